import { RADIUS_TOKENS, SPACE_TOKENS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { VISIBILITY_DEFAULTS } from '../settings/visibility.ts';
import { compileSettings } from './compile-settings.ts';
import { radiusCss, shadowCss, spaceCss } from './token-css.ts';

const compile = (settings: unknown, blockType = 'Text') =>
  compileSettings(settings, VISIBILITY_DEFAULTS, {
    blockType,
    pageImage: '',
    isHomepage: false,
    editing: false,
  })
    .rules.map(({ device, declarations }) => `${device}{${declarations}}`)
    .join('');

describe('sizes of the theme', () => {
  it('outputs a custom property with its default beside it', () => {
    expect(SPACE_TOKENS.map((token) => spaceCss(token, 'rem'))).toEqual([
      'var(--org-space-xs,4px)',
      'var(--org-space-s,8px)',
      'var(--org-space-m,16px)',
      'var(--org-space-l,24px)',
      'var(--org-space-xl,48px)',
      'var(--org-space-2xl,96px)',
    ]);
    expect(spaceCss(1.5, 'rem')).toBe('1.5rem');
  });

  it('derives radii from the corner radius of the theme', () => {
    expect(RADIUS_TOKENS.map(radiusCss)).toEqual([
      'calc(var(--org-radius)*.5)',
      'var(--org-radius)',
      'calc(var(--org-radius)*2)',
      '9999px',
    ]);
    expect(radiusCss(12)).toBe('12px');
  });

  it('outputs a spread only when there is one', () => {
    expect(shadowCss({ y: 4, blur: 12, spread: 0, opacity: 0.2 })).toBe(
      '0 4px 12px rgba(0,0,0,0.2)',
    );
    expect(shadowCss({ y: -4, blur: 0, spread: 2, opacity: 1 })).toBe('0 -4px 0 2px rgba(0,0,0,1)');
  });

  it('compiles steps per device beside numbers', () => {
    expect(
      compile({
        desktop: { spacing: { paddingTop: 'xl', paddingBottom: 30 } },
        mobile: { spacing: { paddingTop: 12 }, border: { borderRadius: 'large' } },
      }),
    ).toBe(
      'desktop{border-radius:0;padding-top:var(--org-space-xl,48px);padding-bottom:30px}' +
        'mobile{border-radius:calc(var(--org-radius)*2);padding-top:12px}',
    );
  });

  it('keeps the content of a section between its sides, and the gap of its columns', () => {
    const settings = { spacing: { paddingLeft: 'l' }, alignment: { gap: 's', gapUnit: 'rem' } };
    expect(compile({ desktop: settings }, 'Section')).toBe(
      'desktop{gap:var(--org-space-s,8px);--org-gap:var(--org-space-s,8px);' +
        'padding-left:max(var(--org-space-l,24px),var(--org-section-side))}',
    );
  });

  it('drops names that no theme has', () => {
    const stored = {
      desktop: {
        spacing: { paddingTop: 'giant', paddingBottom: 'm', marginTop: 'full' },
        alignment: { gap: 'M' },
        border: { borderRadius: 'xl', boxShadow: 'huge' },
      },
    };
    expect(readSettings(stored)).toEqual({ desktop: { spacing: { paddingBottom: 'm' } } });
    expect(compile({ desktop: { spacing: { paddingTop: 'm,0);}body{display:none' } } })).toBe('');
  });
});
