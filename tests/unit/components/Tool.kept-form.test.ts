// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { keepForm, keptForm } from '../../../src/components/Tool/kept-form';

function formWith(text: string): HTMLFormElement {
  const form = document.createElement('form');
  form.id = 'tool';
  const field = document.createElement('textarea');
  field.name = 'run';
  field.value = text;
  form.append(field);
  return form;
}

test('a first visit has kept nothing', () => {
  expect(keptForm('tool')).toBe(undefined);
});

test('what a form holds is kept beside the state of the router', () => {
  window.history.replaceState({ key: 'abc' }, '');
  keepForm(formWith('series(css)\n// & ='));
  expect(keptForm('tool')?.get('run')).toBe('series(css)\n// & =');
  expect(window.history.state).toMatchObject({ key: 'abc' });
});

test('another form of the same page keeps its own', () => {
  keepForm(formWith('css'));
  expect(keptForm('other')).toBe(undefined);
});

test('what is too long for the history is not kept, nor what was kept before', () => {
  keepForm(formWith('css'));
  keepForm(formWith('x'.repeat(200_001)));
  expect(keptForm('tool')).toBe(undefined);
});

test('a state of another kind is none', () => {
  window.history.replaceState({ tool: 5 }, '');
  expect(keptForm('tool')).toBe(undefined);
  window.history.replaceState('tool', '');
  expect(keptForm('tool')).toBe(undefined);
});
