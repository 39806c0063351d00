// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import {
  emptyView,
  readForm,
  readView,
  writeView,
} from '../../../src/components/PluginDirectory/view';

describe('readView', () => {
  it('reads every part', () => {
    expect(readView('?q=sass&job=styles&status=condition&format=esm&sort=released')).toEqual({
      text: 'sass',
      job: 'styles',
      status: 'condition',
      format: 'esm',
      sort: 'released',
    });
  });

  it.each([
    ['nothing', ''],
    ['unknown names', '?color=red&__proto__=1&constructor=x'],
    ['unknown values', '?job=cooking&status=__proto__&format=both&sort=%00'],
    ['broken escapes', '?job=%E0%A4%A&&&=&?'],
  ])('takes %s as the unfiltered view', (_, search) => {
    expect(readView(search)).toEqual(emptyView);
  });

  it('keeps markup as text and cuts long text', () => {
    expect(readView('?q=<img src=x onerror=alert(1)>').text).toBe('<img src=x onerror=alert(1)>');
    expect(readView(`?q=${'x'.repeat(100_000)}`).text).toHaveLength(100);
  });
});

describe('writeView', () => {
  it('writes nothing for the unfiltered view', () => {
    expect(writeView(emptyView)).toBe('');
    expect(writeView({ ...emptyView, text: '  ' })).toBe('');
  });

  it('writes what readView reads', () => {
    const view = {
      text: 'a&b=<c> 中文',
      job: 'html',
      status: 'fails',
      format: 'commonjs',
      sort: 'status',
    } as const;
    expect(readView(writeView(view))).toEqual(view);
  });
});

describe('readForm', () => {
  it('reads what stands in the controls', () => {
    document.body.innerHTML =
      '<form><input name="q" value="less"><select name="job"><option value="styles"></select></form>';
    const form = document.querySelector('form');
    expect(form && readForm(form)).toEqual({ ...emptyView, text: 'less', job: 'styles' });
  });
});
