import { DEFAULT_SPACES } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { getNextSteps, snapSpace } from './snap-space.ts';

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

it.each([
  [46, { value: 48, token: 'xl' }],
  [49.9, { value: 48, token: 'xl' }],
  [51, { value: 52 }],
  [5.9, { value: 4, token: 'xs' }],
  [28.4, { value: 28 }],
  [0.4, { value: 0 }],
  [-16, { value: -16 }],
])('snaps %d px to steps of the theme before multiples of 4 px', (value, snapped) => {
  expect(snapSpace(value, [], DEFAULT_SPACES)).toEqual(snapped);
});

it('snaps to the steps of a theme with sizes of its own', () => {
  const spaces = { ...DEFAULT_SPACES, m: 18, l: 18 };
  expect(snapSpace(17, [], spaces)).toEqual({ value: 18, token: 'm' });
  const photo = { name: 'Photo', value: 18 };
  expect(snapSpace(17, [photo], spaces)).toEqual({ value: 18, token: 'm', neighbor: photo });
});

it('finds the steps above and below a value', () => {
  expect(getNextSteps(16, DEFAULT_SPACES)).toEqual({ up: 'l', down: 's' });
  expect(getNextSteps(2, DEFAULT_SPACES)).toEqual({ up: 'xs', down: undefined });
  expect(getNextSteps(500, DEFAULT_SPACES)).toEqual({ up: undefined, down: '2xl' });
});
