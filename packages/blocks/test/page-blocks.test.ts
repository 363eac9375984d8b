import { MESSAGES } from '@org/schema/copy';
import { describe, expect, it } from 'vitest';
import { yearIn } from '../src/blocks/copyright/year-in.ts';
import { mapAddress } from '../src/blocks/map/map-address.ts';
import { framesIn } from '../src/markup/page-frames.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { pageCss } from '../src/registry/page-css.ts';
import type { RenderContext } from '../src/render/block-view.ts';
import { menuContext } from '../src/samples/sample-menu.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const page = {
  id: 7,
  title: 'A week <b>',
  slug: 'a-week',
  excerpt: 'Seven days.',
  image: '/kiln.webp',
  isHomepage: false,
};
/** Returns the HTML of a page with one block in a column. */
const shown = (type: string, props: object = {}, context: Partial<RenderContext> = {}): string =>
  pageHtml(
    {
      type: 'Section',
      children: [{ type: 'Column', children: [{ type, props: props as never }] }],
    },
    { page, ...context },
  );

describe('page fields', () => {
  it('BLK-PAGEFIELD-01 show title, slug, excerpt or image of the current page', () => {
    expect(
      ['title', 'slug', 'excerpt', 'image', 'author'].map((field) =>
        accepts('PageField', { field }),
      ),
    ).toEqual([true, true, true, true, false]);
    expect(shown('PageField', { field: 'title' })).toContain('>A week &lt;b&gt;</div>');
    expect(shown('PageField', { field: 'slug' })).toContain('>a-week</div>');
    expect(shown('PageField', { field: 'excerpt' })).toContain('>Seven days.</div>');
    expect(shown('PageField', { field: 'image' })).toMatch(
      /<img [^>]*src="\/kiln.webp" alt="A week &lt;b&gt;"/,
    );
    expect(
      shown('PageField', { field: 'image' }, { page: { ...page, image: 'javascript:x' } }),
    ).not.toContain('<img');
  });

  it('BLK-PAGEFIELD-02 have their own typography, Inter by default', () => {
    const { field, ...typography } = getDefaults('PageField');
    expect(field).toBe('title');
    expect(Object.keys(typography)).toEqual([
      'fontFamily',
      'fontSize',
      'fontWeight',
      'textColor',
      'lineHeight',
      'letterSpacing',
      'textAlign',
      'textShadow',
      'smallCaps',
    ]);
    expect(typography.fontFamily).toBe('Inter');
    expect(
      ['left', 'center', 'right', 'justify'].map((textAlign) =>
        accepts('PageField', { textAlign }),
      ),
    ).toEqual([true, true, true, false]);
    expect(
      shown('PageField', {
        fontFamily: 'Georgia',
        fontSize: 3,
        fontWeight: 300,
        textColor: '#123456',
        lineHeight: 1.5,
        letterSpacing: 0.1,
        textAlign: 'right',
        textShadow: 'medium',
        smallCaps: true,
      }),
    ).toContain(
      'data-font="georgia" data-align="right" data-shadow="medium" data-small-caps="true" style="--org-page-size:3;--org-page-weight:300;--org-page-color:#123456;--org-page-leading:1.5;--org-page-tracking:0.1em"',
    );
  });

  it('BLK-REG-04 a section header has title, subtitle and alignment; a page title is the title with typography', () => {
    expect(Object.keys(getDefaults('SectionHeader'))).toEqual(['title', 'subtitle', 'alignment']);
    expect(
      shown('SectionHeader', { title: 'Classes', subtitle: 'All year', alignment: 'end' }),
    ).toMatch(/data-align="end"><h2 [^>]*>Classes<\/h2><p [^>]*>All year<\/p>/);
    const { field, ...typography } = getDefaults('PageField');
    expect([Object.keys(getDefaults('PageTitle')), field]).toEqual([
      Object.keys(typography),
      'title',
    ]);
    expect(shown('PageTitle', { textAlign: 'center' })).toMatch(
      /<h1 class="org-page-title"[^>]*data-align="center"[^>]*>A week &lt;b&gt;<\/h1>/,
    );
  });
});

describe('a copyright text', () => {
  const site = menuContext({ site: { company_name: 'Kiln & Clay', timezone: 'America/Toronto' } });

  it('BLK-COPYRIGHT-01 has color, size and weight, 1 rem by default', () => {
    expect(Object.keys(getDefaults('Copyright'))).toEqual(['fontColor', 'fontSize', 'fontWeight']);
    expect(getDefaults('Copyright').fontSize).toBe(1);
    expect(shown('Copyright', { fontColor: 'primary', fontSize: 0.75, fontWeight: 600 })).toContain(
      'style="--org-copyright-color:var(--org-color-primary);--org-copyright-size:0.75;--org-copyright-weight:600"',
    );
  });

  it('BLK-COPYRIGHT-02 shows the current year and the name of the company', () => {
    expect(shown('Copyright', {}, site)).toContain(
      `© ${yearIn('America/Toronto')} Kiln &amp; Clay<`,
    );
    // In Toronto it is still the previous year.
    const now = new Date('2027-01-01T03:00:00Z');
    expect(shown('Copyright', {}, { ...site, now })).toContain('© 2026 Kiln');
    expect([yearIn('Asia/Tokyo', now), yearIn('no/zone', now)]).toEqual([2027, now.getFullYear()]);
  });
});

describe('a sub-menu', () => {
  it('BLK-SUBMENU-01 lists the pages below this one, and links to their slugs', () => {
    const subPages = [
      { title: 'Beginners', slug: 'classes/beginners' },
      { title: 'Evenings', slug: 'classes/evenings' },
    ];
    const links = (editing: boolean) =>
      Array.from(
        shown('SubMenu', {}, { subPages, editing }).matchAll(
          /<a [^>]*?(?:href="([^"]*)")?><span>(.*?)<\/span>/g,
        ),
        ([, href, title]) => [title, href],
      );
    expect(links(false)).toEqual([
      ['Beginners', '/classes/beginners'],
      ['Evenings', '/classes/evenings'],
    ]);
    expect(links(true)).toEqual([
      ['Beginners', undefined],
      ['Evenings', undefined],
    ]);
    expect(
      shown('SubMenu', {}, { subPages: [{ title: 'x', slug: '/evil.example' }] }),
    ).not.toContain('href="//');
  });

  it('BLK-SUBMENU-02 shows an empty state when there are none', () => {
    expect(MESSAGES.noSubPages).toBe('This page has no sub pages');
    for (const subPages of [undefined, []])
      expect(shown('SubMenu', {}, { subPages })).toContain('>This page has no sub pages<');
  });
});

describe('a map', () => {
  it('BLK-MAP-01 has a URL and a height of 300 by default, and frames the URL on the site', () => {
    expect(getDefaults('Map')).toEqual({ url: '', height: 300 });
    const url = 'https://maps.example.com/kiln?z=1&b=2';
    const onSite = shown('Map', { url, height: 420 }, { onSite: true });
    expect(onSite).toMatch(
      /style="--org-map-h:420px" data-frame="https:\/\/maps.example.com"><iframe [^>]*src="https:\/\/maps.example.com\/kiln\?z=1&amp;b=2"/,
    );
    expect(pageCss(['Map'])).toContain('block-size:var(--org-map-h, 300px)');
    expect(framesIn(onSite)).toEqual(['https://maps.example.com']);
    for (const context of [{}, { editing: true }, { editing: true, onSite: true }])
      expect(shown('Map', { url }, context)).not.toContain('<iframe');
  });

  it('BLK-MAP-02 asks for a URL when it has none', () => {
    expect(MESSAGES.noMapUrl).toBe('Enter a map URL');
    for (const url of [
      '',
      'somewhere',
      'http://maps.example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://u:p@maps.example.com',
      '//maps.example.com',
    ])
      expect([url, shown('Map', { url }, { onSite: true }).includes('>Enter a map URL<')]).toEqual([
        url,
        true,
      ]);
  });

  it.each([
    [
      'https://www.google.com/maps/place/March%C3%A9+Atwater/@45.4793,-73.5765,17z',
      'https://www.google.com/maps?q=March%C3%A9+Atwater&output=embed',
    ],
    [
      'https://www.google.ca/maps/@45.4793,-73.5765,17z',
      'https://www.google.com/maps?q=45.4793%2C-73.5765&output=embed',
    ],
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
    [
      '<iframe width="600" src="https://www.google.com/maps/embed?pb=!1&amp;z=2" style="border:0"></iframe>',
      'https://www.google.com/maps/embed?pb=!1&z=2',
    ],
    [
      'https://google.com.evil.example/maps/@1,2,3z',
      'https://google.com.evil.example/maps/@1,2,3z',
    ],
    [
      'https://www.google.com/maps/place/%E0%A4%A',
      'https://www.google.com/maps?q=%25E0%25A4%25A&output=embed',
    ],
  ])('frames %s as %s', (given, framed) => {
    expect(mapAddress(given)?.href).toBe(framed);
  });

  it('frames an OpenStreetMap view around its center', () => {
    const box = mapAddress('https://www.openstreetmap.org/#map=10/45.5/-73.5')?.searchParams.get(
      'bbox',
    );
    expect(box).toBe('-73.85156,45.32422,-73.14844,45.67578');
  });
});

describe('custom HTML', () => {
  const htmlContent = '<script>book()</script><b onclick="x()">Book & go</b>';

  it('BLK-CUSTOMHTML-01 is unchanged on the published page, and in a frame without scripts in the editor', () => {
    expect(Object.keys(getDefaults('CustomHtml'))).toEqual(['htmlContent']);
    expect(shown('CustomHtml', { htmlContent }, { onSite: true })).toContain(
      `data-block="custom-html">${htmlContent}</div>`,
    );
    for (const context of [{ editing: true }, { editing: true, onSite: true }, {}]) {
      const framed = shown('CustomHtml', { htmlContent }, context);
      expect(framed).not.toContain('<script');
      expect(framed).toMatch(
        /<iframe class="org-custom-html-frame" title="Custom HTML" sandbox="" srcDoc="[^"]*&lt;script&gt;book/,
      );
    }
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'light dark'],
  ] as const)('matches the color scheme of a page that is %s when it is framed', (mode, scheme) => {
    const { site } = menuContext({});
    site.theme = { ...site.theme, mode };
    expect(shown('CustomHtml', { htmlContent }, { editing: true, site })).toContain(
      `name=&quot;color-scheme&quot; content=&quot;${scheme}&quot;`,
    );
  });

  it('BLK-REG-04 is the HTML parser block', () => {
    expect(blockRegistry.get('HtmlParser')?.type).toBe('CustomHtml');
    expect(shown('HtmlParser', { htmlContent: '<i>x</i>' }, { onSite: true })).toContain(
      '<i>x</i>',
    );
  });
});

it('resolves the block names of both lists', () => {
  const names = [
    'Accordion',
    'Tabs',
    'Timeline',
    'Counter',
    'CountUp',
    'Pricing',
    'PricingTable',
    'SectionHeader',
    'PageField',
    'PageTitle',
    'Copyright',
    'CopyrightText',
    'CustomHtml',
    'HtmlParser',
    'Map',
    'SubMenu',
    'CarbonCalculator',
    'DesignOnline',
    'DesignOnlineButton',
  ];
  expect(names.map((name) => blockRegistry.get(name)?.type)).not.toContain(undefined);
});
