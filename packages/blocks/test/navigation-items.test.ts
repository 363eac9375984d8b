import { BUTTON_VARIANTS, FONT_WEIGHTS } from '@org/schema';
import { NAV_SIZES, type NavItem } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { isActivePath } from '../src/blocks/nav-main-section/is-active-path.ts';
import { SETTINGS } from '../src/registry/settings.gen.ts';
import { sampleContext } from '../src/samples/sample-context.ts';
import { sampleItem } from '../src/samples/sample-menu.ts';
import { accepts, getDefaults } from './block-html.ts';
import { barHtml, pageHtml } from './navigation-html.ts';

const item = (more: Partial<NavItem>): string => barHtml({}, { items: [sampleItem('Word', more)] });
const at = (slug: string, isHomepage = false) => ({
  page: { ...sampleContext().page, slug, isHomepage },
});

describe('a menu link', () => {
  it('NAV-011 is active when the path is its URL, or its URL followed by a number', () => {
    const active = (path: string, href: string) => isActivePath(path, href);
    for (const [path, href] of [
      ['/', '/'],
      ['/2', '/'],
      ['/about', '/about'],
      ['/about', '/about/'],
      ['/blog/2', '/blog'],
      ['/services/winter/14', '/services/winter'],
    ] as const)
      expect(active(path, href), `${path} ${href}`).toBe(true);
    for (const [path, href] of [
      ['/about', '/'],
      ['/', '/about'],
      ['/about-us', '/about'],
      ['/blog/two', '/blog'],
      ['/blog/2/3', '/blog'],
      ['/blog', '/blog/2'],
      ['/about', 'about'],
      ['/about', '/about#team'],
      ['/about', 'https://kiln.test/about'],
      ['/', ''],
    ] as const)
      expect(active(path, href), `${path} ${href}`).toBe(false);
  });

  it('NAV-011 is marked as current on its page, and so is the menu that contains it', () => {
    const items = [
      sampleItem('Home', { href: '/' }),
      sampleItem('Classes', {
        href: '',
        children: [sampleItem('Beginners', { href: '/beginners' })],
      }),
    ];
    const active = (slug: string, isHomepage = false) => {
      const shown = barHtml({}, { items }, at(slug, isHomepage));
      return [
        ...Array.from(shown.matchAll(/aria-current="page"[^>]*><span>(\w+)/g), (m) => m[1]),
        ...Array.from(shown.matchAll(/data-active="true"[^>]*><span>(\w+)/g), (m) => m[1]),
      ];
    };
    expect(active('', true)).toEqual(['Home']);
    expect(active('beginners')).toEqual(['Beginners', 'Classes']);
    expect(active('beginners/3')).toEqual(['Beginners', 'Classes']);
    expect(active('about')).toEqual([]);
  });

  it('NAV-012 has a target, an icon, classes and a side', () => {
    const shown = item({
      href: 'https://kiln.test/',
      target: '_blank',
      icon: 'leaf',
      classes: 'one two "><x',
      rightAlign: true,
    });
    expect(shown).toContain(
      '<li data-end="true"><a class="org-nav-link one two" href="https://kiln.test/" target="_blank" rel="noopener"><svg class="org-nav-icon"',
    );
    expect(item({ href: 'javascript:alert(1)' })).not.toContain('javascript');
  });

  it('NAV-006 is a button of the theme when its type is button; md looks like default', () => {
    const button = (more: Partial<NavItem>) =>
      /<a class="org-button org-nav-button"[^>]*>/.exec(
        item({ field_type: 'button', ...more }),
      )?.[0];
    for (const variant of BUTTON_VARIANTS)
      expect(button({ variant })).toContain(`data-variant="${variant}"`);
    const sizes = NAV_SIZES.map((size) => /data-size="(\w+)"/.exec(button({ size }) ?? '')?.[1]);
    expect(sizes).toEqual(['sm', undefined, 'lg']);
    expect(accepts('Button', { size: 'default' })).toBe(true);
    expect(accepts('Button', { size: 'md' })).toBe(false);
  });

  it('EDIT-030 does not navigate in the editor, and shows its URL', () => {
    const shown = barHtml(
      {},
      { items: [sampleItem('About', { href: '/about' })] },
      { editing: true },
    );
    expect(shown).toMatch(/<a class="org-nav-link" data-item="about" data-leads-to="\/about">/);
    expect(shown).not.toContain('href=');
    expect(barHtml({}, { items: [sampleItem('About')] })).not.toContain('data-leads-to');
  });
});

describe('a dropdown menu', () => {
  const children = [sampleItem('One'), sampleItem('Two', { children: [sampleItem('Three')] })];

  it('NAV-015 opens by a click, without a script, one at a time', () => {
    const shown = barHtml(
      {},
      { items: [sampleItem('Word', { children }), sampleItem('Other', { children })] },
    );
    const groups = Array.from(
      shown.matchAll(/<details class="org-nav-menu" name="(\w+)">/g),
      (m) => m[1],
    );
    expect(groups).toHaveLength(2);
    expect(new Set(groups).size).toBe(1);
    expect(shown).toMatch(/<summary class="org-nav-link"><span>Word<\/span>/);
  });

  it('NAV-013 shows two levels below an item of any type, and no deeper ones', () => {
    const deeper = sampleItem('Three', { children: [sampleItem('Four')] });
    const shown = item({ children: [sampleItem('Two', { children: [deeper] })] });
    expect(shown.match(/<details/g)).toHaveLength(2);
    expect(shown).toContain('>Three<');
    expect(shown).not.toContain('>Four<');
    expect(item({ field_type: 'dropdown' })).toContain('<details');
  });

  it('NAV-012 opens beside its item when that is set', () => {
    expect(item({ children, drop: 'end' })).toContain('data-drop="end"');
    expect(item({ children })).not.toContain('data-drop');
  });

  it('lists its own URL as the first entry', () => {
    expect(item({ children, href: '/classes' })).toMatch(
      /<ul class="org-nav-sub"><li><a class="org-nav-link" href="\/classes"><span>Word/,
    );
  });
});

describe('the mobile menu', () => {
  it("NAV-004 NAV-016 is titled 'Menu', and is opened and closed by buttons that need no script", () => {
    const shown = barHtml({}, { items: [sampleItem('Word')] });
    const id = /<div id="(\w+)" class="org-nav-panel" popover="auto"/.exec(shown)?.[1] ?? 'none';
    expect(shown).toContain('<p class="org-nav-title">Menu</p>');
    expect(shown).toMatch(
      new RegExp(`popoverTarget="${id}" popoverTargetAction="hide" aria-label="Close menu"`),
    );
    expect(shown).toMatch(new RegExp(`popoverTarget="${id}" aria-label="Menu"`));
  });

  it('NAV-018 slides in from either side, or drops from the top', () => {
    const panel = (settings: object) =>
      /<div id=[^>]*>/.exec(barHtml({}, { settings } as never))?.[0] ?? '';
    expect(panel({ mobileNavStyle: 'offcanvas', mobileNavStylePosition: 'start' })).toContain(
      'data-side="start"',
    );
    expect(panel({ mobileNavStyle: 'dropdown' })).toContain('data-mobile="dropdown"');
    expect(panel({})).not.toMatch(/data-(?:side|mobile)/);
  });

  it('has a unique id in each bar of a page', () => {
    const shown = pageHtml({ type: 'NavigationBar' }) + barHtml({});
    const two = pageHtml({
      type: 'NavigationBar',
      children: [{ type: 'NavMainSection' }, { type: 'NavMainSection' }],
    });
    const ids = Array.from(
      two.matchAll(/<div id="(\w+)" class="org-nav-panel"/g),
      (match) => match[1],
    );
    expect(new Set(ids).size).toBe(2);
    expect(shown).toContain('class="org-nav-panel"');
  });
});

describe('the props of a navigation bar', () => {
  it('NAV-023 are the documented ones, plus visibility and custom CSS', () => {
    expect(Object.keys(getDefaults('NavigationBar')).sort()).toEqual(
      'navStyle height width fullWidth mode backgroundColor opacity sticky menuAlignment hoverColor navTextColor fontSize fontWeight logoSource logoSection infoSection headerSection mainSection showAnimation borderStyle borderWidth borderColor borderRadius boxShadow navBarBehaviour'
        .split(' ')
        .sort(),
    );
    for (const prop of ['showOnDesktop', 'showOnTablet', 'showOnMobile', 'hideOnHomepage'])
      expect(accepts('NavigationBar', { [prop]: false }), prop).toBe(true);
    expect(accepts('NavigationBar', { customCss: 'color: red' })).toBe(true);
  });

  it('NAV-024 accept only the documented values', () => {
    const values: Record<string, readonly unknown[]> = {
      width: ['100%', '1320px', 'auto'],
      mode: ['light', 'dark'],
      menuAlignment: ['Left', 'Center', 'Right'],
      fontWeight: FONT_WEIGHTS,
      borderWidth: ['thin', 'medium', 'thick'],
      navBarBehaviour: ['default', 'sticky', 'float'],
      navStyle: ['Default', 'Fixed', 'Ecommerce', 'Floating', 'Custom'],
    };
    for (const [prop, known] of Object.entries(values)) {
      for (const value of known)
        expect(accepts('NavigationBar', { [prop]: value } as never), `${prop} ${value}`).toBe(true);
      expect(accepts('NavigationBar', { [prop]: 'other' }), prop).toBe(false);
    }
    expect(accepts('NavigationBar', { fontWeight: 450 })).toBe(false);
  });

  it('NAV-002 offer Ecommerce and Custom as disabled styles', () => {
    const field = SETTINGS.NavigationBar.find((one) => one.prop === 'navStyle');
    const options = field && 'options' in field ? field.options : [];
    expect(options.filter((option) => option.disabled).map((option) => option.value)).toEqual([
      'Ecommerce',
      'Custom',
    ]);
    expect(options).toHaveLength(5);
  });

  it('NAV-023 show and hide each kind of section', () => {
    const sections = ['Info', 'Logo', 'Header', 'Main'];
    const children = sections.map((name) => ({ type: `Nav${name}Section` }));
    const hidden = (props: object) =>
      Array.from(
        pageHtml({ type: 'NavigationBar', props: props as never, children }).matchAll(
          /data-block="nav-(\w+)-section"[^>]* hidden=""/g,
        ),
        (match) => match[1],
      );
    expect(hidden({})).toEqual([]);
    for (const name of ['info', 'logo', 'header', 'main'])
      expect(hidden({ [`${name}Section`]: false })).toEqual([name]);
  });
});
