import { apiContract } from '@org/schema/contract';
import { getChoice, given, instantIn, read } from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import { categoriesNamed } from '../categories/category-names.ts';
import { blogPostEntity } from './blog-post.entity.ts';

const TEXTS = [
  'title',
  'slug',
  'excerpt',
  'content',
  'featured_image',
  'meta_title',
  'meta_description',
  'focus_keyphrase',
] as const;

/** Import of blog posts. Categories are matched by name. */
export const blogPostImport = entityImport({
  contract: apiContract.posts,
  kind: blogPostEntity,
  fields: [
    { name: 'title', label: 'Title', required: true, aliases: ['headline', 'post title'] },
    { name: 'slug', label: 'Address', aliases: ['slug', 'url', 'permalink'] },
    { name: 'status', label: 'Status' },
    { name: 'publish_date', label: 'Publish date', aliases: ['date', 'published', 'post date'] },
    { name: 'excerpt', label: 'Excerpt', aliases: ['summary'] },
    { name: 'content', label: 'Content', aliases: ['body', 'text', 'html'] },
    { name: 'featured_image', label: 'Image', aliases: ['featured image', 'picture'] },
    { name: 'categories', label: 'Categories', aliases: ['category'] },
    { name: 'meta_title', label: 'Meta title' },
    { name: 'meta_description', label: 'Meta description' },
    { name: 'focus_keyphrase', label: 'Focus keyphrase' },
  ],
  matchOn: [
    { name: 'slug', column: 'slug', getKey: ({ slug }) => String(slug ?? '') },
    { name: 'title', column: 'title_key' },
  ],
  toBody: (cells, reading) => ({
    ...given(cells, TEXTS),
    ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    ...read(cells, 'status', getChoice),
    ...read(cells, 'publish_date', (text) => instantIn(text, reading)),
  }),
  // Posts without a publish date get the day of the import.
  defaults: () => ({ publish_date: new Date().toISOString() }),
  lookUp:
    ({ tx }) =>
    ({ categories = '' }) =>
      categoriesNamed(tx, 'blog', categories),
  // The slug depends on the posts before it.
  oneByOne: true,
});
