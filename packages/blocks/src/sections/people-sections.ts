import type { BlockTemplate } from '@org/content';
import type { ReadySection } from './ready-section.ts';
import {
  arrow,
  band,
  block,
  button,
  column,
  heading,
  icons,
  intro,
  lead,
  line,
  picture,
  row,
  small,
  subheading,
  words,
} from './section-parts.ts';

const person = (number: number, name: string, role: string): BlockTemplate =>
  column(
    { gap: 8 },
    picture(number, { height: 260 }),
    subheading(name),
    small(role, { muted: true }),
  );

/** Sections with people. */
export const TEAM_SECTIONS: readonly ReadySection[] = [
  {
    key: 'team-four',
    kind: 'team',
    name: 'Four people with pictures',
    words: 'portraits grid',
    template: band(
      {},
      column(
        { gap: 40 },
        heading('The people you will meet'),
        row(
          24,
          person(2, 'Nora Lind', 'Runs the workshop'),
          person(3, 'Amir Haddad', 'Draws and measures'),
          person(4, 'Grace Owens', 'Answers the phone'),
          person(5, 'Leo Martin', 'Learns the trade'),
        ),
      ),
    ),
  },
  {
    key: 'team-founder',
    kind: 'team',
    name: 'Letter from the founder',
    words: 'portrait one person about owner',
    template: band(
      { background: 'subtle', align: 'center' },
      column({ span: 4 }, picture(2, { height: 400 })),
      column(
        { span: 8, gap: 16 },
        heading('Hello, I am Nora'),
        lead(
          'I have built furniture for twenty years, and I still sit on every chair before it leaves.',
          { muted: true },
        ),
        words(
          'If something is not as you hoped, write to me. I read every letter, and I answer most of them on the same day.',
          { muted: true },
        ),
        icons(['mail', 'phone'], {
          size: 24,
          links: [
            ['Send an email', 'mailto:hello@example.com'],
            ['Call', 'tel:+15550100'],
          ],
        }),
      ),
    ),
  },
  {
    key: 'team-list',
    kind: 'team',
    name: 'Names without pictures',
    words: 'text roles simple',
    template: band(
      {},
      column(
        { span: 4, gap: 12 },
        heading('Who does what'),
        words('Call anybody directly.', { muted: true }),
      ),
      column(
        { span: 8, gap: 18 },
        ...(
          [
            ['Nora Lind', 'Offers and planning', '555 0101'],
            ['Amir Haddad', 'Drawings', '555 0102'],
            ['Grace Owens', 'Orders and invoices', '555 0103'],
            ['Leo Martin', 'Deliveries', '555 0104'],
          ] as const
        ).map(([name, role, phone]) =>
          row(
            24,
            column({ span: 4 }, words(name, { weight: 600 })),
            column({ span: 5 }, words(role, { muted: true })),
            column({ span: 3 }, words(phone)),
          ),
        ),
      ),
    ),
  },
  {
    key: 'team-jobs',
    kind: 'team',
    name: 'Open jobs',
    words: 'careers hiring vacancies work with us',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 28 },
        intro('Work with us', 'Four days a week, with tools that you choose.'),
        ...(
          [
            ['Cabinet maker', 'Full time, in the workshop'],
            ['Fitter', 'Full time, with a driving licence'],
          ] as const
        ).map(([name, text]) =>
          row(
            0,
            column(
              { card: 'surface', gap: 6 },
              line({ justify: 'space-between' }, subheading(name), arrow('Read more', '/jobs')),
              words(text, { muted: true }),
            ),
          ),
        ),
        line({ justify: 'center' }, button('Write to us', '/contact')),
      ),
    ),
  },
];

/** Sections with pictures. */
export const GALLERY_SECTIONS: readonly ReadySection[] = [
  {
    key: 'gallery-grid',
    kind: 'gallery',
    name: 'Pictures that open large',
    words: 'grid lightbox',
    template: band({}, column({ gap: 32 }, heading('From the last year'), block('ImageGallery'))),
  },
  {
    key: 'gallery-carousel',
    kind: 'gallery',
    name: 'Pictures to swipe through',
    words: 'carousel slideshow',
    template: band(
      { background: 'subtle' },
      column({ gap: 32 }, heading('A walk through the house'), block('ImageCarousel')),
    ),
  },
  {
    key: 'gallery-projects',
    kind: 'gallery',
    name: 'Projects with text',
    words: 'portfolio case studies work cards',
    template: band(
      {},
      column(
        { gap: 32 },
        heading('Selected work'),
        row(
          24,
          column(
            { gap: 10 },
            picture(4, { height: 340 }),
            subheading('House on the hill'),
            words('Kitchen and stairs in ash, 2025', { muted: true }),
          ),
          column(
            { gap: 10 },
            picture(1, { height: 340 }),
            subheading('Lake library'),
            words('Shelves for 9,000 books, 2024', { muted: true }),
          ),
        ),
        row(
          24,
          column(
            { gap: 10 },
            picture(3, { height: 240 }),
            subheading('Night bar'),
            words('Counter in smoked oak', { muted: true }),
          ),
          column(
            { gap: 10 },
            picture(5, { height: 240 }),
            subheading('Desert rooms'),
            words('Beds for a small hotel', { muted: true }),
          ),
          column(
            { gap: 10 },
            picture(2, { height: 240 }),
            subheading('Studio 14'),
            words('Tables that fold away', { muted: true }),
          ),
        ),
        line({}, arrow('All projects', '/work')),
      ),
    ),
  },
  {
    key: 'gallery-wide',
    kind: 'gallery',
    name: 'One wide picture',
    words: 'full width banner image single',
    template: band({ space: 0, gap: 0 }, column({}, picture(4, { height: 520, radius: 0 }))),
  },
  {
    key: 'gallery-three',
    kind: 'gallery',
    name: 'Three pictures in a row',
    words: 'columns images instagram',
    template: band(
      { space: 72 },
      column(
        { gap: 20 },
        row(
          16,
          column({}, picture(0, { height: 320 })),
          column({}, picture(1, { height: 320 })),
          column({}, picture(3, { height: 320 })),
        ),
        line(
          { gap: 10, justify: 'center' },
          icons(['brand-instagram'], { size: 22 }),
          words('More pictures every week @workshop'),
        ),
      ),
    ),
  },
];
