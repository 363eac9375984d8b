import { PAGE_FIELDS, type Page, type PageStatus, type PageUpdate } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { PageRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import { saveRevisions } from '../../../kernel/entities/revisions.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { goLive } from './go-live.ts';
import { checkRestoredPages } from './item-page.ts';
import { makeDue, storeLiveVersions } from './live-version.ts';
import { changedColumns } from './page-fields.ts';
import { markPublished, PAGE_REVISIONS } from './page-revisions.ts';
import { freeSlug } from './page-slug.ts';
import * as pages from './pages.repository.ts';
import { toPage } from './to-page.ts';

/** Row of a page in a list, without its content. */
type PageRow = Omit<PageRecord, 'content' | 'live_version'> & { readonly content?: string | null };

async function toRecords(tx: TenantTx, rows: readonly PageRow[]): Promise<Page[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map((row) => {
    const author = row.author_id === null ? undefined : people.get(row.author_id);
    return toPage({ ...row, author_name: author?.displayName ?? null });
  });
}

/** Moves the children of deleted pages to the top level, except for those that are deleted as well. */
async function beforeTrash(write: TenantWrite, ids: readonly number[]): Promise<void> {
  await pages.lockPageTree(write.tx, write.tenantId);
  for (const { id, version } of await pages.releaseChildren(write.tx, ids))
    await recordChange(write, { entity: 'page', id, action: 'updated', version });
}

/**
 * Assigns a slug and a parent to restored pages: their own slug or the next free one, and their parent if it still exists.
 * Another home page keeps its role.
 */
async function beforeRestore(write: TenantWrite, ids: readonly number[]): Promise<void> {
  const { tx, tenantId } = write;
  await pages.lockPageTree(tx, tenantId);
  await checkRestoredPages(tx, ids);
  const found = await pages.findTrashed(tx, ids);
  const back = new Set(found.map(({ id }) => id));
  const given = new Set<string>();
  for (const { id, slug, parent_id } of found) {
    const taken = await pages.takenSlugs(tx, slug, id);
    const address = freeSlug(slug, new Set([...taken, ...given]));
    given.add(address);
    const hasParent =
      parent_id !== null &&
      (back.has(parent_id) || (await pages.ancestorPageIds(tx, parent_id)).length > 0);
    await pages.placeTrashed(tx, id, {
      slug: address,
      parent_id: hasParent ? parent_id : null,
      is_homepage: false,
    });
  }
}

/** Columns of a list: all except the content. */
const LISTED = [
  'id',
  'tenant_id',
  'slug',
  'title',
  'excerpt',
  'image',
  'parent_id',
  'status',
  'publish_date',
  'show_page_title',
  'is_homepage',
  'item_collection_id',
  'canonical_url',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'focus_keyphrase',
  'og_image',
  'noindex',
  'header_id',
  'without_header',
  'footer_id',
  'without_footer',
  'template',
  'sort',
  'has_live_version',
  'has_unpublished_changes',
  'usages_known',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** Entity of pages for lists, bulk changes, the trash and exports; other operations have separate routes. */
export const pageEntity = defineEntity<PageRow, Page, Omit<PageUpdate, 'id'>>({
  entity: 'page',
  plural: 'pages',
  words: ['page', 'pages'],
  module: 'pages',
  table: 'pages',
  partTables: [['page_revisions', 'page_id']],
  list: {
    columns: LISTED,
    // A site has few pages, and people search for any part of their names.
    searched: ['title', 'slug'],
    fields: PAGE_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    columnOf: { order: 'sort' },
    // A site has few pages: they need no columns with their texts in lower case.
    orders: {
      title: orderBy('text', 'pages.title'),
      slug: orderBy('text', 'pages.slug'),
      status: orderBy('text', 'pages.status'),
    },
    filters: {
      title: { type: 'text', value: sql.ref('pages.title') },
      slug: { type: 'text', value: sql.ref('pages.slug') },
    },
  },
  ownFilters: ({ status }) =>
    status === undefined ? [] : [sql<SqlBool>`pages.status = ${status as PageStatus}`],
  toColumns: (_write, fields) => ({ ...changedColumns(fields) }),
  beforeMany: async ({ tx }, ids, { status, publish_date }) => {
    if (publish_date !== undefined) await storeLiveVersions(tx, ids, publish_date as Date);
    else if (status === 'published') await makeDue(tx, ids);
  },
  keepMany: async (write, ids) => {
    await goLive(write.tx, write.tenantId, ids);
    await saveRevisions(write.tx, PAGE_REVISIONS, ids, await cacheActor(write));
    await markPublished(write.tx, ids);
  },
  beforeTrash,
  beforeRestore,
  toRecords,
  searchTexts: ({ title, slug }) => [title, slug],
  getTitle: ({ title }) => title,
  getSubtitle: ({ slug }) => `/${slug}`,
});
