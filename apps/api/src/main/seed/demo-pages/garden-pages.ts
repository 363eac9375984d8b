import {
  band,
  button,
  buttons,
  card,
  column,
  type DemoPage,
  eyebrow,
  heading,
  icon,
  icons,
  page,
  picture,
  poster,
  prose,
  row,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';
import { invitation } from './garden-frame.ts';
import { gardenServices, gardenWinterCare } from './garden-services.ts';

const SUBTLE = { background: { backgroundColor: 'subtle' } };

const stage = (number: string, title: string, html: string) =>
  row(
    [
      column(2, [text(number, { fontSize: 3, fontWeight: 700, color: 'tertiary' })]),
      column(10, [smallHeading(title), prose(html)], { alignment: { gap: 8 } }),
    ],
    16,
  );

const howWeWork: DemoPage = {
  slug: 'how-we-work',
  title: 'How we work',
  excerpt: 'Three visits, one drawing, one price.',
  image: 'art:planting-plan',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'garden plan, garden price',
  meta_description:
    'How a garden by Northwind comes about, from the first visit to the first summer.',
  template: page([
    band(
      [
        column(0, [eyebrow('How we work'), heading(1, 'Three visits, one drawing, one price')], {
          alignment: { gap: 12 },
        }),
      ],
      { height: 72 },
    ),
    band(
      [
        column(5, [
          picture('planting-plan', 'A planting plan on paper', { height: 620, mobile: 280 }),
        ]),
        column(
          7,
          [
            stage(
              '1',
              'We listen and measure',
              '<p>An hour in the garden and half an hour at the table. Bring the questions that nobody has answered yet.</p>',
            ),
            stage(
              '2',
              'We draw',
              '<p>Within two weeks you have a plan, in pencil. You change it with us until you would miss it.</p>',
            ),
            stage(
              '3',
              'We name one price',
              '<p>For all of it, in writing. If we misjudged the soil, that is our loss.</p>',
            ),
            stage(
              '4',
              'We build',
              '<p>Between March and November, with the same crew from the first stake to the last bulb.</p>',
            ),
            stage(
              '5',
              'We come back',
              '<p>In the first June, without being asked and without a bill.</p>',
            ),
          ],
          { alignment: { gap: 28, justifyContent: 'center' } },
        ),
      ],
      {
        height: 80,
        gap: 64,
        settings: SUBTLE,
      },
    ),
    invitation(
      'The first visit costs nothing',
      'Not even if you build it yourself afterwards. Some do, and they send us pictures.',
    ),
  ]),
};

const gardens: DemoPage = {
  slug: 'gardens',
  title: 'Gardens',
  excerpt: 'Some of the gardens that we look after.',
  image: 'art:courtyard',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'courtyard garden, kitchen garden, orchard',
  meta_description: 'Courtyards, borders, kitchen gardens and orchards by Northwind Gardens.',
  template: page([
    band(
      [
        column(8, [
          eyebrow('Gardens'),
          heading(1, 'What it looks like after a few summers'),
          text(
            'None of these pictures was taken on the day we left. Gardens deserve better than that.',
            { fontSize: 1.25 },
          ),
        ]),
      ],
      { height: 72 },
    ),
    band(
      [
        column(7, [
          poster(
            'courtyard',
            'A courtyard in Leslieville',
            'Built 2017. The rose has reached the gutter.',
            460,
          ),
        ]),
        column(5, [
          poster(
            'summer-border',
            'A border in the Beaches',
            'Nine metres that flower from May to frost',
            460,
          ),
        ]),
      ],
      { height: 0, gap: 24 },
    ),
    band(
      [
        column(5, [
          poster(
            'kitchen-garden',
            'A kitchen garden in Etobicoke',
            'Feeds a family of five from June',
            420,
          ),
        ]),
        column(7, [
          poster(
            'garden-morning',
            'A house garden in Newmarket',
            'The path came last, where everybody walked anyway',
            420,
          ),
        ]),
      ],
      { height: 24, gap: 24 },
    ),
    band([
      column(
        0,
        [
          text('“We only wanted somewhere to put a bench.”', {
            fontSize: 2,
            fontWeight: 500,
            textAlign: 'center',
          }),
          text('Where most of these gardens started', { textAlign: 'center', color: 'muted' }),
        ],
        { alignment: { alignItems: 'center' } },
      ),
    ]),
    invitation(
      'Come and see one',
      'On the first Saturday of June some of our people open their gates.',
    ),
  ]),
};

const visit: DemoPage = {
  slug: 'visit',
  title: 'Visit us',
  excerpt: 'Where the yard is, when somebody is there, and how to book a first visit.',
  image: 'art:courtyard',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'contact, opening hours',
  meta_description: 'Address, hours and telephone of Northwind Gardens in Toronto.',
  template: page([
    band(
      [
        column(
          6,
          [
            eyebrow('Visit us'),
            heading(1, 'The kettle is on at ten'),
            text('Come by the yard, ring, or write. Someone who gardens will answer.', {
              fontSize: 1.25,
            }),
            buttons([
              button('+1 416 555 0142', 'tel:+14165550142', { size: 'lg', buttonIcon: 'phone' }),
              button('Write to us', 'mailto:hello@northwind.test', {
                size: 'lg',
                variant: 'light',
                buttonIcon: 'mail',
              }),
            ]),
          ],
          { alignment: { justifyContent: 'center', gap: 20 } },
        ),
        column(6, [picture('courtyard', 'A courtyard with a bench between pots', { height: 460 })]),
      ],
      { height: 72, gap: 56 },
    ),
    band(
      [
        column(0, [
          card([
            icons([icon('map-pin', { width: 36, height: 36 })]),
            smallHeading('Where'),
            text('88 Carlaw Avenue, Toronto.\nParking in the yard; the 72 bus stops at the gate.'),
          ]),
        ]),
        column(0, [
          card([
            icons([icon('clock', { width: 36, height: 36 })]),
            smallHeading('When'),
            text('Monday to Friday, 7 to 16.\nSaturdays in April, May and September, 9 to 13.'),
          ]),
        ]),
        column(0, [
          card([
            icons([icon('calendar', { width: 36, height: 36 })]),
            smallHeading('First visit'),
            text(
              'Within two weeks, an hour, free of charge.\nEvenings are possible from May to August.',
            ),
          ]),
        ]),
      ],
      {
        height: 80,
        gap: 28,
        settings: SUBTLE,
      },
    ),
  ]),
};

const openDay: DemoPage = {
  slug: 'open-day',
  title: 'Open day in June',
  excerpt: 'Six gardens open their gates on the first Saturday of June.',
  image: 'art:summer-border',
  is_homepage: false,
  status: 'draft',
  meta_keywords: '',
  template: page([
    band([
      column(8, [
        eyebrow('First Saturday of June'),
        heading(1, 'Six gardens open their gates'),
        prose(
          '<p>Walk from one to the next, or take the cargo bicycle. There is lemonade at number four.</p>',
        ),
      ]),
    ]),
  ]),
};

/** All pages of Northwind Gardens but its home. */
export const GARDEN_PAGES: readonly DemoPage[] = [
  gardenServices,
  gardenWinterCare,
  howWeWork,
  gardens,
  visit,
  openDay,
];
