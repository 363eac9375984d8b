import { expect, it } from 'vitest';
import { contrastRatio, parseHex } from './contrast-ratio.ts';

it('returns 21 for black on white and 1 for equal colors', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777')).toBeCloseTo(1);
});

it('matches a published ratio', () => {
  expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

it('returns undefined for an invalid color', () => {
  expect(contrastRatio('#12', '#fff')).toBeUndefined();
  expect(parseHex('red')).toBeUndefined();
});
