import { describe, expect, it } from 'vitest';
import {
  addStop,
  type Gradient,
  getAngle,
  getCentre,
  printGradient,
  readGradient,
  removeStop,
  withCentre,
  withKind,
  withStop,
} from './gradient.ts';

const gradient = (css: string): Gradient => {
  const read = readGradient(css);
  if (!read) throw new Error(`${css} was not read`);
  return read;
};
const places = ({ stops }: Gradient) => stops.map((stop) => stop.at);

describe('readGradient', () => {
  it.each([
    ['linear-gradient(red, blue)', 'linear-gradient(red 0%, blue 100%)'],
    [
      'linear-gradient(to right, primary, #fff 30%, #000)',
      'linear-gradient(to right, primary 0%, #fff 30%, #000 100%)',
    ],
    ['linear-gradient(.25turn,#000 0,#fff)', 'linear-gradient(.25turn, #000 0%, #fff 100%)'],
    [
      'radial-gradient(circle at 20% 30%, rgba(0, 0, 0, .5), #fff)',
      'radial-gradient(circle at 20% 30%, rgba(0, 0, 0, .5) 0%, #fff 100%)',
    ],
    [
      'repeating-linear-gradient(45deg, #000 0% 10%, #fff 10% 20%)',
      'repeating-linear-gradient(45deg, #000 0%, #000 10%, #fff 10%, #fff 20%)',
    ],
    [
      'linear-gradient(#000, #111, #222, #333 30%, #444)',
      'linear-gradient(#000 0%, #111 10%, #222 20%, #333 30%, #444 100%)',
    ],
  ])('parses %s', (css, printed) => {
    expect(printGradient(gradient(css))).toBe(printed);
  });

  it.each([
    'conic-gradient(red, blue)',
    'linear-gradient(red 10px, blue)',
    'linear-gradient(red)',
    'url(x)',
    '',
  ])('leaves %s to be edited as text', (css) => {
    expect(readGradient(css)).toBeUndefined();
  });
});

it('prints colors with the given function', () => {
  expect(
    printGradient(gradient('linear-gradient(primary, #fff)'), (color) => color.toUpperCase()),
  ).toBe('linear-gradient(PRIMARY 0%, #FFF 100%)');
});

it.each([
  ['to bottom left', 225],
  ['.25turn', 90],
  ['-90deg', 270],
  ['3.14159265rad', 180],
])('returns the angle of %s', (direction, angle) => {
  expect(getAngle(gradient(`linear-gradient(${direction}, #000, #fff)`))).toBe(angle);
});

it.each([
  ['circle', { x: 50, y: 50 }],
  ['ellipse closest-side at 20% 80%', { x: 20, y: 80 }],
  ['at left bottom', { x: 0, y: 100 }],
  ['at top right', { x: 100, y: 0 }],
  ['at top', { x: 50, y: 0 }],
])('returns the center of %s', (direction, centre) => {
  expect(getCentre(gradient(`radial-gradient(${direction}, #000, #fff)`))).toEqual(centre);
});

it('moves the center and keeps the shape', () => {
  const moved = (direction: string) =>
    withCentre(gradient(`radial-gradient(${direction}, #000, #fff)`), { x: 10, y: 20 }).direction;
  expect([moved('ellipse closest-side at top'), moved('at 1% 2%')]).toEqual([
    'ellipse closest-side at 10% 20%',
    'at 10% 20%',
  ]);
});

it('changes the kind and keeps the stops', () => {
  const linear = gradient('linear-gradient(90deg, #000 0%, #fff 100%)');
  expect(printGradient(withKind(linear, 'radial'))).toBe(
    'radial-gradient(circle at 50% 50%, #000 0%, #fff 100%)',
  );
});

describe('stops', () => {
  const three = gradient('linear-gradient(#000000, #808080, #ffffff)');

  it('keep their order while one moves past another', () => {
    const { gradient: moved, index } = withStop(three, 0, { at: 70 });
    expect([moved.stops.map((stop) => stop.color), places(moved), index]).toEqual([
      ['#808080', '#000000', '#ffffff'],
      [50, 70, 100],
      1,
    ]);
  });

  it('keep their rank at the same position', () => {
    expect(withStop(three, 0, { at: 50 }).index).toBe(0);
    expect(withStop(three, 2, { at: 50 }).index).toBe(2);
  });

  it('stay within the gradient', () => {
    expect(places(withStop(three, 2, { at: 130 }).gradient)).toEqual([0, 50, 100]);
  });

  it('are added with the color at their position, by default in the widest gap', () => {
    const two = gradient('linear-gradient(#000000, #ffffff 80%)');
    const added = addStop(two);
    expect([added.index, added.gradient.stops[1]]).toEqual([1, { color: '#808080', at: 40 }]);
    expect(addStop(two, 95).gradient.stops[2]).toEqual({ color: '#ffffff', at: 95 });
  });

  it('are never fewer than two', () => {
    expect(places(removeStop(removeStop(three, 1), 0))).toEqual([0, 100]);
  });
});
