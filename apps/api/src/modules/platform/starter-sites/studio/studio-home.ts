import { button, page } from '../parts/page-parts.ts';
import { all, BLEED, col, el, pad, paint, photo, section, title, words } from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { CORAL, INK, SUN } from './studio-frame.ts';
import { wide, work } from './studio-parts.ts';

const SERVICES = [
  [
    'Names and brands',
    'A name that survives being shouted across a street, and a mark that can be drawn with a stick in the sand. Six to ten weeks.',
  ],
  [
    'Packaging',
    'Boxes, bags and bottles, down to the dieline and the person at the press. We stay until the third pallet.',
  ],
  [
    'Sites',
    'Designed by those who draw the brand and written by somebody who can write. You can change every word yourself.',
  ],
  ['Type', 'One alphabet that is yours. It pays off sooner than you would think.'],
] as const;

const REEL = [
  ['coffee', 'Coffee bags in green, blue and white'],
  ['books', 'Three books with large shapes on their covers'],
  ['screens', 'A site on a screen and on a phone'],
  ['street', 'Posters in a street at night'],
  ['specimen', 'Two letters with their lines of construction'],
  ['wall', 'Three posters on a wall'],
] as const;

/** Home of Nib & Bold. */
export const studioHome: StarterPage = {
  slug: 'home',
  title: 'Nib & Bold',
  excerpt: 'A design studio of five in Toronto.',
  image: 'art:specimen',
  is_homepage: true,
  status: 'published',
  meta_title: 'Nib & Bold – a design studio for brands, packaging and type',
  meta_description:
    'Five people in Toronto who draw brands, packaging, sites and alphabets for those who make things.',
  template: page([
    wide(
      [56, 64],
      [
        col(12, [
          title(1, 'Brands with a point of view and a sharp pencil', 6, { fontWeight: 700 }),
        ]),
        col(
          4,
          [
            button('See the work', '/work', {
              variant: 'primary',
              size: 'lg',
              buttonIcon: 'arrow-right',
              iconPosition: 'after',
            }),
          ],
          { desktop: { alignment: { justifyContent: 'flex-end' } } },
        ),
        col(3, []),
        col(5, [
          words(
            'Nib & Bold are five people in Toronto. We draw brands, packaging, sites and alphabets for people who make things, and we say no to about half of what we are asked.',
            1.25,
          ),
        ]),
      ],
    ),
    section({ desktop: all(BLEED, pad(0, 32)), mobile: pad(0, 16) }, [
      col(0, [
        photo(
          'specimen',
          'The letters n and b, drawn large, with their lines of construction',
          [640, 440, 300],
          28,
        ),
      ]),
    ]),
    wide(
      [136, 40],
      [
        col(6, [title(2, 'Lately', 4, { fontWeight: 700 })]),
        col(
          6,
          [
            words(
              'Four works out of the last twelve months. The rest is under wraps, or was not good enough.',
              1.25,
              { color: 'muted' },
            ),
          ],
          {
            desktop: { alignment: { justifyContent: 'flex-end' } },
          },
        ),
      ],
    ),
    wide(
      [0, 32],
      [
        work(
          8,
          'coffee',
          'Three bags of coffee with bold labels in front of an orange sun',
          'Saltwater Coffee',
          'Brand, packaging, a very loud van',
          620,
        ),
        work(
          4,
          'screens',
          'A site and an app in pink, blue and coral',
          'Lido Club',
          'Site and booking',
          620,
        ),
      ],
    ),
    wide(
      [32, 136],
      [
        work(
          5,
          'books',
          'Three books: a letter, a bird and steps on their covers',
          'Pigeon Press',
          'Series of twelve covers',
        ),
        work(
          7,
          'street',
          'Four posters on a wall at night, and a woman with a shopping bag',
          'Short Nights',
          'A festival in 31 posters',
        ),
      ],
    ),
    section(
      {
        desktop: all(pad(96, 0), { alignment: { gap: 40 } }, paint(SUN)),
        mobile: pad(56, 0),
      },
      [
        col(0, [
          el('InfiniteScroller', {
            images: REEL.map(([name, altText]) => ({
              id: name,
              file: `art:${name}`,
              altText,
              naturalWidth: 1440,
              naturalHeight: 960,
            })),
            direction: 'left',
            speed: 'veryslow',
            showMask: false,
            imageWidth: 420,
            imageHeight: 280,
          }),
        ]),
      ],
    ),
    wide(
      [128, 128],
      [
        col(5, [title(2, 'What you can ask us for', 4, { fontWeight: 700 })]),
        col(7, [
          el(
            'Accordion',
            { numberOfItems: SERVICES.length, darkMode: true },
            SERVICES.map(([heading, text], at) =>
              el('AccordionItem', { title: heading, open: at === 0 }, [
                el('Text', { text, fontSize: 1.25 }),
              ]),
            ),
          ),
        ]),
      ],
      paint(INK),
    ),
    wide(
      [128, 128],
      [
        col(12, [
          words(
            '“They asked what we were afraid of, then drew exactly that, and made it friendly. Sales are up by a third. The afraid part is gone.”',
            4,
            {
              fontWeight: 600,
            },
          ),
        ]),
        col(7, []),
        col(5, [words('Inês Duarte, Saltwater Coffee', 1.25)]),
      ],
      paint(CORAL),
    ),
    wide(
      [128, 128],
      [
        col(4, [
          title(2, 'Notes', 4, { fontWeight: 700 }),
          words('What we learn while we work, when it is short enough.', 1.25, { color: 'muted' }),
        ]),
        col(8, [
          el('BlogList', { perPage: 3, compact: true, paging: 'none', showCategories: false }),
        ]),
      ],
    ),
  ]),
};
