import { BLOG_PATH, readInstant } from '@org/schema';
import {
  BLOG_POST_FIELDS,
  type BlogPost,
  type BlogPostUpdate,
  blogPostSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BlogPostRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { recordSlugs } from '../../../kernel/entities/record-slugs.ts';
import { saveRevisions } from '../../../kernel/entities/revisions.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { categoryLinks } from '../categories/category-links.ts';
import { postHolder, saveUsages } from '../media/media-usages.repository.ts';
import { readMarkup } from '../tree/content-tasks.ts';
import { plainText } from '../tree/plain-text.ts';
import { POST_REVISIONS } from './blog-post-revisions.ts';
import { readingMinutes } from './reading-minutes.ts';

const slugs = recordSlugs({
  table: 'blog_posts',
  path: BLOG_PATH,
  word: 'post',
  owner: (id) => ({ post_id: id }),
});

const postCategories = categoryLinks('blog_post_categories', 'post_id', 'blog');

/** Row of a post in a list, without its content. */
type PostRow = Omit<BlogPostRecord, 'content'> & { readonly content?: string };

/**
 * Checks that the author is a user of the tenant.
 * @throws `validation_failed` on `author_id`
 */
async function checkAuthor(tx: TenantTx, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (!(await peopleByIds(tx, [id])).has(id))
    throw appError('validation_failed', {
      formErrors: { author_id: 'This user does not exist' },
    });
}

/** Maximum number of characters of markup that search terms are taken from; far more than the number of stored terms needs. */
const SEARCHED = 50_000;

async function toColumns(
  write: TenantWrite,
  fields: BlogPostUpdate,
  current: PostRow | undefined,
): Promise<Columns> {
  const { category_ids: _categories, slug, content, publish_date, ...plain } = fields;
  await checkAuthor(write.tx, plain.author_id);
  const read = content === undefined ? undefined : await readMarkup(content);
  const address = await slugs.slugFor(write, { slug, title: fields.title }, current);
  return {
    ...givenColumns(plain),
    ...(read && { content: read.markup, reading_minutes: readingMinutes(read.text) }),
    ...(publish_date !== undefined && { publish_date: readInstant(publish_date) }),
    ...(address !== undefined && { slug: address }),
  };
}

async function saveRelations(
  write: TenantWrite,
  id: number,
  { category_ids }: BlogPostUpdate,
): Promise<void> {
  const { tx, tenantId } = write;
  if (category_ids) await postCategories.keep(write, [{ id, categoryIds: category_ids }]);
  const post = await tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await saveRevisions(tx, POST_REVISIONS, [id], await cacheActor(write));
  await saveUsages(tx, tenantId, postHolder(post));
}

const copyFields = sharedFields<PostRow, BlogPost>(blogPostSchema);

async function toRecords(
  tx: TenantTx,
  rows: readonly PostRow[],
  getTags: TagsOf,
): Promise<BlogPost[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const categories = await postCategories.of(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...copyFields(row),
    ...(row.content !== undefined && { content: row.content }),
    publish_date: row.publish_date.toISOString(),
    categories: categories.get(row.id) ?? [],
    tags: getTags(row.id),
    author: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Returns the condition for posts in one of some categories, or in any category. */
function inCategories(ids: readonly number[] | undefined): RawBuilder<SqlBool> {
  const named = ids ? sql`and c.id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from blog_post_categories l join categories c on c.tenant_id = l.tenant_id and c.id = l.category_id
    where l.tenant_id = blog_posts.tenant_id and l.post_id = blog_posts.id and c.deleted_at is null ${named})`;
}

/** Columns of a list: all except the content. */
const LISTED = [
  'id',
  'tenant_id',
  'title',
  'slug',
  'excerpt',
  'featured_image',
  'publish_date',
  'status',
  'reading_minutes',
  'canonical_url',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'focus_keyphrase',
  'og_image',
  'noindex',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

const column = (name: string) => sql.ref(`blog_posts.${name}`);

/** Entity of blog posts. */
export const blogPostEntity = defineEntity<PostRow, BlogPost, BlogPostUpdate>({
  entity: 'blog_post',
  plural: 'posts',
  words: ['post', 'posts'],
  module: 'blog',
  table: 'blog_posts',
  list: {
    columns: LISTED,
    fields: BLOG_POST_FIELDS,
    usual: { by: 'publish_date', direction: 'desc' },
    // Addresses are in lower case.
    columnOf: { slug: { column: 'slug', key: 'slug' } },
    filters: { categories: { type: 'tags', value: column('id'), linked: inCategories } },
  },
  ownFilters: ({ status, category_id }) => [
    ...(status === undefined ? [] : [sql<SqlBool>`blog_posts.status = ${status}`]),
    ...(typeof category_id === 'number' ? [inCategories([category_id])] : []),
  ],
  toColumns,
  saveRelations: eachByItself(saveRelations),
  getParts: async (tx, ids) => {
    const categories = await postCategories.of(tx, ids);
    return (id) => ({ category_ids: (categories.get(id) ?? []).map((one) => one.id) });
  },
  keepMany: async (write, ids) =>
    saveRevisions(write.tx, POST_REVISIONS, ids, await cacheActor(write)),
  beforeRestore: slugs.freeAddresses,
  toRecords,
  searchTexts: ({ title, excerpt, content, categories }) => [
    title,
    ...categories.map(({ category }) => category),
    excerpt,
    plainText((content ?? '').slice(0, SEARCHED)),
  ],
  getTitle: ({ title }) => title,
  getSubtitle: ({ slug }) => slug,
});
