import { menuItem } from '../parts/menu-parts.ts';
import type { StarterSite } from '../starter-site.ts';
import { GARAGE_FRAME } from './garage-frame.ts';
import { garageHome } from './garage-home.ts';
import { GARAGE_PAGES } from './garage-pages.ts';
import { GARAGE_POSTS } from './garage-posts.ts';

/** Ridgeway Motors: a workshop in steel, signal orange and heavy type, with bookings by form. */
export const GARAGE: StarterSite = {
  name: 'garage',
  settings: {
    company_name: 'Ridgeway Motors',
    email: 'desk@ridgeway.test',
    phone: '+1 403 555 0168',
    address: '12 Bow Valley Trail, Canmore, Alberta',
    theme: {
      primary: '#bf4310',
      secondary: '#24425a',
      tertiary: '#8a5a00',
      warning: '#f0a92b',
      dark: '#15191e',
      light: '#eff2f4',
      mode: 'auto',
      fontFamily: 'Archivo',
      headingFont: '',
      radius: '4px',
      mainnav_items: [
        menuItem('Services and prices', '/services'),
        menuItem('Who we are', '/about'),
        menuItem('Good to know', '/blog'),
        menuItem('Contact', '/contact'),
        menuItem('Search', '', { field_type: 'search' }),
      ],
      rightnav_items: [
        menuItem('Book a visit', '/book', {
          field_type: 'button',
          variant: 'primary',
          size: 'md',
          icon: 'calendar',
        }),
      ],
      mainnav_settings: { sticky: true },
    },
  },
  frame: GARAGE_FRAME,
  pages: [garageHome, ...GARAGE_PAGES],
  posts: GARAGE_POSTS,
};
