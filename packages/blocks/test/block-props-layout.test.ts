import { createSheet } from '@org/device-settings';
import { describe, expect, it } from 'vitest';
import { DIVIDER_STYLES } from '../src/blocks/section-divider/section-divider.definition.ts';
import { renderToHtml } from '../src/markup/render-to-html.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { blockViews } from '../src/registry/block-views.ts';
import { renderTree } from '../src/render/render-tree.tsx';
import { sampleContext } from '../src/samples/sample-context.ts';
import { exampleTree } from '../src/testing/example-tree.ts';
import { accepts, getDefaults, html } from './block-html.ts';

describe('image', () => {
  it('BLK-IMAGE-01 has width and height in px or % for each device and for email', () => {
    const size = (widthUnit: string) => ({ width: 50, widthUnit, height: 10, heightUnit: 'px' });
    expect(
      ['px', '%', 'rem'].map((unit) =>
        accepts('Image', {
          sizes: { desktop: size('px'), tablet: size(unit), mobile: size(unit), email: size(unit) },
        }),
      ),
    ).toEqual([true, true, false]);
    expect(
      html('Image', {
        src: '/a.webp',
        altText: 'A',
        rotate: 4,
        sizes: { desktop: size('px'), mobile: size('%') },
      }),
    ).toContain(
      'style="--org-image-w:50px;--org-image-h:10px;--org-image-w-mobile:50%;--org-image-h-mobile:10px;--org-image-rotate:4deg"',
    );
  });

  it('gives a column its width on each device, and rows their rules without one', () => {
    const column = (props: object) => html('Column', { ...props });
    expect(column({ span: 8.25, spans: { tablet: 6, mobile: 12 } })).toContain(
      'data-span="8.25" data-span-tablet="6" data-span-mobile="12" style="--org-span:8.25;--org-span-tablet:6;--org-span-mobile:12"',
    );
    expect(column({ span: 4, spans: {} })).not.toMatch(/span-(tablet|mobile)/);
  });

  it('BLK-IMAGE-01 links to its URL, and has the panels of border and shadow', () => {
    const linked = html('Image', { src: '/a.webp', url: '/visit', urlTarget: '_blank' });
    expect(linked).toMatch(/<a [^>]*href="\/visit" target="_blank"/);
    expect(html('Image', { src: '/a.webp', url: '' })).not.toContain('<a ');
    expect(html('Image', { src: '/a.webp', objectFit: 'contain' })).toContain('contain');
    expect(blockRegistry.get('Image')?.groups).toContain('border');
    const sheet = createSheet();
    renderTree(
      exampleTree('Image', {
        props: { settings: { desktop: { border: { boxShadow: 'small', borderRadius: 4 } } } },
      }),
      { registry: blockRegistry, views: blockViews, context: sampleContext(), sheet },
    );
    expect(sheet.css()).toMatch(/border-radius:4px[^}]*box-shadow:/);
  });

  it('crops a picture around its focus on each device', () => {
    const focused = html('Image', {
      src: '/a.webp',
      focus: { desktop: { x: 20, y: 62.5 }, mobile: { x: 0, y: 100 } },
    });
    expect(focused).toContain('--org-image-focus:20% 62.5%;--org-image-focus-mobile:0% 100%');
    expect(focused).not.toContain('focus-tablet');
    expect(html('Image', { src: '/a.webp' })).not.toContain('org-image-focus');
  });

  it('BLK-IMAGE-02 accepts only the documented fits and link targets', () => {
    expect(
      ['cover', 'contain', 'fill', 'none', 'scale-down', 'crop'].map((objectFit) =>
        accepts('Image', { objectFit }),
      ),
    ).toEqual([...Array(5).fill(true), false]);
    expect(
      ['_blank', '_self', '_parent', '_top', 'x'].map((urlTarget) =>
        accepts('Image', { urlTarget }),
      ),
    ).toEqual([...Array(4).fill(true), false]);
  });

  it('BLK-IMAGE-03 is 100 % wide and 250 px high by default', () => {
    expect(getDefaults('Image').sizes).toEqual({
      desktop: { width: 100, widthUnit: '%', height: 250, heightUnit: 'px' },
    });
  });

  it('offers an image of the media library in several widths, and loads only the first eagerly', () => {
    const first = html('Image', {
      src: '/media/7/1f/bowl-960.webp',
      naturalWidth: 960,
      naturalHeight: 640,
      altText: '',
    });
    expect(first).toContain(
      'srcSet="/media/7/1f/bowl-320.webp 320w, /media/7/1f/bowl-640.webp 640w, /media/7/1f/bowl-960.webp 960w" sizes="(min-width: 1320px) 1320px, 100vw" alt="" width="960" height="640"',
    );
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('lazy');
  });

  it('renders nothing for visitors without an image', () => {
    expect(html('Image', { src: '' })).toBe('<div class="org-image" data-block="image" hidden="">');
    expect(html('Image', { src: '' }, true)).toContain('Choose a picture');
  });
});

describe('section divider', () => {
  it('BLK-DIVIDER-01 is 100 px high with 5 waves of 10 % by default', () => {
    expect(getDefaults('SectionDivider')).toMatchObject({
      height: 100,
      waveHeight: 10,
      waveCount: 5,
    });
    expect([...DIVIDER_STYLES]).toEqual(['skewed', 'wave', 'curved']);
    expect(Object.keys(getDefaults('SectionDivider')).sort()).toEqual([
      'backgroundColor',
      'dividerColor',
      'height',
      'skewAngle',
      'style',
      'waveCount',
      'waveFlip',
      'waveHeight',
    ]);
  });

  it('BLK-DIVIDER-01 renders its style in its colors, and upside down', () => {
    const drawn = (style: string) =>
      html('SectionDivider', {
        style,
        dividerColor: '#112233',
        backgroundColor: '#445566',
        skewAngle: 3,
        waveFlip: true,
      });
    for (const style of DIVIDER_STYLES) {
      expect(drawn(style)).toContain(`data-style="${style}" data-flip="true"`);
      expect(drawn(style)).toContain('#112233');
      expect(drawn(style)).toContain('#445566');
    }
    expect(drawn('skewed')).toContain('-3deg');
    expect(drawn('wave')).not.toBe(drawn('curved').replace('curved', 'wave'));
    expect(html('SectionDivider', { waveFlip: false })).not.toContain('data-flip');
  });

  it('BLK-DIVIDER-02 keeps angle, wave height and count within their ranges', () => {
    expect([-1, 0, 5, 6].map((skewAngle) => accepts('SectionDivider', { skewAngle }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([9, 10, 40, 41].map((waveHeight) => accepts('SectionDivider', { waveHeight }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 1, 20, 21].map((waveCount) => accepts('SectionDivider', { waveCount }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('container', () => {
  it('BLK-CONTAINER-01 has visibility flags, and a background with page image, overlay, zoom and flip', () => {
    const sheet = createSheet();
    const page = { ...sampleContext().page, image: '/media/page.webp' };
    const shown = renderToHtml(
      renderTree(
        exampleTree('Container', {
          props: {
            showOnMobile: false,
            settings: {
              desktop: {
                background: {
                  usePageImage: true,
                  flip: true,
                  zoomInOnHover: true,
                  zoomInPercentage: 120,
                  overlaySettings: { enabled: true, overlayColor: '#000000', overlayOpacity: 0.4 },
                },
              },
            },
          },
        }),
        {
          registry: blockRegistry,
          views: blockViews,
          context: { ...sampleContext(), page } as never,
          sheet,
        },
      ),
    );
    expect(sheet.css()).toContain('/media/page.webp');
    expect(sheet.css()).toMatch(/scale|1\.2/);
    expect(sheet.css()).toMatch(/display:\s*none/);
    expect(sheet.css()).toMatch(/rgb|#000|color-mix/);
    expect(shown).toContain('data-block="container"');
  });

  it('BLK-CONTAINER-01 has background, alignment, spacing and border per device', () => {
    expect(blockRegistry.get('Container')?.groups).toEqual([
      'alignment',
      'background',
      'border',
      'spacing',
    ]);
    const sheet = createSheet();
    const box = {
      spacing: { paddingTop: 4 },
      border: { borderRadius: 3 },
      alignment: { gap: 8 },
      background: { backgroundColor: '#fff' },
    };
    renderTree(
      exampleTree('Container', {
        props: {
          settings: { desktop: box, mobile: { spacing: { paddingTop: 2 } } },
          overflow: 'hidden',
        },
      }),
      {
        registry: blockRegistry,
        views: blockViews,
        context: sampleContext(),
        sheet,
      },
    );
    expect(sheet.css()).toMatch(
      /^@layer org\.settings\{\.(d-\w+)\{overflow:hidden\}\.\1\{gap:8px;background-color:#fff;color:#14171f;--org-color-link:currentcolor;border-radius:3px;padding-top:4px\}@media \(max-width:767\.98px\)\{\.\1\{padding-top:2px\}\}\}$/,
    );
  });
});
