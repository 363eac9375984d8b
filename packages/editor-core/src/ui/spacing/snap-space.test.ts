import { expect, it } from 'vitest';
import { snapSpace } from './snap-space.ts';

it.each([
  [0.4, 0],
  [1.9, 0],
  [2, 4],
  [21, 20],
  [-3, -4],
  [-1, 0],
])('snaps %d px to %d px', (value, snapped) => {
  expect(snapSpace(value, [])).toEqual({ value: snapped });
});

it('snaps to the value of a near neighbor instead of the grid', () => {
  const heading = { name: 'Heading', value: 30 };
  const photo = { name: 'Photo', value: 35 };
  expect(snapSpace(28, [heading, photo])).toEqual({ value: 30, neighbor: heading });
  expect(snapSpace(34, [heading, photo])).toEqual({ value: 35, neighbor: photo });
  expect(snapSpace(26, [heading, photo])).toEqual({ value: 28 });
});
