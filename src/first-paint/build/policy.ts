import { createHash } from 'node:crypto';

import { Parser } from 'htmlparser2';

/** Origins that a deployer's settings add to what a page may reach. */
export interface PolicyExtras {
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function isInlineScript(name: string, { src, type }: Readonly<Record<string, string>>): boolean {
  return (
    name === 'script' &&
    src === undefined &&
    (type === undefined || type === 'module' || type === 'text/javascript')
  );
}

/** Hashes of all that a page runs and styles itself with inline, each once. */
interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hashes: Set<string> | undefined;
  let content = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      hashes = name === 'style' ? styles : undefined;
      hashes = isInlineScript(name, attributes) ? scripts : hashes;
      content = '';
    },
    ontext(text) {
      content += hashes ? text : '';
    },
    onclosetag() {
      hashes?.add(hash(content));
      hashes = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles };
}

/**
 * Writes the Content-Security-Policy of one page: own origin only, inline scripts and styles by the
 * hash of what the page really holds.
 *
 * @param html The page as it is served.
 * @param extras Origins that settings name.
 * @returns The value for the policy; the same for the same page.
 */
export function policyFor(html: string, extras: PolicyExtras): string {
  const { scripts, styles } = inlineHashes(html);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...extras.scriptOrigins],
    'style-src': ["'self'", ...styles],
    // The theme writes the state of collapsed menus into style attributes, which have no hashes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...extras.connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Puts the policy into a page, before anything that it governs.
 *
 * @param html The page.
 * @param extras Origins that settings name.
 * @returns The page with the policy in its head.
 * @throws Error when the page does not begin its head as the document template does.
 */
export function withPolicy(html: string, extras: PolicyExtras): string {
  const start = /<meta charset="?UTF-8"?\s*\/?>/i;
  if (!start.test(html)) {
    throw new Error('The page has no <meta charset="UTF-8">, after which its policy would stand.');
  }
  return html.replace(
    start,
    (meta) =>
      `${meta}<meta http-equiv="Content-Security-Policy" content="${policyFor(html, extras)}">`,
  );
}
