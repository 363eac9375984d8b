import { formatHexColor } from '@org/schema/color';
import { describe, expect, it } from 'vitest';
import { colorBetween, colorOver, colorParts } from './color-parts.ts';

describe('colorParts', () => {
  it.each([
    ['#abc', { red: 170, green: 187, blue: 204, alpha: 1 }],
    ['#ABCF', { red: 170, green: 187, blue: 204, alpha: 1 }],
    ['#10203000', { red: 16, green: 32, blue: 48, alpha: 0 }],
    ['#12345', undefined],
    ['red', undefined],
  ])('parses %s', (color, parts) => {
    expect(colorParts(color)).toEqual(parts);
  });

  it('is reversed by formatHexColor', () => {
    const colors = ['#102030', '#10203080'];
    expect(
      colors.map((color) => {
        const parts = colorParts(color);
        return parts && formatHexColor(parts);
      }),
    ).toEqual(colors);
  });
});

it('interpolates two colors with their transparency', () => {
  expect([
    colorBetween('#000000', '#ffffff', 0.5),
    colorBetween('#ff000000', '#ff0000', 0.5),
    colorBetween('primary', '#ffffff', 0.5),
  ]).toEqual(['#808080', '#ff000080', undefined]);
});

it('composites a color over an opaque one', () => {
  expect([
    colorOver('#00000080', '#ffffff'),
    colorOver('#123456', 'unknown'),
    colorOver('#00000080', '#ffffff80'),
  ]).toEqual(['#7f7f7f', '#123456', undefined]);
});
