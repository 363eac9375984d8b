import {
  COLLECTION_FIELDS,
  type Collection,
  type CollectionUpdate,
  type Usage,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { CollectionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { isLivePage } from '../tree/live-pages.ts';
import { readFields } from './collection-fields.ts';
import { listCollectionUsages } from './collection-usages.repository.ts';
import { freeSlugs, getSlug, type SlugScope } from './free-slug.ts';

const SLUGS: SlugScope = { table: 'collections', word: 'collection', among: sql`true` };

async function toColumns(
  write: TenantWrite,
  { fields, slug, ...plain }: CollectionUpdate,
  current: CollectionRecord | undefined,
): Promise<Columns> {
  const title = plain.name ?? current?.name ?? '';
  const address = await getSlug(write, SLUGS, { slug, title }, current);
  return {
    ...givenColumns(plain),
    ...(address !== undefined && { slug: address }),
    ...(fields && { fields: JSON.stringify(await readFields(write.tx, fields, current?.fields)) }),
  };
}

/** Returns the number of items of each collection, outside of the trash; empty collections are missing. */
async function countItems(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select collection_id as id, count(*)::int as count from collection_items
    where collection_id = any(${ids}::bigint[]) and deleted_at is null group by 1`.execute(tx);
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}

/** Returns the pages that show the items of collections, by collection. */
async function findItemPages(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<Collection['item_page']>>> {
  const { rows } = await sql<NonNullable<Collection['item_page']> & { collection_id: number }>`
    select p.item_collection_id as collection_id, p.id, p.title, p.slug, ${isLivePage('p')} as is_public
    from pages p where p.item_collection_id = any(${ids}::bigint[]) and p.deleted_at is null`.execute(
    tx,
  );
  return new Map(
    rows.map(({ collection_id, id, ...page }) => [
      Number(collection_id),
      { ...page, id: Number(id) },
    ]),
  );
}

async function toRecords(
  tx: TenantTx,
  rows: readonly CollectionRecord[],
  getTags: TagsOf,
): Promise<Collection[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countItems(tx, ids);
  const itemPages = await findItemPages(tx, ids);
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    fields: row.fields,
    item_count: counts.get(row.id) ?? 0,
    item_page: itemPages.get(row.id) ?? null,
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Uses that a message names. */
const MAX_NAMED = 3;

/** Returns a sentence that says where collections are used. */
function describeUsage(usage: readonly Usage[]): string {
  const names = usage.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const others = usage.length - names.length;
  return `It is still used by ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Entity of collections. */
export const collectionEntity = defineEntity<CollectionRecord, Collection, CollectionUpdate>({
  entity: 'collection',
  plural: 'collections',
  words: ['collection', 'collections'],
  module: 'pages',
  table: 'collections',
  partTables: [['collection_items', 'collection_id']],
  list: {
    fields: COLLECTION_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    // Addresses are in lower case.
    columnOf: { slug: { column: 'slug', key: 'slug' } },
  },
  toColumns,
  toBulkColumns: (_write, set) => ({ ...givenColumns(set) }),
  async beforeTrash({ tx }, ids) {
    // Content that starts to list a collection now waits, and finds it in the trash.
    await sql`select id from collections where id = any(${ids}::bigint[]) order by id for update`.execute(
      tx,
    );
    const usage = await listCollectionUsages(tx, ids);
    if (usage.length > 0) throw appError('in_use', { usage, message: describeUsage(usage) });
  },
  beforeRestore: (write, ids) =>
    freeSlugs(write, () => SLUGS, { table: 'collections', scopeColumn: 'tenant_id' }, ids),
  toRecords,
  searchTexts: ({ name, slug, description }) => [name, slug, description],
  getTitle: ({ name }) => name,
});
