import { menuItem } from '../parts/menu-parts.ts';
import type { StarterSite } from '../starter-site.ts';
import { STUDIO_FRAME } from './studio-frame.ts';
import { studioHome } from './studio-home.ts';
import { STUDIO_PAGES } from './studio-pages.ts';
import { STUDIO_POSTS } from './studio-posts.ts';

/** Nib & Bold: a design studio in very large type, cobalt and coral. */
export const STUDIO: StarterSite = {
  name: 'studio',
  settings: {
    company_name: 'Nib & Bold',
    email: 'hello@nibandbold.test',
    phone: '+1 416 555 0119',
    address: '21 Sterling Road, Toronto',
    theme: {
      primary: '#2b35e0',
      secondary: '#5b564d',
      tertiary: '#b8321a',
      warning: '#ffc83d',
      dark: '#141312',
      light: '#f4f0e6',
      mode: 'auto',
      fontFamily: 'Bricolage Grotesque',
      headingFont: '',
      radius: '24px',
      mainnav_items: [
        menuItem('Work', '/work'),
        menuItem('Studio', '/studio'),
        menuItem('Notes', '/blog'),
        menuItem('Search', '', { field_type: 'search' }),
      ],
      rightnav_items: [
        menuItem('Contact', '/contact', { field_type: 'button', variant: 'dark', size: 'md' }),
      ],
      mainnav_settings: { fluid: true },
    },
  },
  frame: STUDIO_FRAME,
  pages: [studioHome, ...STUDIO_PAGES],
  posts: STUDIO_POSTS,
};
