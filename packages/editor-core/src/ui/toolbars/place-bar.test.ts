import { expect, it } from 'vitest';
import { placeBar } from './place-bar.ts';

const bar = { width: 400, height: 40 };
const room = { left: 0, top: 100, right: 1000, bottom: 700 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

it.each([
  [
    'in the middle above a few words',
    box(500, 300, 600, 320),
    { left: 350, top: 254, side: 'above' },
  ],
  ['at the beginning of lines', box(200, 300, 900, 400), { left: 200, top: 254, side: 'above' }],
  [
    'below when there is no room above',
    box(500, 120, 600, 140),
    { left: 350, top: 146, side: 'below' },
  ],
  ['inside the room at its edges', box(900, 300, 990, 320), { left: 594, top: 254, side: 'above' }],
])('is placed %s', (_where, anchor, at) => {
  expect(placeBar({ bar, anchor, line: anchor, room })).toEqual(at);
});

it('is placed away from the line of a text that fills the canvas', () => {
  const anchor = box(100, -200, 900, 1200);
  const at = (top: number) => placeBar({ bar, anchor, line: box(100, top, 110, top + 20), room });
  expect([at(600), at(110)]).toEqual([
    { left: 100, top: 106, side: 'below' },
    { left: 100, top: 654, side: 'above' },
  ]);
});

it('is hidden while its text is out of view', () => {
  const anchor = box(100, 10, 900, 90);
  expect(placeBar({ bar, anchor, line: anchor, room })).toBeUndefined();
});

it('is below a text without a selection if it would cover the block above', () => {
  const anchor = box(100, 300, 900, 400);
  const place = (isContentAt: (x: number, y: number) => boolean) =>
    placeBar({ bar, anchor, line: anchor, room, isContentAt });
  expect(place(() => false)).toEqual({ left: 100, top: 254, side: 'above' });
  expect(place((_, y) => y < 300)).toEqual({ left: 100, top: 406, side: 'below' });
  expect(place((x) => x < 300)).toEqual({ left: 500, top: 254, side: 'above' });
});
