import { button, page } from '../parts/page-parts.ts';
import {
  all,
  BLEED,
  col,
  el,
  field,
  form,
  p,
  pad,
  paint,
  photo,
  prose,
  section,
  title,
  ul,
  WHO,
  words,
} from '../site-parts.ts';
import type { StarterPage } from '../starter-site.ts';
import { INK, SUN } from './studio-frame.ts';
import { opening, wide, work } from './studio-parts.ts';

const allWork: StarterPage = {
  slug: 'work',
  title: 'Work',
  excerpt: 'Brands, packaging, sites and alphabets.',
  image: 'art:coffee',
  is_homepage: false,
  status: 'published',
  meta_title: 'Work – Nib & Bold',
  meta_description:
    'Brands, packaging, sites and alphabets by Nib & Bold, a design studio in Toronto.',
  template: page([
    opening(
      'Work',
      'Made with people who make things: coffee, books, a swimming pool, a festival and chairs.',
    ),
    wide(
      [0, 32],
      [
        work(
          12,
          'coffee',
          'Three bags of coffee in front of an orange sun',
          'Saltwater Coffee',
          'Brand, packaging, a very loud van',
          680,
          2,
        ),
      ],
    ),
    wide(
      [32, 32],
      [
        work(
          6,
          'screens',
          'A site on a screen and on a phone',
          'Lido Club',
          'Site and booking for the oldest pool in town',
          520,
          2,
        ),
        work(
          6,
          'books',
          'Three books with large shapes on their covers',
          'Pigeon Press',
          'Series of twelve covers',
          520,
          2,
        ),
      ],
    ),
    wide(
      [32, 128],
      [
        work(
          7,
          'street',
          'Posters of the festival in a street',
          'Short Nights',
          'A festival in 31 posters, none like the other',
          520,
          2,
        ),
        work(
          5,
          'wall',
          'Posters on the wall of the studio, a blue chair before them',
          'House style',
          'Our own wall, changed each January',
          520,
          2,
        ),
      ],
    ),
    wide(
      [96, 96],
      [
        col(8, [title(2, 'One of them, told from the start', 3.5, { fontWeight: 700 })]),
        col(
          4,
          [
            button('Saltwater Coffee', '/work/saltwater', {
              variant: 'dark',
              size: 'lg',
              buttonIcon: 'arrow-right',
              iconPosition: 'after',
            }),
          ],
          {
            desktop: { alignment: { justifyContent: 'center', alignItems: 'flex-end' } },
            mobile: { alignment: { alignItems: 'flex-start' } },
          },
        ),
      ],
      paint(SUN),
    ),
  ]),
};

const saltwater: StarterPage = {
  slug: 'work/saltwater',
  parent: 'work',
  title: 'Saltwater Coffee',
  excerpt: 'A roaster by the sea that did not want to look like one.',
  image: 'art:coffee',
  is_homepage: false,
  status: 'published',
  meta_title: 'Saltwater Coffee – Nib & Bold',
  meta_description: 'How a roaster by the sea got a bird, a wave and a very loud van.',
  template: page([
    opening('Saltwater Coffee', 'A roaster by the sea that did not want to look like one.'),
    section({ desktop: all(BLEED, pad(0, 32)), mobile: pad(0, 16) }, [
      col(0, [
        photo(
          'coffee',
          'Three bags of coffee with a bird, waves and steps on their labels',
          [720, 480, 320],
          28,
        ),
      ]),
    ]),
    wide(
      [112, 112],
      [
        col(4, [
          prose(
            p(
              '<strong>Client</strong><br>Saltwater Coffee, Lunenburg',
              '<strong>Asked for</strong><br>A logo',
              '<strong>Got</strong><br>A name, a bird, nine bags, a site, a van',
              '<strong>Time</strong><br>Eleven weeks',
            ),
          ),
        ]),
        col(8, [
          prose(
            p(
              'Inês Duarte roasts in a shed from which you can see whales, on good days. Every roaster with a view of the sea has an anchor on the bag. She wanted to be found by those who had never been there.',
              'So we drew what she hears instead of what she sees: a gull that will not leave, the swell under the floor, the stairs to the shed. Three shapes, four colours, and each bag takes one of the shapes and any two of the colours.',
              'The first run was sold before the second was printed. The gull is called Walter now, and gets letters.',
            ),
          ),
        ]),
      ],
    ),
    wide(
      [0, 128],
      [
        col(0, [
          el('ImageGallery', {
            images: (
              [
                ['coffee', 'The bags, all three'],
                ['desk', 'The first drawings'],
                ['specimen', 'The letters of the name'],
                ['wall', 'The posters'],
                ['screens', 'The shop'],
                ['books', 'The book of the brand'],
              ] as const
            ).map(([name, altText]) => ({
              id: name,
              file: `art:${name}`,
              altText,
              naturalWidth: 1440,
              naturalHeight: 960,
              mime_type: 'image/webp',
              filesize: 40,
            })),
          }),
        ]),
      ],
    ),
  ]),
};

const tier = (id: string, name: string, price: string, features: string) => ({
  id,
  title: name,
  price,
  features,
  buttonText: 'Talk to us',
  buttonLink: '/contact',
  buttonSize: 'default',
});

const studio: StarterPage = {
  slug: 'studio',
  title: 'Studio',
  excerpt: 'Five people, one table, no account managers.',
  image: 'art:desk',
  is_homepage: false,
  status: 'published',
  meta_title: 'Studio – Nib & Bold',
  meta_description: 'Five people, one table, no account managers: who we are and how we work.',
  template: page([
    opening(
      'Five people, one table',
      'No account managers, no second floor. Whoever draws it picks up the phone.',
    ),
    section({ desktop: all(BLEED, pad(0, 32)), mobile: pad(0, 16) }, [
      col(0, [
        photo(
          'desk',
          'A desk from above: a drawn letter, swatches of colour, a ruler and coffee',
          [640, 440, 300],
          28,
        ),
      ]),
    ]),
    wide(
      [128, 112],
      [
        col(5, [title(2, 'How we work', 4, { fontWeight: 700 })]),
        col(7, [
          prose(
            p(
              'We begin by visiting. A day in your shop, your kitchen, your shed. Then we go home and draw, by hand, for two weeks, and show you <strong>one</strong> idea. If it is wrong we know why, and the second is right.',
            ) +
              ul(
                'One price, agreed before the first line',
                'One person who knows everything',
                'Files that your printer will not phone about',
                'A drawer in the studio with your name on it',
              ),
          ),
        ]),
      ],
    ),
    wide(
      [112, 112],
      (
        [
          ['Noor Bhatt', 'Letters, and the last word on letters'],
          ['Bo Lindgren', 'Packaging, dielines, cake'],
          ['Ada Okoye', 'Sites, and everything that moves'],
          ['Félix Roy', 'Words in two languages'],
          ['June Park', 'Plans, prices, plants'],
        ] as const
      ).map(([name, line]) =>
        col(0, [title(3, name, 1.5, { fontWeight: 600 }), words(line, 1, { color: '#c9c3b8' })], {
          desktop: {
            alignment: { gap: 6 },
            border: { border: 'top', borderWidth: 2, borderColor: SUN },
            spacing: { paddingTop: 18 },
          },
        }),
      ),
      paint(INK),
    ),
    wide(
      [128, 128],
      [
        col(0, [
          el('Pricing', {
            title: 'What it costs',
            description: 'Roughly, so that nobody wastes a lunch.',
            headerAlignment: 'start',
            themeMode: 'light',
            pricingBoxes: [
              tier(
                'sprint',
                'Sprint',
                '$9,500 once',
                'Two weeks, A mark and its rules, Stationery, Files for all',
              ),
              tier(
                'brand',
                'Brand',
                '$32,000 once',
                'Ten weeks, Name and mark, Packaging or site, A book of the brand, A year of questions',
              ),
              tier(
                'partner',
                'Partner',
                '$4,800 per month',
                'Two days a week, All that comes up, A seat at the table, Leave any month',
              ),
            ],
          }),
        ]),
      ],
    ),
  ]),
};

const contact: StarterPage = {
  slug: 'contact',
  title: 'Contact',
  excerpt: 'Tell us what you make.',
  image: 'art:wall',
  is_homepage: false,
  status: 'published',
  meta_title: 'Contact – Nib & Bold',
  meta_description: 'Tell us what you make and when it has to be there. We answer within two days.',
  template: page([
    opening('Tell us what you make', 'We answer within two days, also when the answer is no.'),
    wide(
      [0, 128],
      [
        col(7, [
          form(
            'studio_enquiry',
            [
              ...WHO,
              field('what', 'What do you make?', { required: true }),
              field('need', 'What do you need?', {
                type: 'checkbox',
                options: ['A name', 'A brand', 'Packaging', 'A site', 'An alphabet', 'No idea yet'],
              }),
              field('budget', 'Budget', {
                type: 'select',
                inputWidth: 'half',
                options: ['Under $10,000', '$10,000 to $30,000', '$30,000 to $60,000', 'More'],
              }),
              field('due', 'Due by', { type: 'date', notInPast: true, inputWidth: 'half' }),
              field('story', 'The long version', { type: 'textarea' }),
            ],
            {
              submitButtonText: 'Send it over',
              successMessage: 'Thank you. We read it today and write within two days.',
              createCustomer: true,
              tags: 'Enquiry',
            },
          ),
        ]),
        col(
          5,
          [
            photo(
              'wall',
              'Three posters on the wall of the studio, and a blue chair',
              [420, 360, 260],
              20,
            ),
            prose(
              p(
                '<a href="mailto:hello@nibandbold.test">hello@nibandbold.test</a><br><a href="tel:+14165550119">+1 416 555 0119</a>',
                '21 Sterling Road, second floor<br>Toronto. Ring twice, the dog counts.',
              ),
            ),
          ],
          { desktop: { alignment: { gap: 24 } } },
        ),
      ],
    ),
  ]),
};

const notes: StarterPage = {
  slug: 'blog',
  title: 'Notes',
  excerpt: 'What we learn while we work.',
  image: 'art:specimen',
  is_homepage: false,
  status: 'published',
  meta_title: 'Notes – Nib & Bold',
  meta_description: 'What we learn while we work, when it is short enough.',
  template: page([
    opening('Notes', 'What we learn while we work, when it is short enough.'),
    wide(
      [0, 128],
      [
        col(0, [
          title(2, 'The newest first', 1.5, { fontWeight: 600 }),
          el('BlogList', { perPage: 9, showReadMore: true }),
        ]),
      ],
    ),
  ]),
};

/** The other pages of Nib & Bold. */
export const STUDIO_PAGES: readonly StarterPage[] = [allWork, saltwater, studio, contact, notes];
