import type { BlockTemplate } from '@org/content';
import type { ReadySection } from './ready-section.ts';
import {
  band,
  block,
  button,
  column,
  heading,
  icons,
  intro,
  line,
  overline,
  picture,
  quote,
  row,
  small,
  words,
} from './section-parts.ts';

const STARS = ['star', 'star', 'star', 'star', 'star'] as const;
const stars = (centered = false): BlockTemplate =>
  icons(STARS, { size: 20, color: 'warning', centered });

const review = (text: string, name: string, about: string): BlockTemplate =>
  column(
    { card: 'surface', gap: 14, justify: 'space-between' },
    words(text),
    small(`${name}, ${about}`, { muted: true }),
  );

/** Sections with what customers say. */
export const TESTIMONIAL_SECTIONS: readonly ReadySection[] = [
  {
    key: 'testimonials-three',
    kind: 'testimonials',
    name: 'Three quotes in cards',
    words: 'columns boxes',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 40 },
        heading('What customers say'),
        row(
          20,
          review(
            'They came on the day they promised, and left the kitchen cleaner than they found it.',
            'Maria Lindqvist',
            'Hamilton',
          ),
          review('I wanted a cupboard and got good advice with it.', 'Samuel Okafor', 'Dundas'),
          review(
            'Nine years old, used by four children, and every drawer still runs.',
            'The Tremblay family',
            'Ancaster',
          ),
        ),
      ),
    ),
  },
  {
    key: 'testimonials-one',
    kind: 'testimonials',
    name: 'One large quote',
    words: 'single centered big',
    template: band(
      { space: 120, width: 880 },
      column(
        { gap: 24, centered: true },
        icons(['quote'], { size: 40, centered: true }),
        quote(
          'We had planned a year for the change. It took eleven days, and nobody wants to go back.',
          { centered: true },
        ),
        words('Ines Duarte, head of operations at Northgate', { centered: true, muted: true }),
      ),
    ),
  },
  {
    key: 'testimonials-picture',
    kind: 'testimonials',
    name: 'Quote beside a picture',
    words: 'split image portrait case study',
    template: band(
      { background: 'dark', align: 'center' },
      column({ span: 5 }, picture(1, { height: 380 })),
      column(
        { span: 7, gap: 20 },
        quote('Our guests ask who built the bar before they ask for the menu.'),
        words('Jonas Weber, owner of Bar Linde'),
        line({}, button('See the bar', '/work', { variant: 'light' })),
      ),
    ),
  },
  {
    key: 'testimonials-stars',
    kind: 'testimonials',
    name: 'Ratings with stars',
    words: 'score five',
    template: band(
      {},
      column(
        { gap: 40 },
        intro('4.9 of 5', 'The average of 312 reviews in the last year.'),
        row(
          28,
          column(
            { gap: 10 },
            stars(),
            words('Called at eight, fixed at ten. Friendly and fair.'),
            small('Priya, March', { muted: true }),
          ),
          column(
            { gap: 10 },
            stars(),
            words('They told me honestly that I could do without the repair.'),
            small('Thomas, February', { muted: true }),
          ),
          column(
            { gap: 10 },
            stars(),
            words('The only garage where I understand the invoice.'),
            small('Helen, January', { muted: true }),
          ),
        ),
      ),
    ),
  },
  {
    key: 'testimonials-primary',
    kind: 'testimonials',
    name: 'Quote in the main color',
    words: 'brand colour band',
    template: band(
      { background: 'primary', space: 88, width: 960 },
      column(
        { gap: 16 },
        overline('A letter that made our week'),
        quote(
          'My mother learned to swim with you at 71. She has sent me a photograph of every lake since.',
        ),
        words('A daughter in Guelph'),
      ),
    ),
  },
];

/** Sections with names of clients, partners and press. */
export const LOGO_SECTIONS: readonly ReadySection[] = [
  {
    key: 'logos-moving',
    kind: 'logos',
    name: 'Moving row of logos',
    words: 'scroller marquee animation',
    template: band(
      { space: 56 },
      column(
        { gap: 24 },
        overline('They work with us', { centered: true, muted: true }),
        block('InfiniteScroller', { imageWidth: 140, imageHeight: 72, speed: 'slow' }),
      ),
    ),
  },
  {
    key: 'logos-names',
    kind: 'logos',
    name: 'Names in one line',
    words: 'text press magazines',
    template: band(
      { background: 'subtle', space: 56 },
      column(
        { gap: 20 },
        overline('Written about in', { centered: true, muted: true }),
        line(
          { gap: 48, justify: 'center' },
          ...['The Spectator', 'Wood & Hand', 'Slow Living', 'Good Rooms', 'Nordic Design'].map(
            (name) => words(name, { weight: 600 }),
          ),
        ),
      ),
    ),
  },
  {
    key: 'logos-awards',
    kind: 'logos',
    name: 'Certificates and awards',
    words: 'badges seals quality',
    template: band(
      { space: 72 },
      column(
        {},
        row(
          24,
          ...(
            [
              ['certificate', 'Master workshop', 'Listed since 1987'],
              ['leaf', 'Wood from near', 'Certified forests within 200 km'],
              ['award', 'Design award', 'For the table “Elm”, 2024'],
              ['shield-check', 'Insured', 'Up to 5 million for each job'],
            ] as const
          ).map(([icon, name, text]) =>
            column(
              { card: 'outline', gap: 8 },
              icons([icon]),
              words(name, { weight: 600 }),
              small(text, { muted: true }),
            ),
          ),
        ),
      ),
    ),
  },
];
