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
  lead,
  line,
  outlined,
  questions,
  quote,
  row,
  small,
  subheading,
  words,
} from './section-parts.ts';

const priced = (name: string, price: string, text = ''): BlockTemplate =>
  column(
    { gap: 4 },
    line({ justify: 'space-between' }, words(name, { weight: 600 }), words(price, { weight: 600 })),
    ...(text ? [small(text, { muted: true })] : []),
  );

/** Sections with prices. */
export const PRICING_SECTIONS: readonly ReadySection[] = [
  {
    key: 'pricing-three',
    kind: 'pricing',
    name: 'Three offers',
    words: 'table columns compare',
    template: band({}, column({}, block('Pricing'))),
  },
  {
    key: 'pricing-one',
    kind: 'pricing',
    name: 'One offer',
    words: 'single simple flat',
    template: band(
      { background: 'subtle', align: 'center' },
      column(
        { span: 7, gap: 16 },
        heading('One price, everything in it'),
        lead('No steps, no extras, and no call with a salesperson.', { muted: true }),
      ),
      column(
        { span: 5, card: 'surface', gap: 14 },
        quote('$49 per month'),
        ...[
          'As many people as you like',
          'All features, also new ones',
          'Help within a day',
          'Leave at any time',
        ].map((text) => line({ gap: 10 }, icons(['check'], { size: 20 }), words(text))),
        button('Try it for 30 days', '/signup', { fullWidth: true, size: 'lg' }),
      ),
    ),
  },
  {
    key: 'pricing-list',
    kind: 'pricing',
    name: 'Price list',
    words: 'menu services hairdresser salon garage restaurant',
    template: band(
      {},
      column(
        { gap: 40 },
        heading('What it costs'),
        row(
          64,
          column(
            { gap: 22 },
            subheading('Repairs'),
            priced('Service', '$89', 'Brakes, gears, tyres and a clean chain'),
            priced('Puncture', '$24', 'While you wait'),
            priced('Brakes', '$39', 'For each wheel, with new pads'),
          ),
          column(
            { gap: 22 },
            subheading('Rental'),
            priced('City bicycle', '$18 a day', 'With lock and basket'),
            priced('Electric bicycle', '$42 a day', 'Range of 80 km'),
            priced('Child seat', '$6 a day', 'Up to 22 kg'),
          ),
        ),
      ),
    ),
  },
  {
    key: 'pricing-two',
    kind: 'pricing',
    name: 'Two offers side by side',
    words: 'compare free paid',
    template: band(
      { width: 960 },
      column(
        { gap: 40 },
        intro('Start for nothing', 'Change when you need more.'),
        row(
          20,
          column(
            { card: 'outline', gap: 14 },
            subheading('Free'),
            quote('$0'),
            words('For one person and three customers.', { muted: true }),
            outlined('Begin', '/signup', { fullWidth: true }),
          ),
          column(
            { card: 'dark', gap: 14 },
            subheading('Team'),
            quote('$12 a person'),
            words('For teams who share customers, stock and calendars.'),
            button('Begin with a team', '/signup', { fullWidth: true, variant: 'light' }),
          ),
        ),
      ),
    ),
  },
];

const ANSWERS = [
  [
    'How soon can you start?',
    'Most work begins within two weeks. We give you a date with the offer, and we keep it.',
  ],
  [
    'What does a first visit cost?',
    'Nothing. We look at what there is to do, and you have our price in writing within three days.',
  ],
  [
    'Do you give a guarantee?',
    'Yes: two years on all work, and as long as the maker gives on what we put in.',
  ],
  [
    'How can I pay?',
    'By card, by bank transfer, or in cash. For large jobs we ask for a third in advance.',
  ],
] as const;

/** Sections with questions and answers. */
export const FAQ_SECTIONS: readonly ReadySection[] = [
  {
    key: 'faq-one-column',
    kind: 'faq',
    name: 'Questions in one column',
    words: 'centered list',
    template: band(
      { width: 880 },
      column(
        { gap: 32 },
        intro('Questions that we are asked', 'And if yours is missing, just call.'),
        questions(...ANSWERS),
      ),
    ),
  },
  {
    key: 'faq-side',
    kind: 'faq',
    name: 'Heading beside questions',
    words: 'split two columns',
    template: band(
      { background: 'subtle' },
      column(
        { span: 4, gap: 16 },
        heading('Good to know'),
        words('Is your question not here? Write to us; we answer within a day.', { muted: true }),
        line({}, outlined('Ask us', '/contact')),
      ),
      column({ span: 8 }, questions(...ANSWERS)),
    ),
  },
  {
    key: 'faq-open',
    kind: 'faq',
    name: 'Answers that are always open',
    words: 'grid two columns plain text',
    template: band(
      {},
      column(
        { gap: 40 },
        heading('Before you book'),
        ...[ANSWERS.slice(0, 2), ANSWERS.slice(2)].map((pair) =>
          row(
            40,
            ...pair.map(([question, answer]) =>
              column({ gap: 8 }, subheading(question), words(answer, { muted: true })),
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'faq-topics',
    kind: 'faq',
    name: 'Questions by topic',
    words: 'categories groups shipping returns shop',
    template: band(
      {},
      column(
        { span: 6, gap: 20 },
        subheading('Orders'),
        questions(
          [
            'When will it arrive?',
            'Within three working days. You get a message when it leaves us.',
          ],
          [
            'Can I change my order?',
            'Until it is packed, yes. Call us or answer the confirmation.',
          ],
        ),
      ),
      column(
        { span: 6, gap: 20 },
        subheading('Returns'),
        questions(
          ['How long can I think about it?', 'You can send everything back within 30 days.'],
          [
            'Who pays for the return?',
            'We do, if something is broken or wrong. Otherwise it costs $6.',
          ],
        ),
      ),
    ),
  },
];
