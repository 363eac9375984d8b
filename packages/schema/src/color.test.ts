import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatHexColor,
  fromHsl,
  getContrast,
  getLuminance,
  needsDarkText,
  parseHexColor,
  parseRgbColor,
  type RgbColor,
  toHsl,
} from './color.ts';

const hex = (text: string): RgbColor => {
  const color = parseHexColor(text);
  if (!color) throw new Error(`${text} is not a color`);
  return color;
};
const channel = fc.integer({ min: 0, max: 255 });
const opaque = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

it.each([
  ['#abc', { red: 170, green: 187, blue: 204, alpha: 1 }],
  ['#ABCF', { red: 170, green: 187, blue: 204, alpha: 1 }],
  ['#10203000', { red: 16, green: 32, blue: 48, alpha: 0 }],
  ['#12345', undefined],
  ['abc', undefined],
  ['red', undefined],
])('parses the hex color %s', (text, color) => {
  expect(parseHexColor(text)).toEqual(color);
});

it('parses opaque colors of the function rgb', () => {
  const color = { red: 10, green: 20, blue: 30, alpha: 1 };
  expect(['rgb(10, 20, 30)', 'rgb(10 20 30)', '#0a141e'].map(parseRgbColor)).toEqual([
    color,
    color,
    color,
  ]);
  expect(parseRgbColor('rgb(10 20 30 / 50%)')).toBeUndefined();
});

it('formats every color as it was parsed', () => {
  fc.assert(
    fc.property(fc.record({ red: channel, green: channel, blue: channel, alpha: channel }), (c) => {
      const color = { ...c, alpha: c.alpha / 255 };
      expect(parseHexColor(formatHexColor(color))).toEqual(color);
    }),
  );
});

it('returns published contrast ratios', () => {
  expect(getContrast(hex('#000'), hex('#ffffff'))).toBeCloseTo(21);
  expect(getContrast(hex('#767676'), hex('#fff'))).toBeCloseTo(4.54, 2);
  expect(getLuminance(hex('#808080'))).toBeCloseTo(0.2159, 4);
});

it('chooses the text color with more contrast', () => {
  const [black, white] = [hex('#000'), hex('#fff')];
  fc.assert(
    fc.property(opaque, (color) => {
      const gain = getContrast(black, color) - getContrast(white, color);
      // At the threshold of three digits both ratios are equal to a hundredth.
      if (Math.abs(gain) > 0.02) expect(needsDarkText(color)).toBe(gain > 0);
    }),
  );
});

it('converts every color to hue, saturation and lightness, and back', () => {
  expect(toHsl(hex('#336699'))).toEqual({
    hue: 210,
    saturation: expect.closeTo(0.5),
    lightness: expect.closeTo(0.4),
  });
  expect(toHsl(hex('#808080'))).toMatchObject({ hue: 0, saturation: 0 });
  fc.assert(
    fc.property(opaque, (color) => {
      expect(formatHexColor(fromHsl(toHsl(color)))).toBe(formatHexColor(color));
    }),
  );
});
