import type { BlockTemplate } from '@org/content';
import { button, page } from '../parts/page-parts.ts';
import {
  all,
  BLEED,
  box,
  col,
  cols,
  el,
  p,
  pad,
  paint,
  photo,
  prose,
  rise,
  section,
  side,
  title,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { CREAM, NIGHT, WINE } from './bistro-frame.ts';

/** A dish with its picture, and what it costs. */
function dish(art: string, alt: string, name: string, line: string, price: string): BlockTemplate {
  return col(
    0,
    [
      photo(art, alt, [420, 320, 280], 2),
      box([title(3, name, 1.5, { fontWeight: 500 }), words(price, 1.25, { color: 'primary' })], {
        desktop: {
          alignment: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
        },
      }),
      words(line, 1, { color: 'muted' }),
    ],
    { desktop: { alignment: { gap: 14 } } },
  );
}

const quote = (text: string, name: string): BlockTemplate[] => [
  title(3, text, 2.25, { fontWeight: 400, textAlign: 'center' }),
  words(name, 1, { textAlign: 'center', color: 'muted' }),
];

const QUOTES = [
  [
    '“I have eaten here eleven times and have not yet managed to leave without asking what was in the butter.”',
    'Marguerite, neighbour',
  ],
  [
    '“They put my father’s chair where he could see the fire. Nobody had to ask.”',
    'The Okafor family, a birthday',
  ],
  [
    '“The trout. Then the cake. Then a walk along the bay. That is the whole review.”',
    'The Weekly Plate',
  ],
] as const;

const fact = (heading: string, line: string): BlockTemplate =>
  col(0, [title(3, heading, 1.5, { fontWeight: 500 }), words(line, 1, { color: 'muted' })], {
    desktop: {
      alignment: { gap: 8 },
      border: { border: 'top', borderWidth: 1, borderColor: 'primary' },
      spacing: { paddingTop: 24 },
    },
  });

/** Home of Laurel & Ember. */
export const bistroHome: StarterPage = {
  slug: 'home',
  title: 'Laurel & Ember',
  excerpt: 'A small restaurant with a wood fire in Hamilton.',
  image: 'art:room',
  is_homepage: true,
  status: 'published',
  meta_title: 'Laurel & Ember – a wood-fire restaurant in Hamilton',
  meta_description:
    'Eleven tables around one fire. Fish, vegetables and bread over oak, Tuesday to Saturday from 17:00.',
  template: page([
    section(
      {
        desktop: all(rise(180, 88), {
          alignment: { height: 92, heightUnit: 'vh', heightAuto: false, alignItems: 'flex-end' },
          background: {
            backgroundImage: 'art:room',
            backgroundPositionY: 40,
            gradient:
              'linear-gradient(180deg, rgba(36, 17, 20, 0.62) 0%, rgba(36, 17, 20, 0.2) 26%, rgba(36, 17, 20, 0.72) 52%, rgba(36, 17, 20, 0.94) 100%)',
          },
        }),
        mobile: all(rise(140, 56), {
          alignment: { height: 84, heightUnit: 'vh', heightAuto: false },
          // The words stand over the lamp here: at its brightest the ground stays dark enough to read them.
          background: {
            gradient:
              'linear-gradient(180deg, rgba(36, 17, 20, 0.72) 0%, rgba(36, 17, 20, 0.74) 55%, rgba(36, 17, 20, 0.94) 100%)',
          },
        }),
      },
      [
        col(
          8,
          [
            words('Wood fire. James Street North, Hamilton', 1, {
              color: '#f5cf95',
              fontWeight: 500,
            }),
            title(1, 'Supper, slowly, over oak', 6, { fontWeight: 400, color: '#ffffff' }),
          ],
          { desktop: { alignment: { gap: 12 } } },
        ),
        col(
          4,
          [
            words(
              'Eleven tables and one fire. What is on the plate was in the ground, the lake or the oven this morning.',
              1.25,
              {
                color: CREAM,
              },
            ),
            side([
              button('Book a table', '/contact', {
                size: 'lg',
                buttonColor: '#f0b964',
                textColor: NIGHT,
              }),
              button('See the menu', '/menu', {
                size: 'lg',
                buttonColor: 'transparent',
                textColor: '#ffffff',
                settings: {
                  desktop: { border: { border: 'all', borderWidth: 1, borderColor: '#e6cfae' } },
                },
              }),
            ]),
          ],
          { desktop: { alignment: { gap: 24, justifyContent: 'flex-end' } } },
        ),
      ],
    ),
    section(
      {
        desktop: all(rise(128, 104), { alignment: { gap: 72 } }),
        mobile: all(rise(72, 56), { alignment: { gap: 24 } }),
      },
      [
        col(5, [title(2, 'One fire does all the work', 3.25, { fontWeight: 400 })]),
        col(7, [
          prose(
            p(
              'At two in the afternoon Anouk lights it with last night’s coals. By five the bread is out, the embers are raked to the left for fish, and whatever is hard and sweet (squash, beetroot, an onion in its skin) has been lying in the ash since lunch.',
              'There is no gas in the kitchen. It keeps the menu short and the cooks honest.',
            ),
          ),
          button('How the house came about', '/about', {
            variant: 'primary',
            buttonIcon: 'arrow-right',
            iconPosition: 'after',
          }),
        ]),
      ],
    ),
    section({ desktop: all(rise(0, 128), { alignment: { gap: 32 } }), mobile: rise(0, 72) }, [
      dish(
        'trout',
        'A whole trout with lemon and herbs on a white plate',
        'Trout in the embers',
        'Georgian Bay trout, lemon, laurel, brown butter',
        '$31',
      ),
      dish(
        'beetroot',
        'Slices of roasted beetroot with fresh cheese on a dark plate',
        'Beetroot from the ash',
        'Sheep’s curd, dill, honey, rye crumbs',
        '$18',
      ),
      dish(
        'figs',
        'A slice of golden cake with halved figs',
        'Olive-oil cake',
        'Warm figs, a spoon of thick cream',
        '$13',
      ),
    ]),
    section(
      {
        desktop: all(BLEED, paint(WINE)),
        tablet: { alignment: { flexDirection: 'column' } },
      },
      [
        col(7, [
          photo(
            'hearth',
            'The brick oven with a high fire and stacked logs below',
            [680, 460, 300],
          ),
        ]),
        col(
          5,
          [
            words('Bread', 1, { color: '#f5cf95', fontWeight: 500 }),
            title(2, 'We bake twenty-two loaves a day and keep none', 2.75, { fontWeight: 400 }),
            words(
              'Sourdough of Red Fife wheat, baked at the back of the oven before the doors open. What the tables leave, the neighbours take home at eleven.',
              1.25,
            ),
            button('See the menu', '/menu', { buttonColor: CREAM, textColor: NIGHT }),
          ],
          {
            desktop: all(pad(96, 80), {
              alignment: { gap: 20, justifyContent: 'center', alignItems: 'flex-start' },
            }),
            tablet: pad(64, 40),
            mobile: pad(56, 24),
          },
        ),
      ],
    ),
    section({ desktop: rise(120), mobile: rise(72) }, [
      col(0, [
        el(
          'ContentSlider',
          {
            slides: QUOTES.map(([, name], at) => ({
              id: `slide-${at + 1}`,
              containerId: `slide-${at + 1}`,
              title: name,
            })),
            interval: 0,
            transitionStyle: 'fade',
          },
          QUOTES.map(([text, name], at) =>
            el(
              'Slide',
              {
                containerId: `slide-${at + 1}`,
                settings: {
                  desktop: all(pad(8, 72, 56), { alignment: { gap: 20 } }),
                  mobile: pad(8, 12, 56),
                },
              },
              quote(text, name),
            ),
          ),
        ),
      ]),
    ]),
    section(
      {
        desktop: all(rise(96), { alignment: { gap: 40 } }, paint('subtle')),
        mobile: all(rise(64), { alignment: { gap: 32 } }),
      },
      [
        col(0, [
          cols(
            [
              fact('Tuesday to Saturday', 'From 17:00; the fire goes down at 23:00'),
              fact('34 James Street North', 'Five minutes on foot from West Harbour station'),
              fact('+1 905 555 0134', 'We pick up from noon, between two trays of bread'),
            ],
            { desktop: { alignment: { gap: 48 } } },
          ),
        ]),
      ],
    ),
    section({ desktop: rise(112), mobile: rise(72) }, [
      col(
        0,
        [
          title(2, 'From the pass', 2.75, { fontWeight: 400 }),
          words('Short notes on suppliers, seasons and things that went wrong.', 1.25, {
            color: 'muted',
          }),
          el('BlogList', { perPage: 3, paging: 'none' }),
        ],
        { desktop: { alignment: { gap: 16 } } },
      ),
    ]),
    section(
      {
        desktop: all(rise(96), paint(NIGHT), { alignment: { gap: 48, alignItems: 'center' } }),
        mobile: rise(64),
      },
      [
        col(0, [
          el('NewsletterSignup', {
            title: 'Game nights, guest cooks, the first asparagus',
            text: 'One letter a month, written after service. You can leave at any time.',
            buttonText: 'Send it to me',
            buttonVariant: 'warning',
          }),
        ]),
      ],
    ),
  ]),
};
