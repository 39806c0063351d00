// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { keepForm, keptForm } from '../../../src/components/Tool/keptForm';

function formWith(text: string): HTMLFormElement {
  const form = document.createElement('form');
  const field = document.createElement('textarea');
  field.name = 'run';
  field.value = text;
  form.append(field);
  return form;
}

beforeEach(() => {
  window.history.replaceState(null, '');
});

test('a first visit has kept nothing', () => {
  expect(keptForm()).toBe(undefined);
});

test('what a form holds is kept beside the state of the router', () => {
  window.history.replaceState({ key: 'abc' }, '');
  keepForm(formWith('series(css)\n// & ='));
  expect(keptForm()?.get('run')).toBe('series(css)\n// & =');
  expect(window.history.state).toMatchObject({ key: 'abc' });
});

test('what is too long for the history is not kept, nor what was kept before', () => {
  keepForm(formWith('css'));
  keepForm(formWith('x'.repeat(200_001)));
  expect(keptForm()).toBe(undefined);
});

test('a state of another kind is none', () => {
  window.history.replaceState({ toolForm: 5 }, '');
  expect(keptForm()).toBe(undefined);
  window.history.replaceState('toolForm', '');
  expect(keptForm()).toBe(undefined);
});
