import { expect, it } from 'vitest';
import type { Edges } from './free-place.ts';
import { placeToolbar } from './place-toolbar.ts';

const bar = { width: 160, height: 34 };
const room = { left: 0, top: 100, right: 1000, bottom: 700 };
const box = (left: number, top: number, right: number, bottom: number): Edges => ({
  left,
  top,
  right,
  bottom,
});
const contentIn =
  (...boxes: readonly Edges[]) =>
  (x: number, y: number): boolean =>
    boxes.some(
      ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
const block = box(200, 300, 800, 340);
const above = box(200, 250, 800, 296);

it('places the toolbar above the block when there is space', () => {
  expect(placeToolbar({ bar, block, room, isContentAt: () => false })).toEqual({
    left: 200,
    top: 260,
  });
});

it('moves the toolbar to the end of the block when text above covers its start', () => {
  const isContentAt = contentIn(box(200, 250, 500, 296));
  expect(placeToolbar({ bar, block, room, isContentAt })).toEqual({ left: 640, top: 260 });
});

it('places the toolbar below the block when the block above fills its width', () => {
  const isContentAt = contentIn(above);
  expect(placeToolbar({ bar, block, room, isContentAt })).toEqual({ left: 200, top: 346 });
});

it('places the toolbar in the padding of a tall block between two others', () => {
  const tall = box(200, 300, 800, 500);
  const isContentAt = contentIn(above, box(200, 504, 800, 600));
  expect(placeToolbar({ bar, block: tall, room, isContentAt })).toEqual({ left: 200, top: 306 });
});

it('covers as little as possible when there is content on every side', () => {
  const isContentAt = contentIn(above, box(200, 344, 360, 400), box(360, 370, 800, 400));
  expect(placeToolbar({ bar, block, room, isContentAt })).toEqual({ left: 640, top: 346 });
});

it('keeps the toolbar at the top of the canvas over a block that fills it', () => {
  const tall = box(200, 0, 800, 900);
  expect(placeToolbar({ bar, block: tall, room, isContentAt: () => true })).toEqual({
    left: 200,
    top: 106,
  });
});

it('keeps the toolbar horizontally inside the canvas', () => {
  const narrow = box(950, 300, 990, 340);
  expect(placeToolbar({ bar, block: narrow, room, isContentAt: () => false })).toEqual({
    left: 834,
    top: 260,
  });
});
