import {
  band,
  button,
  card,
  column,
  type DemoPage,
  eyebrow,
  heading,
  icon,
  icons,
  page,
  picture,
  prose,
  smallHeading,
  text,
} from '../../../modules/platform/index.ts';
import { invitation } from './garden-frame.ts';

const service = (name: string, title: string, words: string, price: string) =>
  column(0, [
    card([
      icons([icon(name, { width: 40, height: 40 })]),
      smallHeading(title),
      text(words),
      text(price, { fontWeight: 600, color: 'secondary' }),
    ]),
  ]);

const SUBTLE = { background: { backgroundColor: 'subtle' } };

/** Services of Northwind Gardens with prices. */
export const gardenServices: DemoPage = {
  slug: 'services',
  title: 'What we do',
  excerpt: 'Design, building and care, each with its price.',
  image: 'art:potting-bench',
  is_homepage: false,
  status: 'published',
  meta_title: 'Garden design, building and care – prices and what is in them',
  meta_keywords: 'garden prices, garden design, garden care',
  meta_description:
    'What garden design, building and care cost at Northwind Gardens, and what you get for it.',
  template: page([
    band(
      [
        column(
          7,
          [
            eyebrow('What we do'),
            heading(1, 'Design, building and care'),
            text(
              'Take one of the three, or all. Most people start with a drawing and stay for the roses.',
              { fontSize: 1.25 },
            ),
          ],
          { alignment: { justifyContent: 'center' } },
        ),
        column(5, [picture('potting-bench', 'Tools and pots on a bench', { height: 380 })]),
      ],
      { height: 72, gap: 56 },
    ),
    band(
      [
        service(
          'pencil',
          'Garden design',
          'Two visits, a hand-drawn plan, and a list of every plant with its height and month.',
          'From $1,400',
        ),
        service(
          'hammer',
          'Building',
          'Paths, walls, decks, water and planting. One crew, one foreman, one telephone number.',
          'By the plan, at a fixed price',
        ),
        service(
          'scissors',
          'Care by the year',
          'Eleven visits: pruning, feeding, sowing, and the honest word about the lawn.',
          'From $180 a month',
        ),
      ],
      {
        height: 80,
        gap: 28,
        settings: SUBTLE,
      },
    ),
    band(
      [
        column(6, [
          picture('kitchen-garden', 'Raised beds with vegetables in front of a glasshouse', {
            height: 420,
          }),
        ]),
        column(
          6,
          [
            eyebrow('Growing food'),
            heading(2, 'Kitchen gardens'),
            prose(
              '<p>Raised beds from larch, filled with our own compost, with a sowing plan for three years. In the first spring we plant together.</p><ul><li>Beds at a height that is kind to backs</li><li>Water on a timer, from the rain barrel first</li><li>A visit in April, June and September</li></ul>',
            ),
            button('Ask about kitchen gardens', '/visit', { variant: 'secondary' }),
          ],
          { alignment: { justifyContent: 'center' } },
        ),
      ],
      { gap: 64 },
    ),
    invitation(
      'Not sure which it is?',
      'Tell us what bothers you about the garden. We will say what we would do first.',
    ),
  ]),
};

/** Winter care, below the services. */
export const gardenWinterCare: DemoPage = {
  slug: 'services/winter-care',
  parent: 'services',
  title: 'Winter care',
  excerpt: 'What a garden needs between November and March.',
  image: 'art:winter-care',
  is_homepage: false,
  status: 'published',
  meta_keywords: 'winter pruning, fruit trees',
  meta_description: 'Pruning fruit trees, wrapping what is tender, and keeping the paths safe.',
  template: page([
    band(
      [
        column(
          0,
          [
            heading(1, 'Winter care', { color: '#ffffff' }),
            text('The quiet months decide what the summer looks like.', {
              fontSize: 1.25,
              color: '#ffffff',
            }),
          ],
          { alignment: { justifyContent: 'flex-end' } },
        ),
      ],
      {
        height: 56,
        settings: {
          alignment: { height: 56, heightUnit: '%', heightAuto: false, alignItems: 'flex-end' },
          background: {
            backgroundImage: 'art:winter-care',
            gradient:
              'linear-gradient(180deg, rgba(20, 34, 44, 0) 40%, rgba(20, 34, 44, 0.8) 100%)',
          },
        },
      },
    ),
    band(
      [
        column(7, [
          prose(
            '<h2>From November to March</h2><p>Apples and pears are pruned while they sleep. Roses wait until the forsythia flowers. Whatever comes from further south gets a coat.</p><ul><li><strong>November</strong> – leaves into the compost, tender pots into our glasshouse</li><li><strong>January</strong> – fruit trees, on dry days above minus five</li><li><strong>March</strong> – roses, grasses, and a first look at the lawn</li></ul><p>Care over the winter is part of every yearly agreement. Without one, a pruning day for two people is <strong>$640</strong>.</p>',
          ),
        ]),
        column(5, [
          card(
            [
              smallHeading('Keep your lemon tree here'),
              text(
                'Our glasshouse stays at eight degrees. We fetch the pot in October and bring it back in May, with its leaves on.',
              ),
              button('Reserve a place', '/visit', { variant: 'secondary' }),
            ],
            'subtle',
          ),
        ]),
      ],
      { gap: 64 },
    ),
    invitation('Is a tree worrying you?', 'Send us a picture. An honest answer costs nothing.'),
  ]),
};
