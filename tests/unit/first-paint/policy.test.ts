import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { policyFor, withPolicy } from '../../../src/first-paint/build/policy';

const none = { scriptOrigins: [], connectOrigins: [] };

describe('policyFor', () => {
  test('allows an inline script by the hash of its exact text', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(policyFor('<script>alert(1)</script>', none)).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  test('takes the text of scripts and styles as it stands, entities and tags included', () => {
    const script = 'if (a<b && c) d("&amp;</p><!-- <b>")';
    const style = 'a>b{content:"&lt;"}';
    const policy = policyFor(`<style>${style}</style><p>x</p><script>${script}</script>`, none);
    for (const text of [script, style]) {
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
  });

  test('takes a tag in the value of an attribute for text', () => {
    const scripts = ["say('a > b')", 'say("<p>")'];
    const html = [
      `<h2 title="The <script> tag isn't empty">It's a tag</h2><script>${scripts[0]}</script>`,
      `<img alt='A "<style>" tag'><script data-a=">">${scripts[1]}</script>`,
    ].join('');
    const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(policyFor(html, none)).toContain(
      `script-src 'self' ${hashes.map((value) => `'sha256-${value}'`).join(' ')}; style-src 'self';`,
    );
  });

  test('gives no hash to data and to scripts of our own origin', () => {
    const html = '<script src="/a.js"></script><script type="application/json">{}</script>';
    expect(policyFor(html, none)).toContain("script-src 'self';");
  });

  test('names the origins of settings', () => {
    const extras = { scriptOrigins: ['https://a.example'], connectOrigins: ['https://b.example'] };
    expect(policyFor('', extras)).toContain("script-src 'self' https://a.example;");
    expect(policyFor('', extras)).toContain("connect-src 'self' https://b.example;");
  });
});

describe('withPolicy', () => {
  test('puts the policy right behind the character set', () => {
    const page = withPolicy(
      '<!DOCTYPE html><html><head><meta charset="UTF-8"></head></html>',
      none,
    );
    expect(page).toContain('<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy"');
  });

  test('refuses a page it cannot place it in', () => {
    expect(() => withPolicy('<html></html>', none)).toThrow('no <meta charset="UTF-8">');
  });
});
