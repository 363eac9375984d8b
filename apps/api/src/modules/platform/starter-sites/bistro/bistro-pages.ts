import type { BlockTemplate } from '@org/content';
import { button, page } from '../parts/page-parts.ts';
import {
  all,
  BLEED,
  box,
  col,
  el,
  field,
  form,
  p,
  pad,
  paint,
  photo,
  prose,
  rise,
  section,
  title,
  WHO,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { CREAM, NIGHT, WINE } from './bistro-frame.ts';

/** The top of a page: its name, and a sentence beside it. */
function opening(name: string, line: string): BlockTemplate {
  return section(
    {
      desktop: all(
        rise(104, 80),
        { alignment: { gap: 48, alignItems: 'flex-end' } },
        paint('subtle'),
      ),
      mobile: all(rise(64, 48), { alignment: { gap: 16 } }),
    },
    [
      col(7, [title(1, name, 5, { fontWeight: 400 })]),
      col(5, [words(line, 1.25, { color: 'muted' })]),
    ],
  );
}

/** Dish of the menu: name and price on a line, ingredients below. */
const item = (name: string, price: string, line: string): BlockTemplate[] => [
  box([title(3, name, 1.25, { fontWeight: 500 }), words(price, 1.25, { color: 'primary' })], {
    desktop: {
      alignment: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
      border: { border: 'top', borderWidth: 1, borderColor: 'border' },
      spacing: { paddingTop: 18 },
    },
  }),
  words(line, 1, {
    color: 'muted',
    settings: { desktop: { spacing: { paddingBottom: 12 } } },
  }),
];

type Course = readonly (readonly [name: string, price: string, line: string])[];

/** A course: its name at the side, its dishes beside it. */
function course(name: string, line: string, dishes: Course, settings = {}): BlockTemplate {
  return section(
    {
      desktop: all(rise(80), { alignment: { gap: 72 } }, settings),
      mobile: all(rise(56), { alignment: { gap: 28 } }),
    },
    [
      col(4, [title(2, name, 2.75, { fontWeight: 400 }), words(line, 1, { color: 'muted' })]),
      col(
        8,
        dishes.flatMap(([dish, price, what]) => item(dish, price, what)),
        { desktop: { alignment: { gap: 6 } } },
      ),
    ],
  );
}

const menu: StarterPage = {
  slug: 'menu',
  title: 'Menu',
  excerpt: 'What is on tonight: from the ash, from the embers, and sweet.',
  image: 'art:beetroot',
  is_homepage: false,
  status: 'published',
  meta_title: 'Menu – Laurel & Ember',
  meta_description:
    'Vegetables from the ash, fish and meat from the embers, cakes and wine. The menu changes with the week.',
  template: page([
    opening(
      'The menu',
      'It changes with the week. This is what we cooked on Thursday, and most of it is still here.',
    ),
    course('From the ash', 'Vegetables that have had all afternoon', [
      ['Bread of the day', '$7', 'Butter from Tarrington, smoked salt'],
      ['Beetroot', '$18', 'Sheep’s curd, dill, honey, rye crumbs'],
      ['Leeks in their skins', '$16', 'Hazelnut, egg, mustard leaves'],
      ['Squash and sage', '$17', 'Brown butter, pumpkin seeds, old cheddar'],
    ]),
    section({ desktop: BLEED }, [
      col(0, [
        photo('trout', 'A whole trout on a plate, with lemon and a linen cloth', [480, 380, 280]),
      ]),
      col(0, [photo('bread', 'A round loaf with butter and salt', [480, 380, 280])]),
    ]),
    course(
      'From the embers',
      'Enough for one who is hungry, or two who are not',
      [
        ['Georgian Bay trout', '$31', 'Laurel, lemon, brown butter'],
        ['Half a chicken', '$29', 'Bread salad, bitter leaves, its own juices'],
        ['Pork neck', '$30', 'Apples, fennel seed, cider'],
        ['King oyster mushrooms', '$25', 'Polenta, thyme, a lot of garlic'],
      ],
      paint('subtle'),
    ),
    course('Sweet', 'There is always room', [
      ['Olive-oil cake', '$13', 'Warm figs, a spoon of thick cream'],
      ['Burnt milk', '$11', 'Caramel, sea salt, shortbread'],
      ['One scoop of anything', '$5', 'Ask; it depends on who was in a good mood'],
    ]),
    section(
      {
        desktop: all(BLEED, paint(NIGHT)),
        tablet: { alignment: { flexDirection: 'column' } },
      },
      [
        col(
          6,
          [
            title(2, 'Wine by the glass, the half and the bottle', 2.75, { fontWeight: 400 }),
            words(
              'Forty bottles, most of them from Niagara and the Loire, none over $90. Glasses from $11. If you bring your own on a Tuesday, we open it for nothing.',
              1.25,
              { color: CREAM },
            ),
            button('Book a table', '/contact', { buttonColor: '#f0b964', textColor: NIGHT }),
          ],
          {
            desktop: all(pad(96, 80), {
              alignment: { gap: 20, justifyContent: 'center', alignItems: 'flex-start' },
            }),
            tablet: pad(64, 40),
            mobile: pad(56, 24),
          },
        ),
        col(6, [
          photo('wine', 'A bottle of red wine, two glasses and a bowl of olives', [560, 420, 300]),
        ]),
      ],
    ),
  ]),
};

const about: StarterPage = {
  slug: 'about',
  title: 'The house',
  excerpt: 'How a bakery with a leaking roof became a restaurant with a fire.',
  image: 'art:hearth',
  is_homepage: false,
  status: 'published',
  meta_title: 'The house – Laurel & Ember',
  meta_description:
    'Anouk and Teo Laurel cook on the oven of a bakery from 1911. This is how it came about.',
  template: page([
    opening(
      'The house',
      'A bakery from 1911, two people who could not leave the oven alone, and a roof that no longer leaks.',
    ),
    section({ desktop: BLEED }, [
      col(0, [
        photo(
          'room',
          'The dining room in the evening, with lamps over three laid tables',
          [620, 460, 320],
        ),
      ]),
    ]),
    section(
      {
        desktop: all(rise(112), { alignment: { gap: 72 } }),
        mobile: all(rise(72), { alignment: { gap: 24 } }),
      },
      [
        col(5, [title(2, 'The oven was here first', 3.25, { fontWeight: 400 })]),
        col(7, [
          prose(
            p(
              'When the last baker on James Street retired, he left the keys in the oven door with a note: “She pulls to the left.” Anouk had been his Saturday girl at sixteen. Teo had come to fix the chimney.',
              'We kept the bricks, the tiles and the counter. Everything else was carried out by friends over one winter and replaced by eleven tables, because twelve would have meant a second waiter.',
              'Ten years later she still pulls to the left. You learn to turn the bread.',
            ),
          ),
        ]),
      ],
    ),
    section({ desktop: all(rise(104), paint('subtle')), mobile: rise(64) }, [
      col(0, [
        el('Timeline', {
          title: 'How it went',
          showTitle: true,
          timelineItems: [
            [
              '1911',
              'The oven is built',
              'By the brothers Pell, bakers, with bricks from the Bay Street kiln.',
            ],
            [
              '2015',
              'The keys',
              'The last baker retires. Nobody wants a shop with an oven of nine tonnes in it.',
            ],
            ['2016', 'First supper', 'Twenty-six guests, two of whom were not related to us.'],
            [
              '2021',
              'The yard',
              'A kitchen garden behind the house: herbs, beans, and a fig that should not survive here.',
            ],
          ].map(([year, heading, description], index) => ({
            id: `moment-${index}`,
            index,
            year,
            title: heading,
            description,
          })),
        }),
      ]),
    ]),
    section(
      {
        desktop: all(rise(112), paint(WINE), { alignment: { gap: 48 } }),
        mobile: all(rise(72), { alignment: { gap: 32 } }),
      },
      [
        ['Anouk Laurel', 'Fire, bread, last word'],
        ['Teo Marchetti', 'Fish, chimney, wine list'],
        ['Ruth Adeyemi', 'The room, your coat, the music'],
      ].map(([name = '', line = '']) =>
        col(0, [title(3, name, 1.75, { fontWeight: 500 }), words(line, 1, { color: '#f3dcc0' })], {
          desktop: { alignment: { gap: 6 } },
        }),
      ),
    ),
  ]),
};

const contact: StarterPage = {
  slug: 'contact',
  title: 'Book a table',
  excerpt: 'Write to us, or call from noon.',
  image: 'art:front',
  is_homepage: false,
  status: 'published',
  meta_title: 'Book a table – Laurel & Ember',
  meta_description:
    'Book one of eleven tables: write to us here, or call +1 905 555 0134 from noon.',
  template: page([
    section({ desktop: BLEED }, [
      col(0, [
        photo('front', 'The restaurant from the street at night, its windows lit', [440, 360, 260]),
      ]),
    ]),
    section(
      {
        desktop: all(rise(88, 112), { alignment: { gap: 80 } }),
        mobile: all(rise(56, 72), { alignment: { gap: 40 } }),
      },
      [
        col(
          7,
          [
            title(1, 'Book a table', 4, { fontWeight: 400 }),
            words('We answer within the day. For tonight, please call.', 1.25, { color: 'muted' }),
            form(
              'table_booking',
              [
                ...WHO,
                field('date', 'Date', {
                  type: 'date',
                  notInPast: true,
                  whenOpen: true,
                  inputWidth: 'half',
                  required: true,
                }),
                field('time', 'Time', {
                  type: 'select',
                  inputWidth: 'half',
                  options: ['17:00', '17:30', '18:00', '19:00', '20:00', '20:30', '21:00'],
                  whenOpen: true,
                  required: true,
                }),
                field('guests', 'Guests', {
                  type: 'select',
                  inputWidth: 'half',
                  options: ['1', '2', '3', '4', '5', '6', '7 or more'],
                  required: true,
                }),
                field('place', 'Where', {
                  type: 'select',
                  inputWidth: 'half',
                  options: ['Anywhere', 'By the fire', 'By the window', 'In the yard'],
                }),
                field('note', 'Anything that we should know?', {
                  type: 'textarea',
                  placeholder: 'Allergies, a pram, a birthday',
                }),
              ],
              {
                submitButtonText: 'Ask for a table',
                successMessage: 'Thank you. We look into the book and write back within the day.',
                createCustomer: true,
                tags: 'Guest',
              },
            ),
          ],
          { desktop: { alignment: { gap: 20 } } },
        ),
        col(
          5,
          [
            title(2, 'Find us', 2, { fontWeight: 400 }),
            prose(
              p(
                '34 James Street North<br>Hamilton, Ontario',
                '<a href="tel:+19055550134">+1 905 555 0134</a><br><a href="mailto:table@laurelandember.test">table@laurelandember.test</a>',
                '<strong>Tuesday to Saturday</strong>, 17:00 to 23:00. The kitchen takes its last order at 21:45.',
              ),
            ),
            title(2, 'Often asked', 2, {
              fontWeight: 400,
              settings: { desktop: { spacing: { paddingTop: 24 } } },
            }),
            el(
              'Accordion',
              { numberOfItems: 3 },
              [
                [
                  'Can we come with children?',
                  'Yes, gladly. There is a high chair, a box of crayons, and half portions of everything.',
                ],
                [
                  'What about allergies?',
                  'Tell us when you book. Nuts and gluten are in the room; we will say honestly what we can do.',
                ],
                [
                  'Can we have the house to ourselves?',
                  'On Mondays, from twenty guests. Write to us with a date and a rough idea of the evening.',
                ],
              ].map(([heading, text], at) =>
                el('AccordionItem', { title: heading, open: at === 0 }, [el('Text', { text })]),
              ),
            ),
          ],
          { desktop: { alignment: { gap: 16 } } },
        ),
      ],
    ),
  ]),
};

const journal: StarterPage = {
  slug: 'blog',
  title: 'From the pass',
  excerpt: 'Notes on suppliers, seasons and things that went wrong.',
  image: 'art:bread',
  is_homepage: false,
  status: 'published',
  meta_title: 'From the pass – Laurel & Ember',
  meta_description:
    'Short notes from the kitchen on suppliers, seasons and things that went wrong.',
  template: page([
    opening('From the pass', 'Short notes on suppliers, seasons and things that went wrong.'),
    section({ desktop: rise(80, 112), mobile: rise(48, 72) }, [
      col(0, [
        title(2, 'The newest first', 1.5, { fontWeight: 500 }),
        el('BlogList', { perPage: 9, showReadMore: true }),
      ]),
    ]),
  ]),
};

/** The other pages of Laurel & Ember. */
export const BISTRO_PAGES: readonly StarterPage[] = [menu, about, contact, journal];
