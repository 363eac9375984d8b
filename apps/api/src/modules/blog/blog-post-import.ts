import { apiContract, appError } from '@org/schema';
import { sql } from 'kysely';
import { choiceOf, given, instantOf, namesOf, read } from '../../imports/cell-values.ts';
import { entityImport } from '../../imports/entity-import.ts';
import { blogPostKind } from './blog-post-kind.ts';

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

/** Blog posts from a file; their categories are known by name. */
export const blogPostImport = entityImport({
  contract: apiContract.posts,
  kind: blogPostKind,
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
    { name: 'slug', column: 'slug', keyOf: ({ slug }) => String(slug ?? '') },
    { name: 'title', column: 'title_key' },
  ],
  toBody: (cells) => ({
    ...given(cells, TEXTS),
    ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    ...read(cells, 'status', choiceOf),
    ...read(cells, 'publish_date', instantOf),
  }),
  // What has no day of its own is of the day on which it comes.
  defaults: () => ({ publish_date: new Date().toISOString() }),
  async lookUp({ tx }, { categories = '' }) {
    const names = namesOf(categories);
    if (names.length === 0) return {};
    const rows = await tx
      .selectFrom('categories')
      .select(['id', sql<string>`lower(category)`.as('name')])
      .where('kind', '=', 'blog')
      .where('deleted_at', 'is', null)
      .where(
        sql<string>`lower(category)`,
        'in',
        names.map((name) => name.toLowerCase()),
      )
      .execute();
    const known = new Map(rows.map(({ id, name }) => [name, id]));
    const category_ids = names.map((name) => {
      const id = known.get(name.toLowerCase());
      if (id === undefined)
        throw appError('validation_failed', {
          formErrors: { categories: `there is no category called ${name}` },
        });
      return id;
    });
    return { category_ids };
  },
  // An address is free or not by the posts before it.
  oneByOne: true,
});
