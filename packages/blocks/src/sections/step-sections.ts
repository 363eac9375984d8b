import type { ReadySection } from './ready-section.ts';
import {
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
  overline,
  row,
  small,
  subheading,
  words,
} from './section-parts.ts';

const step = (number: string, name: string, text: string) =>
  column(
    { gap: 12 },
    overline(`Step ${number}`, { muted: true }),
    subheading(name),
    words(text, { muted: true }),
  );

/** Sections about how something is done. */
export const STEP_SECTIONS: readonly ReadySection[] = [
  {
    key: 'steps-three',
    kind: 'steps',
    name: 'Three steps',
    words: 'columns simple',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 48 },
        heading('From the first call to the last screw'),
        row(
          40,
          step('1', 'We listen', 'Tell us what you need. We ask until we have understood it.'),
          step('2', 'We draw', 'You see it before it exists, with a price that does not change.'),
          step('3', 'We build', 'The people who planned it are the people who build it.'),
        ),
        line({}, button('Begin with a call', '/contact')),
      ),
    ),
  },
  {
    key: 'steps-four',
    kind: 'steps',
    name: 'Four steps with icons',
    words: 'order delivery',
    template: band(
      {},
      column(
        { gap: 48 },
        intro('How an order works', 'Most orders arrive within three days.'),
        row(
          28,
          ...(
            [
              ['search', 'Choose', 'Look around, or ask us for advice.'],
              ['credit-card', 'Pay', 'By card, or by invoice.'],
              ['package', 'We pack', 'In paper and cardboard, without plastic.'],
              ['truck-delivery', 'It arrives', 'At your door, at the time that you choose.'],
            ] as const
          ).map(([icon, name, text]) =>
            column(
              { gap: 12, centered: true },
              icons([icon], { size: 36, centered: true }),
              subheading(name, { centered: true }),
              words(text, { centered: true, muted: true }),
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'steps-side',
    kind: 'steps',
    name: 'Heading beside steps',
    words: 'list numbered vertical',
    template: band(
      {},
      column(
        { span: 5, gap: 16 },
        heading('Your first visit'),
        lead('It takes about an hour, and it is free.', { muted: true }),
      ),
      column(
        { span: 7, gap: 16 },
        ...(
          [
            ['Arrive', 'There is parking in the yard. Ring at the green door.'],
            ['Talk', 'We look at what you brought, and tell you what is possible.'],
            ['Decide', 'You get the offer in writing. Think about it for as long as you like.'],
          ] as const
        ).map(([name, text]) =>
          row(
            0,
            column({ card: 'outline', gap: 6 }, subheading(name), words(text, { muted: true })),
          ),
        ),
      ),
    ),
  },
  {
    key: 'steps-timeline',
    kind: 'steps',
    name: 'Timeline of years',
    words: 'history milestones company',
    template: band({ background: 'subtle', width: 880 }, column({}, block('Timeline'))),
  },
];

const figure = (end: number, text: string, prefix = '') =>
  column({ gap: 4 }, counter(end, prefix), small(text, { muted: true }));

/** Sections about figures. */
export const NUMBER_SECTIONS: readonly ReadySection[] = [
  {
    key: 'numbers-four',
    kind: 'numbers',
    name: 'Four numbers',
    words: 'row counters',
    template: band(
      { space: 72 },
      column(
        {},
        row(
          32,
          figure(38, 'years in the same street'),
          figure(1240, 'kitchens built'),
          figure(11, 'people in the workshop'),
          figure(96, 'of 100 customers would come again'),
        ),
      ),
    ),
  },
  {
    key: 'numbers-dark',
    kind: 'numbers',
    name: 'Numbers on a dark background',
    words: 'contrast counters',
    template: band(
      { background: 'dark', space: 88, align: 'center' },
      column({ span: 4 }, heading('Small on purpose, and busy')),
      ...(
        [
          [9, 'people'],
          [62, 'projects'],
          [14, 'countries'],
        ] as const
      ).map(([end, text]) => column({ gap: 4 }, counter(end), words(text))),
    ),
  },
  {
    key: 'numbers-cards',
    kind: 'numbers',
    name: 'Numbers in cards',
    words: 'boxes results',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 40 },
        intro('What it changes', 'Measured with 40 customers in their first year.'),
        row(
          20,
          ...(
            [
              [6, 'hours a week', 'less paperwork for the average team of five'],
              [11, 'days', 'sooner until an invoice is paid'],
              [3, 'tools', 'that customers cancel in the first month'],
            ] as const
          ).map(([end, unit, text]) =>
            column(
              { card: 'surface', gap: 6 },
              counter(end),
              subheading(unit),
              words(text, { muted: true }),
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'numbers-text',
    kind: 'numbers',
    name: 'Text beside numbers',
    words: 'split facts about',
    template: band(
      { align: 'center' },
      column(
        { span: 6, gap: 16 },
        heading('We plant more than we cut'),
        words(
          'For each tree that we work with, we plant three. The forest is ours, and it is open to walkers.',
          { muted: true },
        ),
      ),
      column(
        { span: 6 },
        row(24, figure(180, 'hectares of forest'), figure(3, 'trees for one')),
        row(24, figure(60, 'kinds of birds'), figure(48, 'kilometres of paths')),
      ),
    ),
  },
];
