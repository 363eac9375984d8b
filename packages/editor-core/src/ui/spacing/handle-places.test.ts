import { expect, it } from 'vitest';
import { placeHandles } from './handle-places.ts';
import { getBands, type SpaceMeasures } from './measure-space.ts';
import type { SpaceField } from './space-fields.ts';

const SIDES = {
  paddingTop: 20,
  paddingRight: 0,
  paddingBottom: 0,
  paddingLeft: 0,
  marginTop: 0,
  marginRight: 0,
  marginBottom: 40,
  marginLeft: 0,
};
const FIELDS = Object.keys(SIDES) as SpaceField[];
const measure = (box: Partial<SpaceMeasures['box']>): SpaceMeasures => ({
  box: { left: 100, top: 200, width: 400, height: 160, ...box },
  sides: SIDES,
  gap: undefined,
});
const places = (measures: SpaceMeasures, unit = 1, isCoarse = false) =>
  placeHandles(measures, { fields: FIELDS, unit, isCoarse, width: 1000 });

it('places handles in the middle of their space, and beside the edge without space', () => {
  const at = places(measure({}));
  expect(at.get('paddingTop')).toEqual({ x: 300, y: 210, axis: 'y' });
  expect(at.get('paddingLeft')).toEqual({ x: 102, y: 280, axis: 'x' });
  expect(at.get('marginBottom')).toEqual({ x: 300, y: 380, axis: 'y' });
  expect(at.get('marginLeft')).toEqual({ x: 90, y: 280, axis: 'x' });
});

it('keeps handles at the same distance on the screen at every zoom, and larger for fingers', () => {
  expect(places(measure({}), 2).get('marginLeft')?.x).toBe(80);
  expect(places(measure({}), 1, true).get('marginLeft')?.x).toBe(82);
});

it('leaves out handles over the content of a low block, and all of a very small one', () => {
  expect([...places(measure({ height: 32 })).keys()]).toEqual([
    'paddingTop',
    'paddingRight',
    'paddingLeft',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
  ]);
  expect(places(measure({ height: 16 })).size).toBe(0);
  expect(places(measure({ height: 32 }), 2).size).toBe(0);
});

it('leaves out handles beyond the page', () => {
  const at = places(measure({ left: 0, top: 0, width: 1000 }));
  for (const field of ['marginLeft', 'marginRight', 'marginTop'] as const)
    expect(at.has(field)).toBe(false);
  expect(at.has('marginBottom')).toBe(true);
});

it('covers the space of each side', () => {
  const measures = measure({});
  expect(getBands(measures, 'paddingTop')).toEqual([
    { left: 100, top: 200, width: 400, height: 20 },
  ]);
  expect(getBands(measures, 'paddingRight')).toEqual([
    { left: 500, top: 220, width: 0, height: 140 },
  ]);
  expect(getBands(measures, 'marginBottom')).toEqual([
    { left: 100, top: 360, width: 400, height: 40 },
  ]);
});
