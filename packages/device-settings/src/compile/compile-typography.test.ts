import type { SparseSettings } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { compileSettings } from './compile-settings.ts';

const compile = (settings: SparseSettings) =>
  compileSettings(settings, VISIBILITY_DEFAULTS, {
    blockType: 'Text',
    pageImage: '',
    isHomepage: false,
    editing: false,
  }).rules.map(({ device, declarations }) => `${device} ${declarations}`);

describe('typography', () => {
  it('takes a text style from the theme, and replaces single values of it', () => {
    expect(
      compile({
        desktop: { typography: { textStyle: 'heading1', fontWeight: '900', lineHeight: 1.3 } },
      }),
    ).toEqual([
      'desktop font-size:var(--org-text-heading1-size);font-weight:900;line-height:1.3;letter-spacing:var(--org-text-heading1-spacing)',
    ]);
  });

  it('sets values on one device without touching wider ones', () => {
    expect(compile({ mobile: { typography: { fontSize: 1.5, textAlign: 'center' } } })).toEqual([
      'mobile font-size:1.5rem;text-align:center',
    ]);
  });

  it('returns to the block’s own value on one device', () => {
    expect(
      compile({
        desktop: {
          typography: { fontSize: 4, letterSpacing: 'tight', textTransform: 'uppercase' },
        },
        tablet: { typography: { fontSize: 0, textTransform: 'none' } },
      }),
    ).toEqual([
      'desktop font-size:4rem;letter-spacing:-0.02em;text-transform:uppercase',
      'tablet text-transform:none;font-size:revert-layer',
      // Phones inherit from desktop.
      'mobile font-size:4rem;text-transform:uppercase',
    ]);
  });

  it('ignores values that are not offered', () => {
    const stored = {
      desktop: {
        typography: {
          textStyle: 'x;}body{display:none',
          fontFamily: 'url(evil)',
          fontSize: 'calc(1px)',
          fontWeight: 700,
        },
      },
    };
    expect(compile(stored as unknown as SparseSettings)).toEqual([]);
  });
});
