import { createHash } from 'node:crypto';

import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Origins that a deployer's settings add to what a page may reach. */
export interface PolicyExtras {
  readonly scriptOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function elements(node: Node): Element[] {
  const own = isElement(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return [...own, ...children];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function text(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function isInlineScript(element: Element): boolean {
  const type = attribute(element, 'type');
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    (type === undefined || type === 'module' || type === 'text/javascript')
  );
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
  const all = elements(parse(html));
  const scripts = [...new Set(all.filter(isInlineScript).map((script) => hash(text(script))))];
  const styles = [
    ...new Set(
      all.filter((element) => element.tagName === 'style').map((style) => hash(text(style))),
    ),
  ];
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
