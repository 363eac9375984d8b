import type { DemoFrame } from '../parts/demo-page.ts';
import { icon, icons, page } from '../parts/page-parts.ts';
import { all, col, el, p, paint, prose, rise, section, title } from '../site-parts.ts';

/** Colours of the room at night, which its sections are painted in. */
export const NIGHT = '#241114';
export const WINE = '#7b2a2c';
export const CREAM = '#f6ead6';

const header = el(
  'NavigationBar',
  {
    mode: 'dark',
    backgroundColor: NIGHT,
    navTextColor: CREAM,
    hoverColor: '#f0b964',
    height: 84,
    fontSize: 15,
    fontWeight: 500,
    sticky: true,
  },
  [el('NavLogoSection'), el('NavMainSection')],
);

const list = (heading: string, html: string) =>
  col(0, [title(2, heading, 1.25, { fontWeight: 500, color: '#f0b964' }), prose(html)]);

const footer = section(
  {
    desktop: all(rise(88, 64), { alignment: { gap: 48 } }, paint(NIGHT)),
    mobile: all(rise(56, 48), { alignment: { gap: 36 } }),
  },
  [
    col(5, [
      title(2, 'Supper from a wood fire, five nights a week.', 2, { fontWeight: 400 }),
      icons(
        [
          icon('brand-instagram', {
            color: CREAM,
            width: 24,
            height: 24,
            href: 'https://www.instagram.com/',
            hrefTarget: '_blank',
          }),
          icon('mail', {
            color: CREAM,
            width: 24,
            height: 24,
            href: 'mailto:table@laurelandember.test',
            label: 'Write to us',
          }),
        ],
        { gap: 4 },
      ),
      el('Copyright', { fontColor: '#cdb9a4', fontSize: 0.875 }),
    ]),
    list(
      'Come',
      p('34 James Street North<br>Hamilton, Ontario', '<a href="/contact">Book a table</a>'),
    ),
    list('Hours', p('Tuesday to Saturday<br>17:00 to 23:00', 'Closed on Sunday and Monday')),
    list(
      'Read on',
      p(
        '<a href="/menu">The menu</a><br><a href="/about">The house</a><br><a href="/blog">From the pass</a>',
      ),
    ),
  ],
);

/** Header and footer of Laurel & Ember. */
export const BISTRO_FRAME: DemoFrame = { header: page([header]), footer: page([footer]) };
