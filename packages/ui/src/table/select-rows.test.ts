import { expect, it } from 'vitest';
import { toggleAll, toggleRow } from './select-rows.ts';

const ids = [1, 2, 3, 4, 5];

it('adds and removes one row', () => {
  expect(toggleRow(new Set([1]), ids, { id: 2 })).toEqual(new Set([1, 2]));
  expect(toggleRow(new Set([1, 2]), ids, { id: 2 })).toEqual(new Set([1]));
});

it('selects the range between two clicks, in either direction', () => {
  expect(toggleRow(new Set([2]), ids, { id: 4, from: 2 })).toEqual(new Set([2, 3, 4]));
  expect(toggleRow(new Set([4]), ids, { id: 2, from: 4 })).toEqual(new Set([4, 2, 3]));
  expect(toggleRow(new Set([2, 3, 4]), ids, { id: 4, from: 2 })).toEqual(new Set());
});

it('selects a single row when the previous click was on another page', () => {
  expect(toggleRow(new Set([99]), ids, { id: 3, from: 99 })).toEqual(new Set([99, 3]));
});

it('selects all visible rows or none of them, and keeps those of other pages', () => {
  expect(toggleAll(new Set([99, 1]), ids)).toEqual(new Set([99, ...ids]));
  expect(toggleAll(new Set([99, ...ids]), ids)).toEqual(new Set([99]));
});
