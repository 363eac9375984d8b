import { expect, it } from 'vitest';
import { restoredQuantities } from './revert-product-relations.ts';

it.each([
  // Columns: before, after the change, now, reserved → expected.
  ['nothing happened since', 10, 30, 30, 0, { onHand: 10, isMoved: false }],
  ['some were sold', 10, 30, 26, 0, { onHand: 6, isMoved: true }],
  ['more were sold than existed', 2, 30, 18, 0, { onHand: 0, isMoved: true }],
  ['some were returned', 2, 30, 33, 0, { onHand: 5, isMoved: true }],
  ['some are reserved', 3, 30, 30, 8, { onHand: 8, isMoved: true }],
  ['all are reserved, and more elsewhere', 3, 30, 30, 40, { onHand: undefined, isMoved: true }],
  ['the quantity is unchanged', 10, 14, 10, 0, { onHand: 6, isMoved: true }],
  ['owed', 0, 5, -2, 0, { onHand: undefined, isMoved: true }],
  ['the import recorded no quantity', 10, undefined, 26, 0, { onHand: 10, isMoved: false }],
  ['no quantity was set', undefined, undefined, 26, 0, { onHand: undefined, isMoved: false }],
] as const)('restores quantities: %s', (_, before, left, onHand, reserved, then) => {
  expect(restoredQuantities(before, left, { onHand, reserved })).toEqual(then);
});
