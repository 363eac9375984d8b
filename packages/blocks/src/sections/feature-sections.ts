import { bento, tile } from './bento-parts.ts';
import type { ReadySection } from './ready-section.ts';
import {
  arrow,
  band,
  block,
  button,
  column,
  counter,
  heading,
  icons,
  intro,
  lead,
  line,
  markup,
  overline,
  picture,
  point,
  row,
  subheading,
  words,
} from './section-parts.ts';

/** Sections about what a business offers. */
export const FEATURE_SECTIONS: readonly ReadySection[] = [
  {
    key: 'features-three',
    kind: 'features',
    name: 'Three points with icons',
    words: 'columns list',
    template: band(
      {},
      column(
        { gap: 48 },
        intro('Why people come back', 'Three things that we do not bargain about.'),
        row(
          40,
          column(
            { gap: 12 },
            ...point(
              'clock',
              'On the day we said',
              'You get a date with the offer. If we are late, that day is free.',
            ),
          ),
          column(
            { gap: 12 },
            ...point(
              'shield-check',
              'Five years of care',
              'What breaks through use, we repair. You only bring it in.',
            ),
          ),
          column(
            { gap: 12 },
            ...point(
              'leaf',
              'Nothing thrown away',
              'Old parts are reused or recycled, and we show you how.',
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'features-six',
    kind: 'features',
    name: 'Six cards',
    words: 'grid boxes services',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 24 },
        heading('Everything for your home'),
        lead('One call, one team, one invoice.', { muted: true }),
        row(
          20,
          column(
            { card: 'surface', gap: 12 },
            ...point('brush', 'Painting', 'Walls, windows and doors, inside and outside.'),
          ),
          column(
            { card: 'surface', gap: 12 },
            ...point('hammer', 'Carpentry', 'Floors, stairs and shelves made to measure.'),
          ),
          column(
            { card: 'surface', gap: 12 },
            ...point('bath', 'Bathrooms', 'From the first drawing to the last tile.'),
          ),
        ),
        row(
          20,
          column(
            { card: 'surface', gap: 12 },
            ...point('bulb', 'Electrics', 'New lines, lights and sockets, tested and signed off.'),
          ),
          column(
            { card: 'surface', gap: 12 },
            ...point('plant-2', 'Gardens', 'Terraces, beds and fences that last.'),
          ),
          column(
            { card: 'surface', gap: 12 },
            ...point('key', 'Emergencies', 'Day and night, within two hours.'),
          ),
        ),
      ),
    ),
  },
  {
    key: 'features-bento',
    kind: 'features',
    name: 'Bento grid',
    words: 'mosaic tiles cards boxes overview',
    template: band(
      {},
      column(
        { gap: 40 },
        intro('One place for the whole day', 'From the first call to the paid invoice.'),
        bento(
          tile(
            { columns: 2, rows: 2, card: 'primary', gap: 14, justify: 'space-between' },
            icons(['calendar-event'], { size: 36, color: 'currentcolor' }),
            block('Container', { settings: { desktop: { alignment: { gap: 12 } } } }, [
              heading('A calendar that plans itself'),
              words('It knows who is free, how long the drive takes and what the job needs.'),
              arrow('See how it works', '/how-it-works'),
            ]),
          ),
          tile(
            { columns: 2, card: 'subtle', gap: 10 },
            ...point(
              'message-circle',
              'Customers hear from you first',
              'A message when you leave, and another when you are around the corner.',
            ),
          ),
          tile(
            { card: 'outline', gap: 4, justify: 'flex-end' },
            counter(48, ''),
            words('hours saved each month', { muted: true }),
          ),
          tile(
            { card: 'outline', gap: 10, justify: 'flex-end' },
            icons(['device-mobile']),
            subheading('Works offline'),
          ),
          tile({ columns: 2 }, picture(4, { height: 200 })),
          tile(
            { columns: 2, card: 'subtle', gap: 10 },
            ...point('credit-card', 'Paid on the spot', 'By card, by phone or by invoice.'),
          ),
        ),
      ),
    ),
  },
  {
    key: 'features-picture-left',
    kind: 'features',
    name: 'Picture and text',
    words: 'split two columns about image',
    template: band(
      { align: 'center' },
      column({ span: 6 }, picture(3, { height: 420 })),
      column(
        { span: 6, gap: 18 },
        overline('How it began', { muted: true }),
        heading('A kitchen table, two laptops and a list of complaints'),
        words(
          'For six years we used the tools that everybody uses. Each did half of what we needed, and none talked to the others. So we built the one we missed.',
          { muted: true },
        ),
        arrow('Read our story', '/about'),
      ),
    ),
  },
  {
    key: 'features-alternating',
    kind: 'features',
    name: 'Two pictures and texts in turn',
    words: 'zigzag rows image details',
    template: band(
      {},
      column(
        { gap: 72 },
        row(
          56,
          column(
            { span: 6, gap: 14, justify: 'center' },
            heading('See the whole week'),
            words(
              'Jobs, people and vehicles on one page. Drag a visit to another day, and the customer gets the new time.',
              { muted: true },
            ),
          ),
          column({ span: 6 }, picture(4, { height: 340 })),
        ),
        row(
          56,
          column({ span: 6 }, picture(5, { height: 340 })),
          column(
            { span: 6, gap: 14, justify: 'center' },
            heading('Send the invoice from the car'),
            words(
              'Hours and material are already there. Check the total, press send, and drive home.',
              { muted: true },
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'features-list',
    kind: 'features',
    name: 'Heading beside a list',
    words: 'checklist included',
    template: band(
      {},
      column(
        { span: 5, gap: 18 },
        heading('What is included'),
        lead('The price that you read is the price that you pay.', { muted: true }),
        button('Get an offer', '/contact'),
      ),
      column(
        { span: 7, gap: 20 },
        line(
          { gap: 14 },
          icons(['circle-check'], { size: 24 }),
          words('A visit to measure and advise'),
        ),
        line(
          { gap: 14 },
          icons(['circle-check'], { size: 24 }),
          words('Drawings that you can change twice'),
        ),
        line(
          { gap: 14 },
          icons(['circle-check'], { size: 24 }),
          words('Material, delivery and assembly'),
        ),
        line(
          { gap: 14 },
          icons(['circle-check'], { size: 24 }),
          words('Removal of what was there before'),
        ),
        line({ gap: 14 }, icons(['circle-check'], { size: 24 }), words('A check after one year')),
      ),
    ),
  },
  {
    key: 'features-tabs',
    kind: 'features',
    name: 'Tabs',
    words: 'switch panels',
    template: band({}, column({ gap: 32 }, heading('One tool, three teams'), block('Tabs'))),
  },
  {
    key: 'features-text',
    kind: 'features',
    name: 'Long text',
    words: 'article paragraph letter about story',
    template: band(
      { width: 760 },
      column(
        { gap: 20 },
        heading('Who we are'),
        markup(
          '<p>We are a family business in the third generation. What began with a bench in a shed is a workshop of eleven people today, two of whom learned the trade here.</p><p>We build few things and know each of them. If you call, you speak to one of the people who build your order.</p>',
        ),
        subheading('What we believe'),
        words('Good work takes the time that it takes, and it should cost what we said it would.'),
      ),
    ),
  },
];
