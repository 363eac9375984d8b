import type { SettingsUpdate } from '@org/schema';
import { menuItem } from '../../../modules/platform/index.ts';

type Menu = Pick<
  NonNullable<SettingsUpdate['theme']>,
  'mainnav_items' | 'rightnav_items' | 'mainnav_settings'
>;

/** Menu of Northwind Gardens. */
export const GARDEN_MENU = {
  mainnav_items: [
    menuItem('Services', '', {
      field_type: 'dropdown',
      children: [
        menuItem('All services', '/services', { icon: 'seedling' }),
        menuItem('Winter care', '/services/winter-care', { icon: 'leaf' }),
      ],
    }),
    menuItem('How we work', '/how-we-work'),
    menuItem('Gardens', '/gardens'),
    menuItem('Shop', '/store'),
    menuItem('Visit us', '/visit'),
    menuItem('Search', '', { field_type: 'search', rightAlign: true }),
    menuItem('Cart', '', { field_type: 'cart', rightAlign: true }),
  ],
  rightnav_items: [
    menuItem('+1 416 555 0142', 'tel:+14165550142', {
      field_type: 'button',
      icon: 'phone',
      variant: 'primary',
      size: 'sm',
    }),
  ],
  mainnav_settings: { logoAreaWidth: 240, logoAreaHeight: 36 },
} satisfies Menu;

/** Menu of Harbour Street Bicycles. */
export const BICYCLE_MENU = {
  mainnav_items: [
    menuItem('Repairs and prices', '/repairs'),
    menuItem('Used bicycles', '/used-bicycles'),
    menuItem('Search', '', { field_type: 'search' }),
  ],
  rightnav_items: [
    menuItem('+1 902 555 0177', 'tel:+19025550177', {
      field_type: 'button',
      icon: 'phone',
      variant: 'primary',
      size: 'sm',
    }),
  ],
  mainnav_settings: { logoAreaWidth: 270, logoAreaHeight: 34 },
} satisfies Menu;
