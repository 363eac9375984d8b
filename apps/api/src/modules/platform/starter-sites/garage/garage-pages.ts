import { icon, icons, page } from '../parts/page-parts.ts';
import {
  all,
  BLEED,
  col,
  cols,
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
  ul,
  WHO,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { garageBooking, opening } from './garage-booking.ts';
import { bookNow, label } from './garage-home.ts';

const box = (id: string, boxTitle: string, price: string, features: string) => ({
  id,
  title: boxTitle,
  price,
  features,
  buttonText: 'Book this',
  buttonLink: '/book',
  buttonSize: 'default',
});

const QUESTIONS = [
  [
    'Does my warranty stay as it is?',
    'Yes. We work by the maker’s plan, use parts of the same quality, and put the stamp in the book. The law says that this is enough.',
  ],
  [
    'May I bring parts of my own?',
    'You may. We fit them, and say honestly what we think of them; the guarantee is then for the work alone.',
  ],
  [
    'How long will it take?',
    'A service or an axle of brakes is done by the evening. For anything longer you get a loan car, as long as one of the three is free.',
  ],
  ['Can I pay in parts?', 'From $600 on, in three parts without interest. Ask at the desk.'],
] as const;

const services: StarterPage = {
  slug: 'services',
  title: 'Services and prices',
  excerpt: 'What we do, and what it costs.',
  image: 'art:tools',
  is_homepage: false,
  status: 'published',
  meta_title: 'Services and prices – Ridgeway Motors',
  meta_description:
    'Service, brakes, tyres, diagnosis, electric and hybrid: what it costs, in writing.',
  template: page([
    opening(
      'Services',
      'What it costs, before you ask',
      'Prices for a car of middle size, parts and work, without tax. Yours you get in writing.',
    ),
    section({ desktop: all(rise(96), paint('subtle')), mobile: rise(56) }, [
      col(0, [
        el('Pricing', {
          title: 'Service in three sizes',
          description: 'Not sure which? Tell us the year and the kilometres, and we tell you.',
          headerAlignment: 'start',
          themeMode: 'light',
          pricingBoxes: [
            box(
              'oil',
              'Oil and eyes',
              '$189 flat',
              'Oil and filter, Look at brakes and tyres, Fluids, Lights, Report with photos',
            ),
            box(
              'year',
              'The year',
              '$389 flat',
              'All of Oil and eyes, Air and cabin filter, Spark plugs checked, Battery under load, Road test',
            ),
            box(
              'big',
              'The big one',
              '$790 flat',
              'All of The year, Brake fluid, Gearbox oil, Timing belt checked, Wheels aligned, Loan car',
            ),
          ],
        }),
      ]),
    ]),
    section(
      {
        desktop: all(rise(96), { alignment: { gap: 64, alignItems: 'flex-start' } }),
        mobile: all(rise(64), { alignment: { gap: 32 } }),
      },
      [
        col(6, [
          photo(
            'tools',
            'Spanners and screwdrivers hung up by size on a dark board',
            [520, 400, 260],
            4,
          ),
        ]),
        col(6, [
          label('Single works'),
          title(2, 'By the axle, the set, the hour', 2.5, { fontWeight: 800 }),
          prose(
            ul(
              '<strong>Brakes, one axle</strong>: pads $240, with discs $420',
              '<strong>Tyres</strong>: change and balance $96, stored $52 a season',
              '<strong>Wheel alignment</strong>: $129',
              '<strong>Air conditioning</strong>: emptied, checked, filled $165',
              '<strong>Battery</strong>: fitted and told to the car $35 plus battery',
              '<strong>Anything else</strong>: $118 an hour, by the quarter',
            ),
          ),
        ]),
      ],
    ),
    section(
      {
        desktop: all(rise(96), { alignment: { gap: 64 } }, paint('subtle')),
        mobile: all(rise(64), { alignment: { gap: 24 } }),
      },
      [
        col(4, [title(2, 'Asked at the desk', 2.5, { fontWeight: 800 })]),
        col(8, [
          el(
            'Accordion',
            { numberOfItems: QUESTIONS.length },
            QUESTIONS.map(([heading, text], at) =>
              el('AccordionItem', { title: heading, open: at === 0 }, [el('Text', { text })]),
            ),
          ),
        ]),
      ],
    ),
    bookNow,
  ]),
};

const about: StarterPage = {
  slug: 'about',
  title: 'Who we are',
  excerpt: 'A workshop that began with one lift and a borrowed compressor.',
  image: 'art:yard',
  is_homepage: false,
  status: 'published',
  meta_title: 'Who we are – Ridgeway Motors',
  meta_description:
    'Six people, three lifts, one dog: the workshop on Bow Valley Trail since 1988.',
  template: page([
    section({ desktop: BLEED }, [
      col(0, [
        photo(
          'yard',
          'The workshop in the morning, with pines and mountains behind it',
          [560, 440, 300],
        ),
      ]),
    ]),
    section(
      {
        desktop: all(rise(96), { alignment: { gap: 64 } }),
        mobile: all(rise(56), { alignment: { gap: 24 } }),
      },
      [
        col(6, [
          label('Since 1988'),
          title(1, 'Six people, three lifts, one dog', 4, { fontWeight: 800 }),
        ]),
        col(6, [
          prose(
            p(
              'Walt Ridgeway began with one lift, a borrowed compressor and a sign that his daughter had painted. The daughter is Jo. She runs the place now, and the sign hangs in the office.',
              'We never grew beyond three lifts, because the person who answers the phone should know what is on each of them. We do cars, vans and the odd tractor in April.',
            ),
          ),
        ]),
      ],
    ),
    section(
      { desktop: all(rise(88), { alignment: { gap: 24 } }, paint('subtle')), mobile: rise(56) },
      [
        col(0, [
          title(2, 'On the floor', 2.5, { fontWeight: 800 }),
          cols(
            [
              ['Jo Ridgeway', 'Master mechanic, phone, last word'],
              ['Amir Haddad', 'High voltage, diagnosis'],
              ['Lena Kowalski', 'Brakes, bearings, patience'],
              ['Biscuit', 'Reception, mornings'],
            ].map(([name = '', line = '']) =>
              col(
                0,
                [title(3, name, 1.25, { fontWeight: 700 }), words(line, 1, { color: 'muted' })],
                {
                  desktop: {
                    alignment: { gap: 4 },
                    border: { border: 'left', borderWidth: 4, borderColor: 'primary' },
                    spacing: { paddingLeft: 20 },
                  },
                },
              ),
            ),
            { desktop: { alignment: { gap: 32 }, spacing: { paddingTop: 12 } } },
          ),
        ]),
      ],
    ),
    section(
      {
        desktop: all(rise(96), { alignment: { gap: 64, alignItems: 'center' } }),
        mobile: all(rise(64), { alignment: { gap: 32 } }),
      },
      [
        col(7, [
          photo(
            'diagnosis',
            'A laptop with curves on its screen in front of a blue car',
            [460, 380, 260],
            4,
          ),
        ]),
        col(5, [
          label('Tools'),
          title(2, 'A spanner for the nut, a laptop for the rest', 2.5, { fontWeight: 800 }),
          words(
            'We read the makers’ own systems, not a copy of them. When the light goes out, it is because the fault is gone.',
            1.25,
            { color: 'muted' },
          ),
        ]),
      ],
    ),
    bookNow,
  ]),
};

const contact: StarterPage = {
  slug: 'contact',
  title: 'Contact',
  excerpt: 'Where we are, and when.',
  image: 'art:yard',
  is_homepage: false,
  status: 'published',
  meta_title: 'Contact – Ridgeway Motors',
  meta_description:
    '12 Bow Valley Trail, Canmore. Monday to Friday, 7:00 to 18:00. +1 403 555 0168.',
  template: page([
    opening(
      'Contact',
      'Come by, call, or write',
      'The yard is open from seven. The coffee is better after eight.',
    ),
    section(
      { desktop: all(rise(72), { alignment: { gap: 24 } }, paint('subtle')), mobile: rise(48) },
      [
        ...(
          [
            [
              'map-pin',
              'Place',
              '12 Bow Valley Trail, Canmore, Alberta. Turn in beside the red silo.',
            ],
            [
              'clock',
              'Hours',
              'Monday to Friday, 7:00 to 18:00. The key box is there day and night.',
            ],
            ['phone', 'Phone', '+1 403 555 0168. Jo picks up, or calls back within the hour.'],
          ] as const
        ).map(([name, heading, line]) =>
          col(
            0,
            [
              icons([icon(name, { width: 32, height: 32 })]),
              title(2, heading, 1.25, { fontWeight: 800 }),
              words(line),
            ],
            {
              desktop: all(pad(28), paint('surface'), {
                alignment: { gap: 10 },
                border: { borderRadius: 4 },
              }),
            },
          ),
        ),
      ],
    ),
    section(
      {
        desktop: all(rise(88), { alignment: { gap: 64 } }),
        mobile: all(rise(56), { alignment: { gap: 32 } }),
      },
      [
        col(7, [
          title(2, 'Write to us', 2.5, { fontWeight: 800 }),
          form(
            'workshop_question',
            [...WHO, field('message', 'What is it about?', { type: 'textarea', required: true })],
            {
              submitButtonText: 'Send',
              successMessage: 'Thank you. We answer within a working day.',
            },
          ),
        ]),
        col(5, [photo('yard', 'The workshop from the yard', [420, 340, 260], 4)]),
      ],
    ),
  ]),
};

const blog: StarterPage = {
  slug: 'blog',
  title: 'Good to know',
  excerpt: 'Short answers from the bench.',
  image: 'art:tyres',
  is_homepage: false,
  status: 'published',
  meta_title: 'Good to know – Ridgeway Motors',
  meta_description: 'Short answers from the bench: tyres, batteries, noises and what they mean.',
  template: page([
    opening(
      'Good to know',
      'Short answers from the bench',
      'What we are asked every week, written down once.',
    ),
    section({ desktop: rise(72, 104), mobile: rise(48, 64) }, [
      col(0, [
        title(2, 'The newest first', 1.5, { fontWeight: 800 }),
        el('BlogList', { perPage: 9, showReadMore: true }),
      ]),
    ]),
    bookNow,
  ]),
};

/** The other pages of Ridgeway Motors. */
export const GARAGE_PAGES: readonly StarterPage[] = [services, garageBooking, about, contact, blog];
