import { THEME_COLORS } from '@org/schema';
import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { themeCss } from '../styles/theme-css.ts';
import { pageCss } from './page-css.ts';

describe('pageCss', () => {
  it("lists the layers first and contains only the rules of the page's blocks", () => {
    const css = pageCss(['Text', 'Wrapper', 'Unheard']);
    expect(css).toMatch(
      /^@layer org\.reset,\s?org\.tokens,\s?org\.blocks,\s?org\.settings,\s?org\.custom,\s?org\.visibility;/,
    );
    expect(css).toContain('.org-text{');
    expect(css).not.toContain('.org-button');
  });

  it("adds the rules of other packages in the same layer, only for the page's blocks", () => {
    const css = pageCss(['Text', 'AcmeNote'], {
      AcmeNote: '.org-acme-note{margin:0}',
      AcmeQuote: '.org-acme-quote{margin:0}',
    });
    expect(css).toMatch(/@layer org\.blocks\{[^@]*\.org-text\{.*\.org-acme-note\{margin:0\}\}$/s);
    expect(css).not.toContain('quote');
  });

  it('has no selector more specific than a class', () => {
    const css = pageCss([
      'Wrapper',
      'Section',
      'Row',
      'Column',
      'Container',
      'Text',
      'TextBox',
      'Image',
      'Button',
      'Icons',
      'SectionDivider',
    ]);
    expect(css).not.toMatch(/!important|#[\w-]+\s*[{,]/);
  });
});

describe('themeCss', () => {
  it("outputs the theme's colors with readable text colors, its font and its radius", () => {
    const css = themeCss({
      ...DEFAULT_SETTINGS.theme,
      primary: '#FFE27A',
      fontFamily: 'Georgia',
      radius: '4px',
    });
    expect(css).toContain('--org-color-primary:#ffe27a;--org-color-on-primary:#14171f');
    expect(css).toContain('--org-font:Georgia,');
    expect(css).toContain('--org-radius:4px');
    for (const name of THEME_COLORS) expect(css).toContain(`--org-color-${name}:#`);
  });

  it('equals the defaults of tokens.css for the theme of a new tenant', () => {
    const tokens = pageCss([]);
    const { primary, dark } = DEFAULT_SETTINGS.theme;
    expect([
      tokens.includes(`--org-color-primary: ${primary}`) ||
        tokens.includes(`--org-color-primary:${primary}`),
      tokens.includes(`${dark}`),
    ]).toEqual([true, true]);
  });

  it('outputs spaces and shadows that the page uses and the theme changes', () => {
    const theme = {
      ...DEFAULT_SETTINGS.theme,
      spacing: [{ name: 'm' as const, size: 20 }],
      shadows: [{ name: 'small' as const, y: 2, blur: 8, spread: 0, opacity: 0.2 }],
    };
    const used = '.d-1{gap:var(--org-space-m,16px);margin-top:var(--org-space-l,24px)}';
    expect(themeCss(theme, used)).toContain(';--org-space-m:20px}');
    expect(themeCss(theme, '.d-1{box-shadow:var(--org-shadow-small,0 0 5px #000)}')).toContain(
      ';--org-shadow-small:0 2px 8px rgba(0,0,0,0.2)}',
    );
    // A page without them does not grow.
    expect(themeCss(theme, '.d-1{gap:20px}')).toBe(themeCss(DEFAULT_SETTINGS.theme, ''));
    // Custom CSS may use any step, without its default.
    expect(themeCss(DEFAULT_SETTINGS.theme, '.x-1{gap:var(--org-space-xs)}')).toContain(
      '--org-space-xs:4px',
    );
    const forged = { ...theme, spacing: [{ name: 'm;}body{', size: 1 }], shadows: undefined };
    expect(themeCss(forged as never)).not.toContain('body{');
  });

  it('outputs text styles that grow from the phone to the desktop', () => {
    const theme = {
      ...DEFAULT_SETTINGS.theme,
      textStyles: [
        {
          name: 'heading1' as const,
          size: 4,
          phoneSize: 2,
          lineHeight: 1.1,
          weight: 800 as const,
          letterSpacing: -0.02,
        },
      ],
    };
    const css = themeCss(theme);
    expect(css).toContain(
      '--org-text-heading1-size:clamp(2rem,1.1613rem + 3.4409cqi,4rem);--org-text-heading1-weight:800;--org-text-heading1-line:1.1;--org-text-heading1-spacing:-0.02em',
    );
    expect(css).toContain('--org-text-body-size:1rem;');
    expect(themeCss(theme, '.d-1{font-size:var(--org-text-lead-size)}')).not.toContain('heading1');
    expect(themeCss(theme, '.d-1{font-size:var(--org-text-lead-size)}')).toContain(
      '--org-text-lead-size:',
    );
    const forged = { ...theme.textStyles[0], size: '1rem;}body{display:none' };
    expect(themeCss({ ...theme, textStyles: [forged] as never })).not.toContain('display:none');
  });

  it('skips invalid colors', () => {
    expect(
      themeCss({ ...DEFAULT_SETTINGS.theme, primary: 'red}</style>', radius: '1px;x' }),
    ).not.toMatch(/style|1px;x/);
  });
});
