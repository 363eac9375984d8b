import type { BlockTemplate } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import type { ReadySection } from './ready-section.ts';
import {
  arrow,
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
  picture,
  row,
  small,
  subheading,
  words,
} from './section-parts.ts';

/** Sections with blog posts and news. */
export const BLOG_SECTIONS: readonly ReadySection[] = [
  {
    key: 'blog-cards',
    kind: 'blog',
    name: 'Newest posts as cards',
    words: 'grid columns',
    template: band(
      {},
      column(
        { gap: 32 },
        line(
          { justify: 'space-between' },
          heading('From the journal'),
          arrow('All posts', '/blog'),
        ),
        block('BlogList', { perPage: 3, paging: 'none' }),
      ),
    ),
  },
  {
    key: 'blog-list',
    kind: 'blog',
    name: 'Newest posts as a list',
    words: 'compact text',
    template: band(
      { background: 'subtle' },
      column(
        { span: 4, gap: 12 },
        heading('What is new'),
        words('Short notes, about once a week.', { muted: true }),
      ),
      column({ span: 8 }, block('BlogList', { perPage: 5, compact: true, paging: 'none' })),
    ),
  },
  {
    key: 'blog-newsletter',
    kind: 'blog',
    name: 'Newsletter sign-up',
    words: 'subscribe email list',
    template: band(
      { background: 'dark', align: 'center' },
      column(
        { span: 6, gap: 12 },
        heading('One letter a month'),
        lead('What we build, what we read, and what went wrong.'),
      ),
      column(
        { span: 6, card: 'surface' },
        block('NewsletterSignup', { title: '', text: '', buttonText: 'Subscribe' }),
      ),
    ),
  },
];

/** Creates a list of a few products, without search and filters. */
const fewProducts = (props: JsonObject): BlockTemplate =>
  block('ProductList', {
    perRow: 4,
    showSearch: false,
    showCategoryFilter: false,
    showPriceFilter: false,
    showAttributeFilter: false,
    showSorting: false,
    orderDirection: 'DESC',
    ...props,
  });

/** Sections of a shop. */
export const SHOP_SECTIONS: readonly ReadySection[] = [
  {
    key: 'shop-new',
    kind: 'shop',
    name: 'Newest products',
    words: 'latest arrivals grid',
    template: band(
      {},
      column(
        { gap: 32 },
        line({ justify: 'space-between' }, heading('Just arrived'), arrow('All products', '/shop')),
        fewProducts({ perPage: 4, limit: 4, orderBy: 'created_at' }),
      ),
    ),
  },
  {
    key: 'shop-bestsellers',
    kind: 'shop',
    name: 'Bestsellers with arrows',
    words: 'popular carousel sales',
    template: band(
      { background: 'subtle' },
      column(
        { gap: 32 },
        intro('What others take home', 'The most ordered things of the month.'),
        fewProducts({ perPage: 8, limit: 8, orderBy: 'sales', paging: 'carousel' }),
      ),
    ),
  },
  {
    key: 'shop-catalogue',
    kind: 'shop',
    name: 'All products with filters',
    words: 'search catalogue list',
    template: band(
      { space: 64 },
      column({ gap: 24 }, heading('Shop'), block('ProductList', { perPage: 24, perRow: 3 })),
    ),
  },
  {
    key: 'shop-categories',
    kind: 'shop',
    name: 'Categories',
    words: 'departments collections',
    template: band({}, column({ gap: 32 }, heading('Find your way'), block('CategoryList'))),
  },
  {
    key: 'shop-promises',
    kind: 'shop',
    name: 'Delivery and returns',
    words: 'shipping service trust usp',
    template: band(
      { background: 'subtle', space: 56 },
      column(
        {},
        row(
          24,
          ...(
            [
              ['truck-delivery', 'Free delivery', 'From $60, within three days'],
              ['refresh', '30 days to return', 'Unused, in any box'],
              ['lock', 'Safe payment', 'By card or invoice'],
              ['headset', 'Real people', 'Weekdays, 9:00 to 17:00'],
            ] as const
          ).map(([icon, name, text]) =>
            column(
              { gap: 6 },
              icons([icon], { size: 26 }),
              words(name, { weight: 600 }),
              small(text, { muted: true }),
            ),
          ),
        ),
      ),
    ),
  },
  {
    key: 'shop-offer',
    kind: 'shop',
    name: 'Offer with a picture',
    words: 'sale discount promotion season campaign',
    template: band(
      { background: 'primary', align: 'center', space: 72 },
      column(
        { span: 6, gap: 16 },
        heading('The autumn box is here'),
        lead('Twelve things for dark evenings, packed by us. As long as there are boxes.'),
        line(
          {},
          button('See what is in it', '/shop', { variant: 'light' }),
          outlined('Give it to somebody', '/shop'),
        ),
      ),
      column({ span: 6 }, picture(3, { height: 320 })),
    ),
  },
  {
    key: 'shop-story',
    kind: 'shop',
    name: 'Material and care of a product',
    words: 'details product page description',
    template: band(
      {},
      column(
        {},
        row(
          40,
          column(
            { gap: 10 },
            subheading('Material'),
            words('Oak from forests nearby, oiled twice. No glue where a joint will do.', {
              muted: true,
            }),
          ),
          column(
            { gap: 10 },
            subheading('Care'),
            words('Wipe with a damp cloth. Oil once a year; a bottle comes with it.', {
              muted: true,
            }),
          ),
          column(
            { gap: 10 },
            subheading('Delivery'),
            words('We carry it to the room where it will stand, and take the packing with us.', {
              muted: true,
            }),
          ),
        ),
      ),
    ),
  },
];
