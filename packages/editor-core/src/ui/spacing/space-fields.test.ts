import { expect, it } from 'vitest';
import { isSnapped } from '../handles/pointer-drag.ts';
import { getSpaceText, getStepLabel } from './space-copy.ts';
import { clampSpace, getLink, getLinkedFields, getRange } from './space-fields.ts';

it('links the opposite side or all sides of the same box', () => {
  expect(getLinkedFields('paddingTop', 'none')).toEqual(['paddingTop']);
  expect(getLinkedFields('marginLeft', 'pairs')).toEqual(['marginLeft', 'marginRight']);
  expect(getLinkedFields('paddingRight', 'all')).toEqual([
    'paddingTop',
    'paddingRight',
    'paddingBottom',
    'paddingLeft',
  ]);
  expect(getLinkedFields('gap', 'all')).toEqual(['gap']);
});

it('limits values to the range that is stored, in whole px', () => {
  expect(clampSpace(-8, getRange('paddingTop'))).toBe(0);
  expect(clampSpace(-8.4, getRange('marginTop'))).toBe(-8);
  expect(clampSpace(5000, getRange('marginTop'))).toBe(1000);
  expect(clampSpace(900, getRange('gap'))).toBe(500);
  expect(clampSpace(10, { min: 20.4, max: 100 })).toBe(21);
});

const keys = (...names: readonly string[]) => ({
  altKey: names.includes('alt'),
  shiftKey: names.includes('shift'),
  ctrlKey: names.includes('ctrl'),
  metaKey: names.includes('meta'),
});

it('reads linked sides and snapping from the modifier keys', () => {
  const read = (...names: readonly string[]) => [
    getLink(keys(...names)),
    isSnapped(keys(...names)),
  ];
  expect(read()).toEqual(['none', true]);
  expect(read('alt')).toEqual(['pairs', true]);
  expect(read('shift')).toEqual(['none', true]);
  expect(read('alt', 'shift')).toEqual(['all', true]);
  expect(read('ctrl')).toEqual(['none', false]);
  expect(read('meta', 'alt')).toEqual(['pairs', false]);
});

it('says what is changed, to which value and on which device', () => {
  const text = (field: 'paddingTop' | 'gap' | 'height', link: 'none' | 'pairs' | 'all') =>
    getSpaceText({ field, link, value: field === 'height' ? 'auto' : 24, device: 'mobile' });
  expect(text('paddingTop', 'none')).toBe('Padding top 24 px on mobile');
  expect(text('paddingTop', 'pairs')).toBe('Padding top and bottom 24 px on mobile');
  expect(text('paddingTop', 'all')).toBe('Padding 24 px on mobile');
  expect(
    getSpaceText({
      field: 'gap',
      link: 'none',
      value: 96,
      token: '2xl',
      device: 'tablet',
    }),
  ).toBe('Gap 96 px (2XL) on tablet');
  expect(text('gap', 'all')).toBe('Gap 24 px on mobile');
  expect(text('height', 'none')).toBe('Height auto on mobile');
  expect(getStepLabel('marginLeft', 'Text')).toBe('Change margin of Text');
});
