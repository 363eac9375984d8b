import { describe, expect, it } from 'vitest';
import { deleteNavItemQuestion } from '../../copy/messages.ts';
import { acceptInput } from '../../fields/accept-input.ts';
import { BUTTON_VARIANTS, FONT_WEIGHTS } from '../../values/constants.ts';
import { mainNavItems } from '../platform/main-nav-items.ts';
import { settingsUpdateSchema, type Theme, themeSchema } from '../platform/settings.schema.ts';
import {
  MAX_NAV_ITEMS,
  NAV_ITEM_TYPES,
  type NavItem,
  NEW_NAV_ITEM,
  navItemFormSchema,
  RIGHT_ITEM_TYPES,
} from './navigation.schema.ts';

const strict = { strict: true } as const;
const item = (id: string, more: Partial<NavItem> = {}): NavItem => ({
  ...NEW_NAV_ITEM,
  id,
  linkText: id,
  href: `/${id}`,
  ...more,
});
const accepts = (theme: object): boolean => themeSchema.isValidSync(theme, strict);
const menu = (...items: unknown[]): boolean => accepts({ mainnav_items: items });

/** Returns the validation problems of a menu item by field. */
function problems(values: object, types = NAV_ITEM_TYPES as readonly NavItem['field_type'][]) {
  try {
    navItemFormSchema(types).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: readonly { path?: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('menu items', () => {
  it('NAV-012 have a type, a text, a URL, styles and child items', () => {
    expect(Object.keys(NEW_NAV_ITEM)).toEqual(
      'field_type linkText href target icon classes rightAlign variant size drop children'.split(
        ' ',
      ),
    );
    for (const field_type of NAV_ITEM_TYPES)
      expect(menu(item('a', { field_type, variant: 'primary', size: 'lg' })), field_type).toBe(
        true,
      );
    expect(menu(item('a', { drop: 'end' }))).toBe(true);
    for (const wrong of [
      { field_type: 'icon' },
      { target: 'window' },
      { drop: 'up' },
      { size: 'xl' },
      { variant: 'loud' },
      { rightAlign: 'yes' },
      { onclick: 'x()' },
      { id: '' },
    ])
      expect(menu({ ...item('a'), ...wrong }), JSON.stringify(wrong)).toBe(false);
  });

  it('NAV-006 NAV-036 have the sizes sm, md and lg, and the danger variant', () => {
    const button = { field_type: 'button', linkText: 'Go', variant: 'danger' };
    for (const size of ['sm', 'md', 'lg']) expect(problems({ ...button, size })).toEqual({});
    expect(problems({ ...button, size: 'default' })).toHaveProperty('size');
    expect(BUTTON_VARIANTS).toContain('danger');
  });

  it('NAV-013 are nested at most two levels below the first', () => {
    const deep = (depth: number): NavItem =>
      item(`at${depth}`, { children: depth > 0 ? [deep(depth - 1)] : [] });
    expect([deep(0), deep(1), deep(2), deep(3)].map((one) => menu(one))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(menu(item('a', { children: [{ linkText: 'no id' } as never] }))).toBe(false);
  });

  it('have unique ids and a maximum number', () => {
    expect(menu(item('a'), item('b', { children: [item('a')] }))).toBe(false);
    const many = (count: number) => Array.from({ length: count }, (_, at) => item(`i${at}`));
    expect(menu(...many(MAX_NAV_ITEMS))).toBe(true);
    expect(menu(...many(MAX_NAV_ITEMS + 1))).toBe(false);
  });

  it('NAV-020 allow buttons, icons and links at the right end, and icons nowhere else', () => {
    expect([...RIGHT_ITEM_TYPES].sort()).toEqual(['button', 'icon', 'link']);
    expect(accepts({ rightnav_items: [item('a', { field_type: 'icon', icon: 'phone' })] })).toBe(
      true,
    );
    expect(accepts({ rightnav_items: [item('a', { field_type: 'cart' })] })).toBe(false);
    expect(accepts({ rightnav_items: [item('a', { children: [item('b')] })] })).toBe(false);
  });
});

describe('the form of a menu item', () => {
  it('NAV-031 requires the type', () => {
    expect(problems({ field_type: '', linkText: 'a', href: '/a' })).toMatchObject({
      field_type: 'Field type is required',
    });
  });

  it('NAV-032 requires the text, except for the cart and the search', () => {
    expect(problems({ field_type: 'dropdown', linkText: ' ' })).toEqual({
      linkText: 'Link Text is required',
    });
    expect(problems({ field_type: 'cart', linkText: '' })).toEqual({});
    expect(problems({ field_type: 'search', linkText: '' })).toEqual({});
  });

  it('NAV-033 requires the URL of a link', () => {
    expect(problems({ field_type: 'link', linkText: 'a' })).toEqual({ href: 'Href is required' });
    expect(problems({ field_type: 'dropdown', linkText: 'a' })).toEqual({});
  });

  it('NAV-034 requires variant and size of a button by separate messages', () => {
    expect(problems({ field_type: 'button', linkText: 'a' })).toEqual({
      variant: 'Variant is required',
      size: 'Size is required',
    });
    expect(problems({ field_type: 'link', linkText: 'a', href: '/a' })).toEqual({});
  });

  it('NAV-037 names the item in the question before it is deleted', () => {
    expect(deleteNavItemQuestion('About us')).toBe(
      'Are you sure you want to delete the nav item "About us"? This action cannot be undone.',
    );
  });
});

describe('the settings of navigation', () => {
  const look = {
    navbarHeight: 80,
    backgroundColor: 'primary',
    logoAreaWidth: 180,
    logoAreaHeight: 70,
    fluid: true,
    sticky: false,
    transparentOnHomepage: true,
    navItemColor: '#112233',
    navItemFontWeight: 600,
    mobileNavStyle: 'offcanvas',
    mobileNavStylePosition: 'start',
    mainnav_items: [item('a')],
  };

  it('NAV-018 hold style, behavior and items, and may be sent as JSON text', () => {
    expect(accepts({ mainnav_settings: look })).toBe(true);
    const text = { theme: { mainnav_settings: JSON.stringify(look) } };
    expect(acceptInput(settingsUpdateSchema, text)).toEqual({ theme: { mainnav_settings: look } });
    for (const wrong of ['{', '[1]', 'null', '7'])
      expect(
        accepts({
          mainnav_settings: (
            acceptInput(settingsUpdateSchema, { theme: { mainnav_settings: wrong } }) as {
              theme: { mainnav_settings: unknown };
            }
          ).theme.mainnav_settings,
        }),
        wrong,
      ).toBe(false);
    for (const wrong of [
      { navbarHeight: 10 },
      { navItemFontWeight: 450 },
      { mobileNavStyle: 'drawer' },
      { mobileNavStylePosition: 'left' },
      { logoAreaWidth: 'wide' },
      { script: 'x' },
    ])
      expect(accepts({ mainnav_settings: { ...look, ...wrong } }), JSON.stringify(wrong)).toBe(
        false,
      );
    expect(
      FONT_WEIGHTS.every((navItemFontWeight) =>
        accepts({ mainnav_settings: { navItemFontWeight } }),
      ),
    ).toBe(true);
  });

  it('NAV-019 prefer their own items over those of the theme', () => {
    const inside = [item('inside')];
    const outside = [item('outside')];
    const shown = (theme: Theme): string[] => mainNavItems(theme).map(({ id }) => id);
    expect(shown({ mainnav_settings: { mainnav_items: inside }, mainnav_items: outside })).toEqual([
      'inside',
    ]);
    expect(shown({ mainnav_settings: { mainnav_items: [] }, mainnav_items: outside })).toEqual([
      'outside',
    ]);
    expect(shown({ mainnav_settings: {}, mainnav_items: outside })).toEqual(['outside']);
    expect(shown({})).toEqual([]);
  });
});
