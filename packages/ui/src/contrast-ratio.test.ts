import { expect, it } from 'vitest';
import { contrastRatio, parseHex } from './contrast-ratio.ts';

it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777')).toBeCloseTo(1);
});

it('matches a published pair', () => {
  expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

it('answers undefined for what is no colour', () => {
  expect(contrastRatio('#12', '#fff')).toBeUndefined();
  expect(parseHex('red')).toBeUndefined();
});
