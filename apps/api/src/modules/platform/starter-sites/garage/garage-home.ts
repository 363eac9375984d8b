import type { IconItem } from '@org/blocks/definitions';
import type { BlockTemplate } from '@org/content';
import { button, icon, icons, page } from '../parts/page-parts.ts';
import {
  all,
  BLEED,
  box,
  col,
  cols,
  el,
  pad,
  paint,
  photo,
  prose,
  rise,
  section,
  side,
  title,
  ul,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { PLATE, SIGNAL, STEEL } from './garage-frame.ts';

/** A small line of capitals above a heading. */
export const label = (text: string, color = 'primary'): BlockTemplate =>
  words(text.toUpperCase(), 0.75, { fontWeight: 700, color });

const service = (
  name: IconItem['icon'],
  heading: string,
  line: string,
  price: string,
): BlockTemplate =>
  col(
    4,
    [
      icons([icon(name, { width: 36, height: 36 })]),
      title(3, heading, 1.25, { fontWeight: 700 }),
      words(line, 1, { color: 'muted' }),
      words(price, 1, { fontWeight: 700 }),
    ],
    {
      desktop: all(pad(28), {
        alignment: { gap: 10 },
        border: { border: 'all', borderWidth: 1, borderColor: 'border', borderRadius: 4 },
        background: { backgroundColor: 'surface' },
      }),
      mobile: pad(22),
    },
  );

const step = (number: string, heading: string, line: string): BlockTemplate =>
  col(
    0,
    [
      words(number, 3, { fontWeight: 800, color: 'primary' }),
      title(3, heading, 1.25, { fontWeight: 700 }),
      words(line, 1, { color: 'muted' }),
    ],
    {
      desktop: {
        alignment: { gap: 6 },
        border: { border: 'top', borderWidth: 3, borderColor: 'primary' },
        spacing: { paddingTop: 16 },
      },
    },
  );

const count = (endNumber: number, prefix: string, line: string): BlockTemplate =>
  col(
    0,
    [
      el('CountUp', {
        endNumber,
        prefix,
        duration: 2,
        fontSize: 3.5,
        fontWeight: 800,
        fontColor: SIGNAL,
      }),
      words(line, 1, { color: '#d5dce2' }),
    ],
    { desktop: { alignment: { gap: 4 } } },
  );

/** The invitation at the end of a page. */
export const bookNow: BlockTemplate = section(
  {
    desktop: all(rise(72), { alignment: { gap: 32, alignItems: 'center' } }, paint(SIGNAL)),
    mobile: all(rise(48), { alignment: { gap: 20 } }),
  },
  [
    col(
      8,
      [
        title(2, 'A noise, a light, or just time for a service?', 2.5, { fontWeight: 800 }),
        words('Tell us the car and the trouble. You have a time and a price the same day.', 1.25),
      ],
      { desktop: { alignment: { gap: 8 } } },
    ),
    col(4, [
      button('Book a visit', '/book', {
        size: 'lg',
        variant: 'dark',
        fullWidth: true,
        buttonIcon: 'calendar',
      }),
    ]),
  ],
);

/** Home of Ridgeway Motors. */
export const garageHome: StarterPage = {
  slug: 'home',
  title: 'Ridgeway Motors',
  excerpt: 'An independent workshop for every make in Canmore.',
  image: 'art:lift',
  is_homepage: true,
  status: 'published',
  meta_title: 'Ridgeway Motors – independent car workshop in Canmore',
  meta_description:
    'Service, brakes, tyres and diagnosis for every make. A price in writing before we touch a bolt.',
  template: page([
    section(
      {
        desktop: all(BLEED, paint(STEEL)),
        tablet: { alignment: { flexDirection: 'column' } },
      },
      [
        col(
          6,
          [
            label('Independent workshop, every make', SIGNAL),
            title(1, 'Fixed once. Explained in plain words.', 4.5, { fontWeight: 800 }),
            words(
              'You see what we see, on the lift or in a photo. You get a price in writing before we touch a bolt, and that is the price.',
              1.25,
              { color: '#c9d2da' },
            ),
            side([
              button('Book a visit', '/book', {
                size: 'lg',
                buttonColor: SIGNAL,
                textColor: STEEL,
                buttonIcon: 'calendar',
              }),
              button('Prices', '/services', {
                size: 'lg',
                buttonColor: PLATE,
                textColor: '#ffffff',
              }),
            ]),
          ],
          {
            desktop: all(
              { spacing: { paddingTop: 96, paddingBottom: 96, paddingLeft: 72, paddingRight: 56 } },
              { alignment: { justifyContent: 'center', gap: 20 } },
            ),
            tablet: pad(72, 32, 56),
            mobile: pad(56, 20, 40),
          },
        ),
        col(6, [
          photo(
            'lift',
            'An orange car on a yellow lift, with a mechanic and a lamp below it',
            [640, 440, 300],
          ),
        ]),
      ],
    ),
    section(
      {
        desktop: all(rise(40), { alignment: { gap: 32 } }, paint(PLATE)),
        mobile: all(rise(32), { alignment: { gap: 20 } }),
      },
      [
        count(38, '', 'years on the same two streets'),
        count(14200, '', 'cars on our lifts so far'),
        count(24, '', 'months of guarantee, parts and work'),
        count(0, '$', 'for a look and a price'),
      ],
    ),
    section({ desktop: all(rise(104), paint('subtle')), mobile: rise(64) }, [
      col(
        0,
        [
          label('What we do'),
          title(2, 'Most of what a car needs, and nothing that it does not', 2.75, {
            fontWeight: 800,
          }),
          cols(
            [
              service(
                'checklist',
                'Service',
                'By the maker’s plan, with the stamp in the book. Your warranty stays as it is.',
                'from $189',
              ),
              service(
                'wheel',
                'Brakes',
                'Pads, discs, fluid, hand brake. Measured in tenths, shown to you.',
                'from $240 an axle',
              ),
              service(
                'tools',
                'Tyres',
                'Changed, balanced, stored in the dry until spring.',
                'from $96 a set',
              ),
              service(
                'activity',
                'Diagnosis',
                'Lights, noises, things that only happen on Sundays.',
                '$85, off the bill if we mend it',
              ),
              service(
                'bolt',
                'Electric and hybrid',
                'Two of us are certified for high voltage.',
                'check from $140',
              ),
              service(
                'shield-check',
                'Before you buy',
                'Ninety minutes on the lift before you sign anything.',
                '$160',
              ),
            ],
            { desktop: { alignment: { gap: 20 }, spacing: { paddingTop: 24 } } },
          ),
          button('All services and prices', '/services', {
            variant: 'primary',
            buttonIcon: 'arrow-right',
            iconPosition: 'after',
          }),
        ],
        { desktop: { alignment: { gap: 14 } } },
      ),
    ]),
    section({ desktop: all(rise(104), { alignment: { gap: 32 } }), mobile: rise(64) }, [
      col(0, [
        label('How it goes'),
        title(2, 'Four steps, no surprises', 2.75, { fontWeight: 800 }),
        cols(
          [
            step(
              '1',
              'You book',
              'Online in two minutes, or by phone. Leave the key in the box at night if you like.',
            ),
            step('2', 'We look', 'On the lift, with you if you want to. It costs nothing.'),
            step('3', 'You decide', 'You get photos, a price, and what can wait.'),
            step('4', 'We mend', 'Old parts lie in the boot, so that you can see what was wrong.'),
          ],
          { desktop: { alignment: { gap: 32 }, spacing: { paddingTop: 24 } } },
        ),
      ]),
    ]),
    el('SectionDivider', {
      style: 'skewed',
      skewAngle: 2,
      height: 64,
      dividerColor: STEEL,
      backgroundColor: 'surface',
    }),
    section(
      {
        desktop: all(rise(72, 96), { alignment: { gap: 64, alignItems: 'center' } }, paint(STEEL)),
        mobile: all(rise(48, 64), { alignment: { gap: 32 } }),
      },
      [
        col(7, [
          photo('brake', 'A brake disc with an orange caliper, close by', [460, 380, 260], 4),
        ]),
        col(5, [
          label('Honest by habit', SIGNAL),
          title(2, 'If it lasts another winter, we say so', 2.5, { fontWeight: 800 }),
          prose(
            ul(
              'Photos of what we find, before and after',
              'Parts of the maker or as good, never “compatible”',
              'A list of what can wait, with a date',
              'The same two people from key to key',
            ),
          ),
        ]),
      ],
    ),
    section(
      {
        desktop: all(rise(104), { alignment: { gap: 64, alignItems: 'center' } }),
        mobile: all(rise(64), { alignment: { gap: 32 } }),
      },
      [
        col(5, [
          label('This month'),
          title(2, 'Winter tyres on, summer tyres to bed', 2.5, { fontWeight: 800 }),
          words(
            'From seven degrees down, a summer tyre turns to plastic. We change, balance and store, and write the depth of the tread on a card for you.',
            1.25,
            { color: 'muted' },
          ),
          box(
            [
              words('Change, balance, store until April', 1, { fontWeight: 600 }),
              words('$148', 1.5, { fontWeight: 800, color: 'primary' }),
            ],
            {
              desktop: all(pad(16, 20), paint('subtle'), {
                alignment: {
                  flexDirection: 'row',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  gap: 12,
                },
                border: { borderRadius: 4 },
              }),
            },
          ),
          button('Book tyres', '/book', { variant: 'primary' }),
        ]),
        col(7, [
          photo(
            'tyres',
            'Stacked tyres and a wheel in front of a snowflake on a yellow disc',
            [480, 380, 260],
            4,
          ),
        ]),
      ],
    ),
    section({ desktop: all(rise(96), paint('subtle')), mobile: rise(64) }, [
      col(0, [
        label('Good to know'),
        title(2, 'From the bench', 2.75, { fontWeight: 800 }),
        el('BlogList', { perPage: 3, paging: 'none' }),
      ]),
    ]),
    bookNow,
  ]),
};
