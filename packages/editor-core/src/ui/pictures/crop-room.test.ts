import { expect, it } from 'vitest';
import { getCropRoom, moveFocus, readFocus } from './crop-room.ts';

const WIDE = { width: 1600, height: 800 };

it('measures what a frame hides of a picture', () => {
  expect(getCropRoom(WIDE, { width: 400, height: 400 })).toEqual({ x: 400, y: 0 });
  expect(getCropRoom(WIDE, { width: 400, height: 100 })).toEqual({ x: 0, y: 100 });
  expect(getCropRoom(WIDE, { width: 400, height: 200 })).toBeUndefined();
  expect(getCropRoom({ width: 0, height: 0 }, { width: 400, height: 200 })).toBeUndefined();
});

it('moves a picture with the pointer, within its frame and only where it is cropped', () => {
  const room = { x: 400, y: 0 };
  const move = (x: number, isSnapped = true) =>
    moveFocus({ x: 50, y: 50 }, { x, y: 300 }, { room, isSnapped });
  expect(move(100)).toEqual({ x: 25, y: 50 });
  expect(move(-100)).toEqual({ x: 75, y: 50 });
  expect(move(1000)).toEqual({ x: 0, y: 50 });
  expect([move(6), move(6, false)]).toEqual([
    { x: 50, y: 50 },
    { x: 49, y: 50 },
  ]);
});

it('reads the position of a picture, and the center for lengths', () => {
  expect(readFocus('30% 62.5%')).toEqual({ x: 30, y: 62.5 });
  expect(readFocus('10px 20%')).toEqual({ x: 50, y: 20 });
  expect(readFocus('')).toEqual({ x: 50, y: 50 });
});
