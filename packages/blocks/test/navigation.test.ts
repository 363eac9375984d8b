import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ROLE_ID, USER_ROLE_ID } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { sampleContext } from '../src/samples/sample-context.ts';
import { menuContext, SAMPLE_MENU, sampleItem } from '../src/samples/sample-menu.ts';
import { barHtml } from './navigation-html.ts';

const page = sampleContext().page;
const css = (block: string): string =>
  readFileSync(join(import.meta.dirname, `../src/blocks/${block}/${block}.css`), 'utf8');
/** Returns the opening tag of the bar. */
const bar = (text: string): string => /<div class="org-navigation-bar[^>]*>/.exec(text)?.[0] ?? '';

describe('the styles of a navigation bar', () => {
  it("NAV-001 NAV-003 are five, of which Ecommerce and Custom look like Default, with the site's custom items", () => {
    const shown = (navStyle: string) => barHtml({ navStyle }, SAMPLE_MENU);
    const standard = shown('Default');
    expect(standard).toContain('>Workshop<');
    expect(shown('Ecommerce')).toBe(standard);
    expect(shown('Custom')).toBe(standard);
    expect(bar(shown('Fixed'))).toContain('data-style="fixed"');
    expect(bar(shown('Floating'))).toContain('data-style="floating"');
    expect(bar(standard)).not.toContain('data-style');
  });

  it('NAV-042 have a z-index of 1000 in the flow, and of 1051 when fixed or floating, like the open menu', () => {
    const rules = css('navigation-bar');
    expect(rules).toMatch(/\.org-navigation-bar \{[^}]*z-index: 1000;/);
    expect(rules).toMatch(
      /:where\(\[data-style="fixed"\], \[data-style="floating"\]\) \{[^}]*z-index: 1051;/,
    );
    expect(css('nav-main-section')).toMatch(/\.org-nav-panel \{[^}]*z-index: 1051;/);
  });

  it('NAV-041 change at 992 and at 768 px', () => {
    const widths = (block: string) =>
      Array.from(css(block).matchAll(/\((m\w+-width: [\d.]+px)\)/g), (match) => match[1]);
    expect(widths('nav-main-section')).toEqual(['min-width: 992px', 'max-width: 991.98px']);
    expect(widths('nav-logo-section')).toEqual(['max-width: 991.98px', 'max-width: 767.98px']);
    for (const block of ['nav-info-section', 'nav-header-section'])
      expect(widths(block), block).toEqual(['max-width: 767.98px']);
  });

  it('NAV-043 have shadows of 10 and of 15 px', () => {
    const shadow = (boxShadow: string) =>
      /--org-nav-blur:(\w+)/.exec(bar(barHtml({ boxShadow })))?.[1];
    expect(['none', 'medium', 'large', 'small'].map(shadow)).toEqual([
      undefined,
      '10px',
      '15px',
      undefined,
    ]);
    expect(css('navigation-bar')).toContain(
      'box-shadow: 0 0 var(--org-nav-blur) rgb(0 0 0 / calc(0.75 * var(--org-nav-there)));',
    );
  });
});

describe('the height and the text of a navigation bar', () => {
  const height = (props: object, settings = {}) =>
    /--org-nav-h:(\w+)/.exec(bar(barHtml(props, { settings })))?.[1] ?? 'of the styles';

  it('NAV-038 is 72 px by default, and 80 px when neither bar nor site sets a height', () => {
    expect(css('nav-main-section')).toContain('min-block-size: var(--org-nav-h, 72px);');
    expect([
      height({}),
      height({ height: 0 }),
      height({ height: 0 }, { navbarHeight: 96 }),
      height({ height: 60 }, { navbarHeight: 96 }),
      height({ height: 9999 }),
    ]).toEqual(['of the styles', '80px', '96px', '60px', '200px']);
  });

  it('NAV-039 is 14 px with weight 400 by default', () => {
    expect(css('navigation-bar')).toMatch(/var\(--org-nav-size, 14\) \* 0\.0625rem/);
    expect(css('navigation-bar')).toContain('font-weight: var(--org-nav-weight, 400);');
    expect(bar(barHtml({}))).not.toMatch(/--org-nav-(?:size|weight)/);
    expect(bar(barHtml({ fontSize: 16, fontWeight: 600 }))).toContain(
      '--org-nav-size:16;--org-nav-weight:600',
    );
    expect(bar(barHtml({ fontWeight: 0 }, { settings: { navItemFontWeight: 700 } }))).toContain(
      '--org-nav-weight:700',
    );
  });

  it('NAV-018 inherits colors and width from the site', () => {
    const settings = { backgroundColor: 'primary', navItemColor: '#ffeedd', fluid: true };
    expect(bar(barHtml({}, { settings }))).toMatch(
      /data-fluid="true".*--org-nav-bg:var\(--org-color-primary\);--org-nav-ink:#ffeedd/,
    );
    expect(bar(barHtml({ backgroundColor: '#101010', navTextColor: 'red' }, { settings }))).toMatch(
      /--org-nav-bg:#101010;--org-nav-ink:red/,
    );
    // A background without a text color gets a readable one.
    expect(bar(barHtml({ backgroundColor: '#101010' }))).toContain('--org-nav-ink:#ffffff');
  });
});

describe('a sticky navigation bar', () => {
  it.each([
    ['default', false, undefined, false],
    ['default', true, undefined, true],
    ['default', false, true, true],
    ['default', false, false, false],
    ['sticky', false, false, true],
    ['float', false, false, true],
  ])(
    'NAV-025 with behavior %s, sticky %s and site setting %s: %s',
    (navBarBehaviour, sticky, site, sticks) => {
      const settings = site === undefined ? {} : { sticky: site };
      expect(bar(barHtml({ navBarBehaviour, sticky }, { settings })).includes('data-sticks')).toBe(
        sticks,
      );
    },
  );

  it("NAV-025 prefers its own behavior over the site's", () => {
    const floats = barHtml({ navStyle: 'Floating', navBarBehaviour: 'float', sticky: true });
    expect(bar(floats)).toContain('data-floats="true"');
    expect(bar(barHtml({ navBarBehaviour: 'float' }))).not.toContain('data-floats');
  });

  it('only loads its script when it changes on scroll', () => {
    const asks = (props: object, settings = {}, isHomepage = false) =>
      bar(barHtml(props, { settings }, { page: { ...page, isHomepage } })).includes('nav-scroll');
    expect([
      asks({}),
      asks({ navBarBehaviour: 'sticky' }),
      asks({ navStyle: 'Fixed' }),
      asks({ navStyle: 'Floating' }),
      asks({}, { transparentOnHomepage: true }),
    ]).toEqual([false, false, false, false, false]);
    expect([
      asks({ navStyle: 'Floating', navBarBehaviour: 'sticky' }),
      asks({ navStyle: 'Floating', navBarBehaviour: 'float' }),
      asks({}, { transparentOnHomepage: true }, true),
    ]).toEqual([true, true, true]);
  });

  it('NAV-026 is hidden on the home page when that is set', () => {
    const on = (isHomepage: boolean) =>
      barHtml({ hideOnHomepage: true }, {}, { page: { ...page, isHomepage } });
    expect(on(false)).toContain('org-navigation-bar');
    expect(on(true)).not.toContain('org-navigation-bar');
  });
});

describe('the logo of a navigation bar', () => {
  it('NAV-009 NAV-021 is the image of the site, and links to the home page', () => {
    const shown = barHtml({}, { site: { main_logo: '/logo.png', main_logo_alt: 'Kiln' } });
    expect(shown).toMatch(/<a class="org-nav-home"[^>]* href="\/"><img[^>]* src="\/logo\.png"/);
    expect(shown).toContain('alt="Kiln"');
    expect(barHtml({})).toMatch(/<a class="org-nav-home"[^>]* href="\/">Kiln &amp; Clay<\/a>/);
  });

  it("is the bar's own image when it has one", () => {
    const site = { main_logo: '/logo.png' };
    expect(barHtml({ logoSource: '/own.png' }, { site })).toContain('src="/own.png"');
    expect(barHtml({ logoSource: 'javascript:x' }, { site })).toContain('src="/logo.png"');
  });

  it('NAV-040 is 180 by 70 px, or the size that the site sets', () => {
    const site = { main_logo: '/logo.png' };
    expect(barHtml({}, { site })).toContain('width="180" height="70"');
    const settings = { logoAreaWidth: 120, logoAreaHeight: 40 };
    const small = barHtml({}, { site, settings });
    expect(small).toContain('width="120" height="40"');
    expect(bar(small)).toContain('--org-nav-logo-w:120px;--org-nav-logo-h:40px');
  });

  it("NAV-044 shows 'Upload a Logo' only in the editor when there is none", () => {
    expect(barHtml({}, {}, { editing: true })).toContain('>Upload a Logo</span>');
    expect(barHtml({}, {})).not.toContain('Upload a Logo');
    expect(barHtml({}, { site: { main_logo: '/a.png' } }, { editing: true })).not.toContain(
      'Upload a Logo',
    );
  });
});

describe('site features in a navigation bar', () => {
  it('shows a search link beside the mobile menu when the menu contains one', () => {
    const html = barHtml(
      {},
      { items: [sampleItem('Find it', { field_type: 'search', href: '' })] },
    );
    const link = html.slice(html.indexOf('<a class="org-nav-search"'));
    expect(link).toMatch(/^<a class="org-nav-search" href="\/search"/);
    expect(link).toContain('Find it');
    expect(html.indexOf('org-nav-search')).toBeGreaterThan(html.indexOf('</nav>'));
    expect(barHtml({}, { items: [sampleItem('Shop')] })).not.toContain('/search');
  });

  it('NAV-022 shows a cart only when the site has one', () => {
    const cart = (enabled: boolean, items = SAMPLE_MENU.items ?? []) =>
      barHtml({}, { items, site: { cart: { enabled } } }).includes('href="/cart"');
    expect([cart(true), cart(false), cart(true, [sampleItem('Shop')])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('NAV-020 shows buttons, icons and links at its right end', () => {
    const shown = barHtml({}, SAMPLE_MENU);
    expect(shown).toMatch(
      /org-nav-right">.*<span class="org-nav-said">Call us<\/span>.*data-variant="primary"/,
    );
  });

  it('NAV-005 shows name, profile and sign-out only for a signed-in visitor', () => {
    const seen = (visitor?: { role_id: '1' | '9'; displayName: string }) =>
      barHtml({}, {}, visitor ? { visitor } : {});
    const shown = seen({ role_id: USER_ROLE_ID, displayName: 'Vera <b>' });
    expect(shown).toContain('<span>Hello, Vera &lt;b&gt;</span>');
    expect(shown).toMatch(/href="\/user-profile">Profile<\/a>.*>Logout<\/button>/);
    for (const other of [seen(), seen({ role_id: OWNER_ROLE_ID, displayName: 'Olga' })])
      expect(other).not.toMatch(/Hello|Logout/);
  });

  it('NAV-007 NAV-010 asks before signing out, and signs out with an empty POST', () => {
    const shown = barHtml({}, {}, { visitor: { role_id: USER_ROLE_ID, displayName: 'Vera' } });
    const form = /<form([^>]*)>(.*?)<\/form>/.exec(shown);
    const [, id] = /id="([^"]*)"/.exec(form?.[1] ?? '') ?? [];
    expect(form?.[1]).toContain('action="/api/v1/auth/logout/" method="post"');
    expect(form?.[2]).toContain('Are you sure you wish to logout?');
    expect(form?.[2]).not.toMatch(/<input|name=/);
    // The menu item only opens the confirmation.
    expect(shown).toMatch(new RegExp(`<button[^>]*type="button" popoverTarget="${id}">Logout`));
  });

  it('renders with any data of a site', () => {
    const wrong: unknown[] = [null, 7, 'x', [], [null], [7], [{}], { mainnav_items: 'x' }];
    const evil = [
      { id: 'a', field_type: 'link', linkText: '<script>', href: 'javascript:x', classes: '"><b' },
      { id: 'b', field_type: 'dropdown', children: [{ children: [{ children: [{}] }] }, null] },
    ];
    for (const value of [...wrong, evil])
      for (const part of ['mainnav_settings', 'mainnav_items', 'rightnav_items']) {
        const context = menuContext({});
        const theme = { ...context.site.theme, [part]: value } as never;
        const shown = barHtml({}, {}, { site: { ...context.site, theme } });
        expect(shown, `${part} ${JSON.stringify(value)}`).toContain('org-navigation-bar');
        expect(shown).not.toMatch(/<script|javascript:|<b[ >]/);
      }
  });
});
