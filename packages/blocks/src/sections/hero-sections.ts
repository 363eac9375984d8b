import type { ReadySection } from './ready-section.ts';
import {
  band,
  button,
  column,
  icons,
  lead,
  line,
  outlined,
  overline,
  picture,
  smallTitle,
  title,
  words,
} from './section-parts.ts';

/** Sections at the top of a page. */
export const HERO_SECTIONS: readonly ReadySection[] = [
  {
    key: 'hero-split',
    kind: 'hero',
    name: 'Text beside a picture',
    words: 'split two columns image',
    template: band(
      { align: 'center', space: 112 },
      column(
        { span: 6, gap: 20 },
        overline('Furniture workshop', { muted: true }),
        title('Made by hand, built for every day'),
        lead(
          'We design and build tables, shelves and kitchens in solid wood, for rooms that are lived in.',
          { muted: true },
        ),
        line(
          {},
          button('See our work', '/work', { size: 'lg' }),
          outlined('Talk to us', '/contact', { size: 'lg' }),
        ),
      ),
      column({ span: 6 }, picture(2, { height: 460 })),
    ),
  },
  {
    key: 'hero-centered',
    kind: 'hero',
    name: 'Centered text',
    words: 'middle simple text',
    template: band(
      { space: 144, width: 880 },
      column(
        { gap: 24, centered: true },
        title('The simple way to run your day', { centered: true }),
        lead(
          'Plan the week, answer customers and send the invoice from one place. You can start in ten minutes.',
          { centered: true, muted: true },
        ),
        line(
          { justify: 'center' },
          button('Start for free', '/signup', { size: 'lg' }),
          outlined('See how it works', '#how', { size: 'lg' }),
        ),
      ),
    ),
  },
  {
    key: 'hero-picture',
    kind: 'hero',
    name: 'Text on a picture',
    words: 'background image full screen cover',
    template: band(
      { picture: 1, height: 86, align: 'flex-end', space: 96 },
      column(
        { span: 8, gap: 20 },
        title('Two days, three lakes, no phone'),
        lead(
          'Guided walks in small groups, from May to October. We carry the food; you carry a camera.',
        ),
        line({}, button('Choose a date', '/dates', { size: 'lg', variant: 'light' })),
      ),
    ),
  },
  {
    key: 'hero-dark',
    kind: 'hero',
    name: 'Large text on a dark background',
    words: 'bold statement black',
    template: band(
      { background: 'dark', space: 144, align: 'flex-end' },
      column({ span: 8, gap: 24 }, title('We turn spreadsheets into software that people like')),
      column(
        { span: 4, gap: 20 },
        lead('A studio of nine. We work with three clients at a time, and each of us writes code.'),
        line(
          {},
          button('Start a project', '/contact', {
            size: 'lg',
            variant: 'light',
            buttonIcon: 'arrow-right',
            iconPosition: 'after',
          }),
        ),
      ),
    ),
  },
  {
    key: 'hero-sign-up',
    kind: 'hero',
    name: 'Newsletter sign-up',
    words: 'email subscribe waiting list coming soon',
    template: band(
      { background: 'subtle', space: 128, width: 760 },
      column(
        { gap: 20 },
        overline('Coming this spring', { muted: true }),
        smallTitle('A quiet place to write is about to open'),
        {
          type: 'NewsletterSignup',
          props: {
            title: '',
            text: 'Leave your email address, and we will write to you once: on the day we open.',
            buttonText: 'Tell me',
          },
        },
      ),
    ),
  },
  {
    key: 'hero-local',
    kind: 'hero',
    name: 'Local business',
    words: 'opening hours phone address shop restaurant garage book booking appointment',
    template: band(
      { align: 'center', space: 96 },
      column({ span: 5 }, picture(0, { height: 420 })),
      column(
        { span: 7, gap: 18 },
        smallTitle('Your bicycle, ready tomorrow'),
        lead('Bring it before noon and ride home the next day. Every repair has a fixed price.', {
          muted: true,
        }),
        line(
          { gap: 10 },
          icons(['clock'], { size: 22 }),
          words('Tuesday to Saturday, 9:00 to 18:00'),
        ),
        line(
          { gap: 10 },
          icons(['map-pin'], { size: 22 }),
          words('14 Mill Street, behind the station'),
        ),
        line({ gap: 10 }, icons(['phone'], { size: 22 }), words('555 0100')),
        line({}, button('Book a repair', '/book', { size: 'lg' })),
      ),
    ),
  },
];
