import {
  DEFAULT_SETTINGS,
  type NavItem,
  type NavSettings,
  NEW_NAV_ITEM,
  type PublicSettings,
  publicSettingsSchema,
} from '@org/schema/entities';
import type { RenderContext } from '../render/block-view.ts';

/** Returns a menu item of an example, with an id derived from its text. */
export const sampleItem = (linkText: string, more: Partial<NavItem> = {}): NavItem => ({
  ...NEW_NAV_ITEM,
  id: linkText
    .toLowerCase()
    .replace(/[^a-z0-9\p{L}]+/gu, '-')
    .slice(-40),
  linkText,
  href: '/',
  ...more,
});

/** Site data of an example with navigation bars. */
export interface SampleMenu {
  readonly items?: readonly NavItem[];
  readonly right?: readonly NavItem[];
  readonly settings?: NavSettings;
  readonly site?: Partial<PublicSettings>;
}

/**
 * Returns the context of a bar for examples and tests.
 * @param options - menu and site
 * @returns overrides of the context
 */
export function menuContext({ items = [], right = [], settings = {}, site = {} }: SampleMenu): {
  readonly site: RenderContext['site'];
} {
  const { theme, ...rest } = DEFAULT_SETTINGS;
  return {
    site: publicSettingsSchema.cast(
      {
        ...rest,
        company_name: 'Kiln & Clay',
        ...site,
        theme: {
          ...theme,
          mainnav_settings: settings,
          mainnav_items: items,
          rightnav_items: right,
          ...site.theme,
        },
        version: 1,
      },
      { stripUnknown: true },
    ),
  };
}

/** Menu of a sample workshop: links, nested menus, a button. */
export const SAMPLE_MENU: SampleMenu = {
  items: [
    sampleItem('Workshop', { href: '/workshop' }),
    sampleItem('Classes', {
      field_type: 'dropdown',
      href: '/classes',
      children: [
        sampleItem('Beginners', { href: '/classes/beginners' }),
        sampleItem('Wheel throwing', {
          field_type: 'dropdown',
          href: '',
          children: [
            sampleItem('Saturday mornings', { href: '/classes/saturdays' }),
            sampleItem('Six evenings', { href: '/classes/evenings' }),
          ],
        }),
        sampleItem('For children', { href: '/classes/children', icon: 'heart' }),
      ],
    }),
    sampleItem('Shop', { href: '/store' }),
    sampleItem('Search', { field_type: 'search', href: '' }),
    sampleItem('Cart', { field_type: 'cart', href: '' }),
  ],
  right: [
    sampleItem('Call us', { field_type: 'icon', icon: 'phone', href: 'tel:+15145550134' }),
    sampleItem('Book a class', {
      field_type: 'button',
      href: '/book',
      variant: 'primary',
      size: 'md',
    }),
  ],
  site: { cart: { enabled: true } },
};
