import { expect, it } from 'vitest';
import { getDistances } from './measure-distances.ts';

const block = { left: 100, top: 100, width: 200, height: 50 };

it('measures the distances to the edges of a block around', () => {
  expect(getDistances(block, { left: 0, top: 80, width: 400, height: 70 })).toEqual([
    { axis: 'x', left: 0, top: 125, length: 100 },
    { axis: 'x', left: 300, top: 125, length: 100 },
    { axis: 'y', left: 200, top: 80, length: 20 },
  ]);
});

it('measures the distance to a block beside, at the height that both share', () => {
  expect(getDistances(block, { left: 340, top: 120, width: 100, height: 200 })).toEqual([
    { axis: 'x', left: 300, top: 135, length: 40 },
  ]);
});

it('measures both directions to a block that is beside and below', () => {
  expect(getDistances(block, { left: 340, top: 200, width: 10, height: 10 })).toEqual([
    { axis: 'x', left: 300, top: 125, length: 40 },
    { axis: 'y', left: 200, top: 150, length: 50 },
  ]);
});

it('measures the distances to a block inside', () => {
  expect(getDistances(block, { left: 116, top: 108, width: 100, height: 30 })).toHaveLength(4);
});
