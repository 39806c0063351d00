import assert from 'node:assert/strict';
import { test } from 'node:test';
import { price } from '../src/price.mjs';

test('a price has two decimals', () => {
  assert.equal(price(1250), '€12.50');
});
