import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSettings } from '../compile/compile-settings.ts';
import { createSheet } from '../compile/create-sheet.ts';
import { safeColor } from '../values/safe-color.ts';
import { safeGradient } from '../values/safe-gradient.ts';
import { cssUrl, safeMediaUrl } from '../values/safe-url.ts';
import { FIELD_SPECS, OVERLAY_OPACITY } from './field-specs.ts';
import { readSettings } from './read-settings.ts';
import { settingsShape } from './settings-shape.ts';
import { readVisibility } from './visibility.ts';

const HOSTILE = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  '//evil.test/x',
  '\\\\evil',
  'expression(alert(1))',
  'red;}</style><script>alert(1)</script>',
  'url(javascript:alert(1))',
  '#fff}body{display:none',
  'var(--x,url(//evil))',
  'rgb(0,0,0);color:red',
  'blob:https://x/1',
  '@import "x"',
];

describe('guards', () => {
  it('reject what could escape from a color, a gradient or a URL', () => {
    for (const text of HOSTILE) {
      expect(safeColor(text)).toBe('');
      expect(safeGradient(text)).toBe('');
      expect(safeGradient(`linear-gradient(${text},red)`)).toBe('');
    }
    for (const url of HOSTILE.filter((text) => /^[\s\w\t]*:|^\/\/|\\/.test(text)))
      expect(safeMediaUrl(url)).toBe('');
  });

  it('accept common color notations', () => {
    expect(
      [
        '#FFF',
        '#11223344',
        'rgb(1 2 3 / 50%)',
        'rgba(1, 2, 3, .5)',
        'hsl(210deg, 40%, 50%)',
        'oklch(0.7 0.1 200)',
        'transparent',
        'primary',
        'var(--org-color-on-dark)',
      ].map(safeColor),
    ).toEqual([
      '#fff',
      '#11223344',
      'rgb(1 2 3 / 50%)',
      'rgba(1, 2, 3, .5)',
      'hsl(210deg, 40%, 50%)',
      'oklch(0.7 0.1 200)',
      'transparent',
      'var(--org-color-primary)',
      'var(--org-color-on-dark)',
    ]);
  });

  it('serialize gradients from their parts', () => {
    expect(safeGradient('linear-gradient( 90deg , #FFF 0%, rgba(1, 2, 3, .5) 60% )')).toBe(
      'linear-gradient(90deg,#fff 0%,rgba(1, 2, 3, .5) 60%)',
    );
    expect(safeGradient('radial-gradient(circle at top left, primary, transparent)')).toBe(
      'radial-gradient(circle at top left,var(--org-color-primary),transparent)',
    );
    expect(safeGradient('linear-gradient(to bottom right, red, blue)')).toBe(
      'linear-gradient(to bottom right,red,blue)',
    );
    expect(safeGradient('linear-gradient(red)')).toBe('');
  });

  it('encode what could end a url()', () => {
    expect(cssUrl('/a")}</style>.webp')).toBe('url("/a%22%29}%3C/style%3E.webp")');
  });
});

describe('reading settings', () => {
  it('drops unknown and invalid values and keeps the rest', () => {
    const stored = {
      desktop: {
        spacing: { paddingTop: '12', paddingLeft: 'wide', __proto__: { x: 1 } },
        background: { backgroundColor: 'red;}', backgroundImage: '/ok.webp' },
        shape: { sides: 4 },
      },
      tablet: 'nothing',
      watch: { spacing: { paddingTop: 1 } },
    };
    expect(readSettings(stored)).toEqual({
      desktop: { spacing: { paddingTop: 12 }, background: { backgroundImage: '/ok.webp' } },
    });
    expect(settingsShape.cast(stored)).toEqual(readSettings(stored));
  });

  it('DEV-015 DEV-016 clamps overlay opacity to 0 and 1, and zoom to 0 and 100', () => {
    const read = (overlayOpacity: number, zoomInPercentage: number) =>
      readSettings({
        desktop: { background: { overlaySettings: { overlayOpacity }, zoomInPercentage } },
      }).desktop?.background;
    expect(read(7, 400)).toEqual({
      overlaySettings: { enabled: false, overlayColor: '#000000', overlayOpacity: 1 },
      zoomInPercentage: 100,
    });
    expect(read(-1, -1)).toEqual({
      overlaySettings: { enabled: false, overlayColor: '#000000', overlayOpacity: 0 },
      zoomInPercentage: 0,
    });
    expect(OVERLAY_OPACITY).toEqual({ min: 0, max: 1, step: 0.01 });
    expect(FIELD_SPECS.background.zoomInPercentage).toEqual({
      kind: 'number',
      min: 0,
      max: 100,
      step: 1,
    });
  });

  it('never throws and never lets a value escape its declaration, whatever is stored', () => {
    const value = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.double(),
    );
    const fields = (group: keyof typeof FIELD_SPECS) =>
      fc.dictionary(fc.constantFrom(...Object.keys(FIELD_SPECS[group])), value);
    const device = fc.record(
      {
        alignment: fields('alignment'),
        background: fields('background'),
        border: fields('border'),
        spacing: fields('spacing'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.record(
          { desktop: device, tablet: device, mobile: fc.oneof(device, value) },
          { requiredKeys: [] },
        ),
        (stored) => {
          const sheet = createSheet();
          const compiled = compileSettings(stored, readVisibility({ overflow: 'x}' }), {
            blockType: 'Section',
            pageImage: 'javascript:1',
            isHomepage: false,
            editing: false,
          });
          sheet.add(compiled);
          for (const rule of compiled.rules) {
            // A quoted url() may contain anything that cannot end it.
            expect(rule.declarations).not.toMatch(/[<>]/);
            const bare = rule.declarations.replace(/"[^"]*"/g, 's');
            expect(bare).toMatch(/^(?:[a-z-]+:[^;:{}]+;?)+$/i);
            expect(bare).not.toMatch(/javascript|expression|import|NaN|undefined|Infinity/i);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
