import { menuItem } from '../parts/menu-parts.ts';
import type { StarterSite } from '../starter-site.ts';
import { BISTRO_FRAME } from './bistro-frame.ts';
import { bistroHome } from './bistro-home.ts';
import { BISTRO_PAGES } from './bistro-pages.ts';
import { BISTRO_POSTS } from './bistro-posts.ts';

/** Laurel & Ember: a restaurant at night, in serif, wine red and candle light. */
export const BISTRO: StarterSite = {
  name: 'bistro',
  settings: {
    company_name: 'Laurel & Ember',
    email: 'table@laurelandember.test',
    phone: '+1 905 555 0134',
    address: '34 James Street North, Hamilton, Ontario',
    opening_hours: {
      weekly: [2, 3, 4, 5, 6].map((day) => ({ day, opens: '17:00', closes: '23:00' })),
      exceptions: [],
    },
    theme: {
      primary: '#8c2f2b',
      secondary: '#5f6231',
      tertiary: '#8a5a14',
      warning: '#f0b964',
      dark: '#2b171a',
      light: '#f9f2e6',
      mode: 'auto',
      fontFamily: 'Inter',
      headingFont: 'Fraunces',
      radius: '2px',
      mainnav_items: [
        menuItem('Menu', '/menu'),
        menuItem('The house', '/about'),
        menuItem('From the pass', '/blog'),
        menuItem('Search', '', { field_type: 'search' }),
      ],
      rightnav_items: [
        menuItem('Book a table', '/contact', {
          field_type: 'button',
          variant: 'warning',
          size: 'md',
        }),
      ],
      mainnav_settings: { transparentOnHomepage: true, sticky: true },
    },
  },
  frame: BISTRO_FRAME,
  pages: [bistroHome, ...BISTRO_PAGES],
  posts: BISTRO_POSTS,
};
