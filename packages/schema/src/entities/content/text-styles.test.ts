import { describe, expect, it } from 'vitest';
import { themeSchema } from '../platform/settings.schema.ts';
import { allTextStyles, changedTextStyles, TEXT_STYLES, type TextStyle } from './text-styles.ts';

const LARGE: TextStyle = {
  name: 'heading1',
  size: 5,
  phoneSize: 2.5,
  lineHeight: 1,
  weight: 900,
  letterSpacing: -0.04,
};

describe('text styles', () => {
  it('has every style in order, changed or not', () => {
    const styles = allTextStyles([LARGE]);
    expect(styles.map(({ name }) => name)).toEqual(TEXT_STYLES);
    expect(styles[1]).toEqual(LARGE);
    expect(allTextStyles(undefined)).toEqual(allTextStyles([]));
  });

  it('stores only styles that differ from their defaults', () => {
    expect(changedTextStyles(allTextStyles(undefined))).toEqual([]);
    expect(changedTextStyles(allTextStyles([LARGE]))).toEqual([LARGE]);
  });

  it.each([
    ['an unknown name', { ...LARGE, name: 'giant' }],
    ['a size that is too large', { ...LARGE, size: 40 }],
    ['a line height of nothing', { ...LARGE, lineHeight: 0 }],
    ['a weight that no font has', { ...LARGE, weight: 450 }],
    ['CSS in place of a number', { ...LARGE, letterSpacing: '0;}body{display:none' }],
    ['an unknown field', { ...LARGE, color: 'red' }],
  ])('rejects %s', (_problem, style) => {
    expect(themeSchema.isValidSync({ textStyles: [style] }, { strict: true })).toBe(false);
  });

  it('rejects a style that is given twice', () => {
    expect(() => themeSchema.validateSync({ textStyles: [LARGE, LARGE] })).toThrow(
      'Each text style can be given once',
    );
  });
});
