import type { BlockTemplate } from '@org/content';
import {
  band,
  button,
  column,
  type DemoFrame,
  heading,
  icon,
  icons,
  page,
  prose,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';

/** Top of every page of Northwind Gardens. */
const header: BlockTemplate = {
  type: 'NavigationBar',
  props: { navBarBehaviour: 'sticky', borderStyle: 'solid', fontSize: 15, fontWeight: 500 },
  children: [
    {
      type: 'NavInfoSection',
      props: { showOnMobile: false },
      children: [
        text('88 Carlaw Avenue, Toronto. Monday to Friday, 7 to 16', { fontSize: 0.75 }),
        text('First visits for spring are being booked now', { fontSize: 0.75 }),
      ],
    },
    { type: 'NavLogoSection' },
    { type: 'NavMainSection' },
  ],
};

/** Foot of every page of Northwind Gardens. */
function footer(): BlockTemplate {
  const list = (title: string, items: string): BlockTemplate =>
    column(0, [smallHeading(title, { fontSize: 1.25 }), prose(items)]);
  return band(
    [
      column(4, [
        text('Northwind Gardens', { fontSize: 1.5, fontWeight: 700 }),
        text(
          'We plan, build and look after gardens in and around Toronto. A family firm since 1994.',
        ),
        icons(
          [
            icon('brand-instagram', {
              color: 'white',
              width: 24,
              height: 24,
              href: 'https://www.instagram.com/',
              hrefTarget: '_blank',
            }),
            icon('brand-pinterest', {
              color: 'white',
              width: 24,
              height: 24,
              href: 'https://www.pinterest.com/',
              hrefTarget: '_blank',
            }),
            icon('mail', {
              color: 'white',
              width: 24,
              height: 24,
              href: 'mailto:hello@northwind.test',
              label: 'Write to us',
            }),
          ],
          { gap: 4 },
        ),
      ]),
      list(
        'Services',
        '<p><a href="/services">Garden design</a><br><a href="/services">Building</a><br><a href="/services/winter-care">Winter care</a></p>',
      ),
      list('Yard', '<p>88 Carlaw Avenue<br>Toronto<br>Monday to Friday, 7 to 16</p>'),
      list(
        'Talk to us',
        '<p><a href="tel:+14165550142">+1 416 555 0142</a><br><a href="mailto:hello@northwind.test">hello@northwind.test</a></p>',
      ),
    ],
    { height: 64, settings: { background: { backgroundColor: '#1d3a2e' } } },
  );
}

/** Header and footer of Northwind Gardens. */
export const GARDEN_FRAME: DemoFrame = { header: page([header]), footer: page([footer()]) };

/** The invitation at the end of a page. */
export function invitation(title: string, words: string): BlockTemplate {
  return band(
    [
      column(
        0,
        [
          heading(2, title, { textAlign: 'center', color: '#ffffff' }),
          text(words, { fontSize: 1.25, textAlign: 'center', color: '#ffffff' }),
          button('Book a first visit', '/visit', {
            variant: 'light',
            size: 'lg',
            buttonIcon: 'calendar',
          }),
        ],
        {
          alignment: { alignItems: 'center', gap: 20 },
        },
      ),
    ],
    {
      height: 128,
      settings: {
        background: {
          backgroundImage: 'art:summer-border',
          backgroundPositionY: 80,
          overlaySettings: { enabled: true, overlayColor: '#14291f', overlayOpacity: 0.72 },
        },
      },
    },
  );
}
