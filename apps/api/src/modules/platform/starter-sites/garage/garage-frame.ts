import type { DemoFrame } from '../parts/demo-page.ts';
import { icon, icons, page } from '../parts/page-parts.ts';
import { all, col, el, p, paint, prose, rise, section, title, words } from '../site-parts.ts';

/** Colours of the workshop that its sections are painted in. */
export const STEEL = '#15191e';
export const PLATE = '#222930';
export const SIGNAL = '#f0a92b';

const header = el(
  'NavigationBar',
  {
    height: 72,
    fontSize: 15,
    fontWeight: 600,
    sticky: true,
    borderStyle: 'solid',
    borderWidth: 'medium',
    borderColor: SIGNAL,
  },
  [
    el(
      'NavInfoSection',
      {
        showOnMobile: false,
        settings: { desktop: all(paint(STEEL), { spacing: { paddingTop: 8, paddingBottom: 8 } }) },
      },
      [
        words('Monday to Friday, 7:00 to 18:00', 0.75, { fontWeight: 500 }),
        words('Breakdown? Call +1 403 555 0168', 0.75, { fontWeight: 500 }),
      ],
    ),
    el('NavLogoSection'),
    el('NavMainSection'),
  ],
);

const list = (heading: string, html: string) =>
  col(0, [title(2, heading, 1, { fontWeight: 800, color: SIGNAL }), prose(html)], {
    desktop: { alignment: { gap: 12 } },
  });

const footer = section(
  {
    desktop: all(rise(72, 40), { alignment: { gap: 40 } }, paint(STEEL)),
    mobile: all(rise(56, 32), { alignment: { gap: 32 } }),
  },
  [
    col(4, [
      title(2, 'Ridgeway Motors', 1.75, { fontWeight: 800 }),
      words('Independent workshop in Canmore. Every make, every age, since 1988.', 1, {
        color: '#c3ccd4',
      }),
      icons(
        [
          icon('phone', {
            color: SIGNAL,
            width: 26,
            height: 26,
            href: 'tel:+14035550168',
            label: 'Call us',
          }),
          icon('mail', {
            color: SIGNAL,
            width: 26,
            height: 26,
            href: 'mailto:desk@ridgeway.test',
            label: 'Write to us',
          }),
          icon('map-pin', {
            color: SIGNAL,
            width: 26,
            height: 26,
            href: '/contact',
            label: 'Find us',
          }),
        ],
        { gap: 4 },
      ),
    ]),
    list(
      'Workshop',
      p(
        '<a href="/services">Services and prices</a><br><a href="/book">Book a visit</a><br><a href="/about">Who we are</a><br><a href="/blog">Good to know</a>',
      ),
    ),
    list('Hours', p('Monday to Friday<br>7:00 to 18:00', 'Key box by the door, day and night')),
    list(
      'Place',
      p(
        '12 Bow Valley Trail<br>Canmore, Alberta',
        '<a href="tel:+14035550168">+1 403 555 0168</a>',
      ),
    ),
    col(12, [el('Copyright', { fontColor: '#a9b4bd', fontSize: 0.875 })], {
      desktop: {
        border: { border: 'top', borderWidth: 1, borderColor: '#39434c' },
        spacing: { paddingTop: 24 },
      },
    }),
  ],
);

/** Header and footer of Ridgeway Motors. */
export const GARAGE_FRAME: DemoFrame = { header: page([header]), footer: page([footer]) };
