import { describe, expect, it } from 'vitest';
import { settleSum, snapEdge } from './snap-columns.ts';

const aims = { sum: 12, min: 1, neighbors: [], reach: 0.05, isFree: false };

describe('snapEdge', () => {
  it.each([
    [5.6, { start: 6, end: 6 }],
    [5.4, { start: 5, end: 7 }],
    [-3, { start: 1, end: 11 }],
    [40, { start: 11, end: 1 }],
  ])('snaps %d twelfths', (wanted, spans) => {
    expect(snapEdge(wanted, aims)).toEqual(spans);
  });

  it('keeps the width of both columns together', () => {
    expect(snapEdge(3.2, { ...aims, sum: 4.8 })).toEqual({ start: 3, end: 1.8 });
    expect(snapEdge(3.21, { ...aims, sum: 4.8, isFree: true })).toEqual({ start: 3.2, end: 1.6 });
  });

  it('does not snap without twelfths between the minimum widths', () => {
    expect(snapEdge(1.3, { ...aims, sum: 2.6, min: 1.2 })).toEqual({ start: 1.3, end: 1.3 });
  });

  it('snaps to the edge of a column elsewhere that is nearer than a twelfth', () => {
    const hero = { name: 'Hero', span: 5.5 };
    const cards = { name: 'Cards', span: 6 };
    const near = { ...aims, neighbors: [hero, cards] };
    expect(snapEdge(5.53, near)).toEqual({ start: 5.5, end: 6.5, neighbor: hero });
    expect(snapEdge(5.6, near)).toEqual({ start: 6, end: 6, neighbor: cards });
    expect(snapEdge(5.53, { ...near, isFree: true })).toEqual({ start: 5.55, end: 6.45 });
  });
});

it('stores sums exactly, and never more than there is room for', () => {
  expect([settleSum(7.9996), settleSum(8.01), settleSum(3.4286), settleSum(4.8)]).toEqual([
    8, 8, 3.42, 4.8,
  ]);
  const hundredths = Array.from({ length: 1200 }, (_, at) => at / 100);
  const lost = hundredths.filter((sum) => Math.abs(settleSum(sum) - sum) >= 0.03);
  const exact = hundredths.filter((sum) => Math.abs(Math.round(sum) - sum) > 0.03);
  expect([lost, exact.filter((sum) => settleSum(sum) !== sum)]).toEqual([[], []]);
});
