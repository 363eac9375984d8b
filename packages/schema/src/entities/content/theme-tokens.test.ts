import { describe, expect, it } from 'vitest';
import { themeSchema } from '../platform/settings.schema.ts';
import {
  allShadows,
  allSpaceSteps,
  changedShadows,
  changedSpaceSteps,
  getThemeTokens,
  SHADOW_TOKENS,
  type Shadow,
  SPACE_TOKENS,
} from './theme-tokens.ts';

const SOFT: Shadow = { name: 'medium', y: 8, blur: 24, spread: -4, opacity: 0.2 };

describe('tokens of a theme', () => {
  it('has every step and shadow in order, changed or not', () => {
    const steps = allSpaceSteps([{ name: 'l', size: 32 }]);
    expect(steps.map(({ name }) => name)).toEqual(SPACE_TOKENS);
    expect(steps.map(({ size }) => size)).toEqual([4, 8, 16, 32, 48, 96]);
    expect(allShadows([SOFT]).map(({ name }) => name)).toEqual(SHADOW_TOKENS);
    expect(allShadows([SOFT])[1]).toEqual(SOFT);
    expect([allSpaceSteps(undefined), allShadows(undefined)]).toEqual([
      allSpaceSteps([]),
      allShadows([]),
    ]);
  });

  it('stores only what differs from the defaults', () => {
    expect([changedSpaceSteps(allSpaceSteps([])), changedShadows(allShadows([]))]).toEqual([
      [],
      [],
    ]);
    expect(changedShadows(allShadows([SOFT]))).toEqual([SOFT]);
    expect(changedSpaceSteps(allSpaceSteps([{ name: 'xs', size: 2 }]))).toEqual([
      { name: 'xs', size: 2 },
    ]);
  });

  it('knows the sizes of a theme, and of one without changes', () => {
    expect(getThemeTokens()).toEqual({
      spaces: { xs: 4, s: 8, m: 16, l: 24, xl: 48, '2xl': 96 },
      radii: { small: 4, medium: 8, large: 16, full: 9999 },
    });
    expect(getThemeTokens({ spacing: [{ name: 'm', size: 20 }], radius: '12px' })).toMatchObject({
      spaces: { m: 20 },
      radii: { small: 6, large: 24 },
    });
  });

  it.each([
    ['an unknown step', { spacing: [{ name: 'giant', size: 4 }] }],
    ['a step below nothing', { spacing: [{ name: 'm', size: -1 }] }],
    ['a step that is too large', { spacing: [{ name: 'm', size: 4000 }] }],
    ['a part of a px', { spacing: [{ name: 'm', size: 4.5 }] }],
    ['CSS in place of a number', { spacing: [{ name: 'm', size: '1px;}body{display:none' }] }],
    ['an unknown field', { spacing: [{ name: 'm', size: 4, unit: 'rem' }] }],
    ['an unknown shadow', { shadows: [{ ...SOFT, name: 'huge' }] }],
    ['an opacity above 1', { shadows: [{ ...SOFT, opacity: 2 }] }],
    ['a color of a shadow', { shadows: [{ ...SOFT, color: 'red' }] }],
  ])('rejects %s', (_problem, theme) => {
    expect(themeSchema.isValidSync(theme, { strict: true })).toBe(false);
  });

  it('rejects a token that is given twice', () => {
    const step = { name: 'm', size: 4 };
    expect(() => themeSchema.validateSync({ spacing: [step, step] })).toThrow(
      'Each step can be given once',
    );
    expect(() => themeSchema.validateSync({ shadows: [SOFT, SOFT] })).toThrow(
      'Each shadow can be given once',
    );
  });
});
