import { createSheet } from '@org/device-settings';
import { FONT_WEIGHTS, type JsonObject, MESSAGES } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { blockRegistry } from '../src/block-registry.ts';
import { blockViews } from '../src/block-views.ts';
import { DIVIDER_STYLES } from '../src/blocks/section-divider/section-divider.definition.ts';
import { exampleTree } from '../src/example-tree.ts';
import { pageCss } from '../src/page-css.ts';
import { renderToHtml } from '../src/render-to-html.ts';
import { renderTree } from '../src/render-tree.tsx';
import { sampleContext } from '../src/sample-context.ts';

function html(type: string, props: JsonObject, editing = false): string {
  const page = renderToHtml(
    renderTree(exampleTree(type, { props }), {
      registry: blockRegistry,
      views: blockViews,
      context: sampleContext({ editing }),
      sheet: createSheet(),
    }),
  );
  return page
    .slice(
      page.lastIndexOf(
        '<',
        page.indexOf(`data-block="${type.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}"`),
      ),
    )
    .replace(/(<\/div>)+(<\/section>)?(<\/div>)*$/, '');
}

function accepts(type: string, props: JsonObject): boolean {
  const definition = blockRegistry.get(type);
  return (
    definition?.shape.isValidSync({ ...definition.defaults, ...props }, { strict: true }) ?? false
  );
}
const defaultsOf = (type: string) => blockRegistry.get(type)?.defaults ?? {};

describe('button', () => {
  it('BLK-BUTTON-01 has its props, and says Click Me', () => {
    expect(Object.keys(defaultsOf('Button'))).toEqual([
      'text',
      'href',
      'target',
      'variant',
      'size',
      'buttonColor',
      'textColor',
      'fullWidth',
      'buttonIcon',
      'iconPosition',
      'cssClasses',
      'eventTriggerName',
    ]);
    expect(defaultsOf('Button').text).toBe('Click Me');
    const wrong: JsonObject = {
      text: 1,
      href: 1,
      target: 'x',
      variant: 'x',
      size: 'x',
      buttonColor: 1,
      textColor: 1,
      fullWidth: 'yes',
      buttonIcon: 1,
      iconPosition: 'x',
      cssClasses: 1,
      eventTriggerName: 1,
    };
    for (const [prop, value] of Object.entries(wrong))
      expect([prop, accepts('Button', { [prop]: value as string })]).toEqual([prop, false]);
  });

  it('BLK-BUTTON-02 takes the documented targets, variants, sizes and icon positions alone', () => {
    const all = (prop: string, values: string[]) =>
      values.map((value) => accepts('Button', { [prop]: value }));
    expect(all('target', ['_self', '_blank', '_parent', '_top', '_new'])).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const variants = 'primary secondary tertiary success danger warning info light dark neon';
    expect(all('variant', variants.split(' '))).toEqual([...Array(9).fill(true), false]);
    expect(all('size', ['sm', 'default', 'lg', 'xl'])).toEqual([true, true, true, false]);
    expect(all('iconPosition', ['before', 'after', 'above'])).toEqual([true, true, false]);
  });

  it('BLK-BUTTON-03 leads to its address for visitors, and nowhere while editing', () => {
    expect(html('Button', { text: 'Go', href: '/go', target: '_blank' })).toBe(
      '<a class="org-button" data-block="button" data-variant="primary" href="/go" target="_blank" rel="noopener"><span class="org-button-text" data-part="text">Go</span></a>',
    );
    expect(html('Button', { text: 'Go', href: '/go' }, true)).not.toContain('href');
    expect(html('Button', { text: 'Go', href: 'javascript:alert(1)' })).toMatch(
      /^<button class="org-button"/,
    );
  });

  it('is #007bff with white text where no variant is chosen', () => {
    expect(html('Button', { text: 'Go', variant: '' })).toMatch(
      /^<button class="org-button" data-block="button" type="button">/,
    );
    expect(pageCss(['Button'])).toMatch(
      /\.org-button\{[^}]*--org-button-base:\s?#007bff;\s?--org-button-on:\s?#fff/,
    );
  });

  it('puts its own colours over the variant, and its classes and event name on its root', () => {
    expect(
      html('Button', {
        text: 'Go',
        buttonColor: '#123456',
        textColor: 'white',
        cssClasses: 'cta "><script> x-1',
        eventTriggerName: 'signup',
      }),
    ).toBe(
      '<button class="org-button cta x-1" data-block="button" data-variant="primary" data-event-trigger="signup" style="--org-button-color:#123456;--org-button-ink:white" type="button"><span class="org-button-text" data-part="text">Go</span></button>',
    );
  });
});

describe('icons', () => {
  it('BLK-ICONS-01 shows each icon of its list in its own size, colour, link and classes', () => {
    const item = {
      id: 'icon000001',
      icon: 'leaf',
      width: 30,
      height: 40,
      color: '#123456',
      href: '/garden',
      hrefTarget: '_blank',
      cssClasses: 'mark',
    };
    const shown = html('Icons', { icons: [item, { ...item, id: 'icon000002', href: '' }] });
    expect(shown.match(/<svg/g)).toHaveLength(2);
    expect(shown.match(/href="\/garden" target="_blank"/g)).toHaveLength(1);
    for (const part of ['30px', '40px', '#123456', 'mark']) expect(shown).toContain(part);
    for (const prop of Object.keys(item))
      expect([prop, accepts('Icons', { icons: [{ ...item, [prop]: {} }] })]).toEqual([prop, false]);
  });

  it('BLK-ICONS-01 takes direction, justify, align and a gap of 0 to 5', () => {
    expect([-1, 0, 5, 6].map((gap) => accepts('Icons', { gap }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(
      ['row', 'column', 'diagonal'].map((direction) => accepts('Icons', { direction })),
    ).toEqual([true, true, false]);
    for (const prop of ['justify', 'align'])
      expect(
        ['start', 'center', 'end', 'middle'].map((value) => accepts('Icons', { [prop]: value })),
      ).toEqual([true, true, true, false]);
  });

  it('BLK-ICONS-02 starts a new icon at 72 px in #000000', async () => {
    const { NEW_ICON } = await import('../src/blocks/icons/icons.definition.ts');
    expect(NEW_ICON).toMatchObject({ width: 72, height: 72, color: '#000000' });
  });

  it('BLK-ICONS-03 asks for icon, width, height and colour of each', () => {
    const whole = {
      id: 'a',
      icon: 'leaf',
      width: 10,
      height: 10,
      color: '#000',
      href: '',
      hrefTarget: '_self',
      cssClasses: '',
    };
    expect(accepts('Icons', { icons: [whole] })).toBe(true);
    for (const name of ['icon', 'width', 'height', 'color']) {
      const { [name as 'icon']: _left, ...rest } = whole;
      expect(accepts('Icons', { icons: [rest] })).toBe(false);
    }
  });

  it('BLK-ICONS-04 says No Icons when it has none', () => {
    expect(html('Icons', { icons: [] })).toBe(
      `<div class="org-icons" data-block="icons" data-align="center" data-gap="3">${MESSAGES.noIcons}`,
    );
    expect(MESSAGES.noIcons).toBe('No Icons');
  });
});

describe('text', () => {
  it('BLK-TEXT-01 takes a size of 0.5 to 6 rem in steps of 0.25, the tags, a weight and an alignment', () => {
    expect([0.25, 0.5, 0.6, 6, 6.25].map((fontSize) => accepts('Text', { fontSize }))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(
      ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'script'].map((tag) => accepts('Text', { tag })),
    ).toEqual([...Array(7).fill(true), false]);
    expect(
      html('Text', {
        text: 'A & B',
        tag: 'h2',
        fontSize: 2.5,
        fontWeight: 700,
        textAlign: 'center',
      }),
    ).toBe(
      '<h2 class="org-text" data-block="text" data-part="text" data-align="center" style="--org-text-size:2.5;--org-text-weight:700">A &amp; B</h2>',
    );
  });

  it('CONST-001 takes weights of 100 to 900', () => {
    expect([...FONT_WEIGHTS]).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect([0, 100, 450, 900, 1000].map((fontWeight) => accepts('Text', { fontWeight }))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('never makes an element of a tag that it does not know', () => {
    expect(html('Text', { text: 'x', tag: 'script' })).toMatch(/^<p /);
  });
});

describe('text box', () => {
  it('shows markup of the closed list and nothing else', () => {
    expect(
      html('TextBox', {
        html: '<p onclick="x()">Hi <b>you</b> <a href="javascript:x">no</a> <a href="https://a.test" target="_blank">yes</a><script>x()</script></p>',
      }),
    ).toBe(
      '<div class="org-text-box" data-block="text-box" data-part="text"><p>Hi <strong>you</strong> no <a href="https://a.test" target="_blank" rel="noopener">yes</a></p>',
    );
  });
});

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

  it('BLK-IMAGE-01 leads to its address, and has the panels of border and shadow', () => {
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

  it('BLK-IMAGE-02 takes the documented fits and link targets alone', () => {
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

  it('BLK-IMAGE-03 starts at 100 % wide and 250 px high', () => {
    expect(defaultsOf('Image').sizes).toEqual({
      desktop: { width: 100, widthUnit: '%', height: 250, heightUnit: 'px' },
    });
  });

  it('offers a picture of ours in its widths, and loads only the first at once', () => {
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

  it('shows nothing to visitors without a picture', () => {
    expect(html('Image', { src: '' })).toBe('<div class="org-image" data-block="image" hidden="">');
    expect(html('Image', { src: '' }, true)).toContain('Choose a picture');
  });
});

describe('section divider', () => {
  it('BLK-DIVIDER-01 starts 100 px high with 5 waves of 10 %', () => {
    expect(defaultsOf('SectionDivider')).toMatchObject({
      height: 100,
      waveHeight: 10,
      waveCount: 5,
    });
    expect([...DIVIDER_STYLES]).toEqual(['skewed', 'wave', 'curved']);
    expect(Object.keys(defaultsOf('SectionDivider')).sort()).toEqual([
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

  it('BLK-DIVIDER-01 draws its style in its colours, and upside down', () => {
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
