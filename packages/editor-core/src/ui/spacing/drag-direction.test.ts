import { describe, expect, it } from 'vitest';
import { getGapDirection, getGrowth, PROBE } from './drag-direction.ts';

describe('getGrowth', () => {
  it('follows the edge of the content when the block stays', () => {
    expect(getGrowth('Top', { outer: 0, inner: PROBE })).toBe(1);
    expect(getGrowth('Right', { outer: 0, inner: -PROBE })).toBe(-1);
  });

  it('follows the edge of a block that grows with its padding', () => {
    expect(getGrowth('Bottom', { outer: PROBE, inner: 0 })).toBe(1);
    expect(getGrowth('Right', { outer: PROBE, inner: 0 })).toBe(1);
  });

  it('follows the block in a row that is read from right to left', () => {
    // The right margin pushes the block to the left, and the left margin pushes the next block.
    expect(getGrowth('Right', { outer: 0, inner: -PROBE })).toBe(-1);
    expect(getGrowth('Left', { outer: -PROBE, inner: 0 })).toBe(-1);
  });

  it('grows twice as fast in a centered block, so that the edge stays under the pointer', () => {
    expect(getGrowth('Right', { outer: PROBE / 2, inner: -PROBE / 2 })).toBe(2);
    expect(getGrowth('Left', { outer: -PROBE / 2, inner: PROBE / 2 })).toBe(2);
  });

  it('grows away from the block when nothing moves', () => {
    const still = { outer: 0, inner: 0 };
    expect(
      (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => getGrowth(side, still)),
    ).toEqual([-1, 1, 1, -1]);
  });
});

it('widens a gap toward the second block, in both directions of reading', () => {
  expect([getGapDirection(0, 200), getGapDirection(200, 0)]).toEqual([1, -1]);
});
