import type { ReadySection } from './ready-section.ts';
import {
  band,
  block,
  button,
  column,
  heading,
  icons,
  lead,
  line,
  markup,
  outlined,
  picture,
  row,
  small,
  subheading,
  words,
} from './section-parts.ts';

const reach = (icon: string, text: string) =>
  line({ gap: 12 }, icons([icon], { size: 22 }), words(text));

const SOCIAL = [
  ['brand-instagram', 'Instagram', 'https://www.instagram.com/'],
  ['brand-facebook', 'Facebook', 'https://www.facebook.com/'],
  ['brand-youtube', 'YouTube', 'https://www.youtube.com/'],
] as const;
const social = (centered = false) =>
  icons(
    SOCIAL.map(([icon]) => icon),
    {
      size: 22,
      color: 'currentcolor',
      centered,
      links: SOCIAL.map(([, label, href]) => [label, href] as const),
    },
  );

const linkList = (name: string, ...links: readonly (readonly [string, string])[]) =>
  column(
    { gap: 8 },
    words(name, { weight: 600 }),
    markup(links.map(([text, href]) => `<p><a href="${href}">${text}</a></p>`).join('')),
  );

/** Sections with ways to reach a business. */
export const CONTACT_SECTIONS: readonly ReadySection[] = [
  {
    key: 'contact-form',
    kind: 'contact',
    name: 'Form beside an address',
    words: 'message split',
    template: band(
      {},
      column(
        { span: 5, gap: 18 },
        heading('Talk to us'),
        lead('Tell us what you have in mind. We answer within a day.', { muted: true }),
        reach('phone', '555 0100'),
        reach('mail', 'hello@example.com'),
        reach('map-pin', '14 Mill Street, Hamilton'),
      ),
      column({ span: 7, card: 'outline' }, block('CustomForm')),
    ),
  },
  {
    key: 'contact-map',
    kind: 'contact',
    name: 'Map and opening hours',
    words: 'location directions visit',
    template: band(
      { background: 'subtle', align: 'center' },
      column(
        { span: 5, gap: 14 },
        heading('Come by'),
        words('14 Mill Street, Hamilton. Two minutes from the station, with parking in the yard.', {
          muted: true,
        }),
        subheading('Opening hours'),
        words('Tuesday to Friday 9:00 to 18:00'),
        words('Saturday 10:00 to 16:00'),
      ),
      column(
        { span: 7 },
        block('Map', {
          url: 'https://www.openstreetmap.org/?mlat=43.2557&mlon=-79.8711#map=15/43.2557/-79.8711',
          height: 380,
        }),
      ),
    ),
  },
  {
    key: 'contact-call',
    kind: 'contact',
    name: 'Call to action',
    words: 'cta button band sign up',
    template: band(
      { background: 'primary', align: 'center', space: 72 },
      column(
        { span: 8, gap: 8 },
        heading('Ready when you are'),
        lead('The first talk is free, and it takes twenty minutes.'),
      ),
      column(
        { span: 4, justify: 'center' },
        line({}, button('Choose a time', '/contact', { size: 'lg', variant: 'light' })),
      ),
    ),
  },
  {
    key: 'contact-call-centered',
    kind: 'contact',
    name: 'Call to action in the middle',
    words: 'cta button centered sign up',
    template: band(
      { background: 'dark', space: 112, width: 760 },
      column(
        { gap: 20, centered: true },
        heading('Start today, pay next month', { centered: true }),
        lead('Nothing to install, nothing to cancel.', { centered: true }),
        line(
          { justify: 'center' },
          button('Start for free', '/signup', { size: 'lg', variant: 'light' }),
          outlined('Ask a question', '/contact', { size: 'lg' }),
        ),
      ),
    ),
  },
  {
    key: 'contact-ways',
    kind: 'contact',
    name: 'Three ways to reach you',
    words: 'phone email visit cards',
    template: band(
      {},
      column(
        { gap: 32 },
        heading('How to reach us'),
        row(
          20,
          ...(
            [
              ['phone', 'Call', 'Weekdays from 8:00', '555 0100'],
              ['mail', 'Write', 'We answer within a day', 'hello@example.com'],
              ['map-pin', 'Visit', 'Coffee is ready', '14 Mill Street'],
            ] as const
          ).map(([icon, name, text, way]) =>
            column(
              { card: 'outline', gap: 8 },
              icons([icon]),
              subheading(name),
              small(text, { muted: true }),
              words(way, { weight: 600 }),
            ),
          ),
        ),
      ),
    ),
  },
];

/** Sections at the end of a page. */
export const FOOTER_SECTIONS: readonly ReadySection[] = [
  {
    key: 'footer-columns',
    kind: 'footer',
    name: 'Columns with links',
    words: 'sitemap navigation dark',
    template: band(
      { background: 'dark', space: 72 },
      column(
        { gap: 40 },
        row(
          40,
          column(
            { gap: 12 },
            subheading('Mill Street Workshop'),
            words('Furniture in solid wood since 1987.'),
            social(),
          ),
          linkList('Shop', ['New', '/shop'], ['Tables', '/shop'], ['Chairs', '/shop']),
          linkList('House', ['About us', '/about'], ['Jobs', '/jobs'], ['Journal', '/blog']),
          linkList(
            'Help',
            ['Delivery', '/delivery'],
            ['Returns', '/returns'],
            ['Contact', '/contact'],
          ),
        ),
        block('Copyright'),
      ),
    ),
  },
  {
    key: 'footer-simple',
    kind: 'footer',
    name: 'One line',
    words: 'minimal small',
    template: band(
      { background: 'subtle', space: 32, align: 'center' },
      column({}, block('Copyright')),
      column(
        { atEnd: true },
        markup('<p><a href="/imprint">Imprint</a> · <a href="/privacy">Privacy</a></p>'),
      ),
    ),
  },
  {
    key: 'footer-contact',
    kind: 'footer',
    name: 'Address and hours',
    words: 'local business opening',
    template: band(
      { background: 'dark', space: 64 },
      column(
        { gap: 8 },
        words('Mill Street Workshop', { weight: 600 }),
        words('14 Mill Street'),
        words('Hamilton'),
      ),
      column(
        { gap: 8 },
        words('Open', { weight: 600 }),
        words('Tuesday to Friday 9:00 to 18:00'),
        words('Saturday 10:00 to 16:00'),
      ),
      column(
        { gap: 8 },
        words('Contact', { weight: 600 }),
        words('555 0100'),
        words('hello@example.com'),
        social(),
      ),
    ),
  },
  {
    key: 'footer-call',
    kind: 'footer',
    name: 'Invitation above the links',
    words: 'cta button picture',
    template: band(
      { background: 'subtle', space: 72 },
      column(
        { gap: 40 },
        row(
          40,
          column(
            { gap: 14, justify: 'center' },
            heading('See you soon'),
            line({}, button('Plan a visit', '/contact')),
          ),
          column({}, picture(0, { height: 240 })),
        ),
        line(
          { justify: 'space-between' },
          small('14 Mill Street, Hamilton', { muted: true }),
          small('555 0100', { muted: true }),
        ),
      ),
    ),
  },
];
