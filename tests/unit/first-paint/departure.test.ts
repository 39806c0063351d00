// @vitest-environment jsdom
import { expect, test } from 'vitest';

import {
  saveDeparture,
  takeSavedDeparture,
} from '../../../src/first-paint/application/failed-navigation/departure';

const KEY = 'failed-navigation';
const LEFT = { pathname: '/plugins/', scrollY: 120, typed: ['sass'] };

test('the saved state of a page is taken once, and only by that page', () => {
  saveDeparture(LEFT);
  expect(takeSavedDeparture('/')).toBeUndefined();
  expect(takeSavedDeparture('/plugins/')).toEqual(LEFT);
  expect(takeSavedDeparture('/plugins/')).toBeUndefined();
});

test.each([
  '{',
  'null',
  JSON.stringify({ ...LEFT, pathname: 1 }),
  JSON.stringify({ ...LEFT, scrollY: '120' }),
  JSON.stringify({ ...LEFT, typed: 'sass' }),
  JSON.stringify({ ...LEFT, typed: ['sass', null] }),
  JSON.stringify({ ...LEFT, typed: [{}] }),
])('damaged state is ignored and removed: %s', (damaged) => {
  sessionStorage.setItem(KEY, damaged);
  expect(takeSavedDeparture('/plugins/')).toBeUndefined();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
