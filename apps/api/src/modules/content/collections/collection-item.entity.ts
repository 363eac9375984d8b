import {
  COLLECTION_ITEM_FIELDS,
  type CollectionItem,
  type CollectionItemUpdate,
  type ItemValues,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type SqlBool, sql } from 'kysely';
import type { CollectionItemRecord, CollectionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { peopleByIds } from '../../../kernel/entities/entity-access.ts';
import type { Columns, TagsOf } from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { saveAddress } from '../../../kernel/entities/moved-addresses.repository.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { itemHolder, saveManyUsages } from '../media/media-usages.repository.ts';
import { collectionDeleted } from '../tree/collection-usages.ts';
import { plainText } from '../tree/plain-text.ts';
import { freeSlugs, getSlug, type SlugScope } from './free-slug.ts';
import { mergeValues } from './item-values.ts';

/** Addresses are unique within a collection. */
const getScope = (collectionId: number): SlugScope => ({
  table: 'collection_items',
  word: 'item',
  among: sql<SqlBool>`collection_id = ${collectionId}`,
});

/**
 * Returns a collection, and locks it until the transaction ends, so that its fields do not change while an item is checked.
 * @throws `validation_failed` on `collection_id`
 */
async function requireCollection(
  tx: TenantTx,
  id: number | undefined,
): Promise<Pick<CollectionRecord, 'id' | 'fields'>> {
  const found = await tx
    .selectFrom('collections')
    .select(['id', 'fields'])
    .where('id', '=', id ?? 0)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (found) return found;
  const message = id ? 'This collection does not exist' : 'Please choose a collection';
  throw appError('validation_failed', { formErrors: { collection_id: message } });
}

/**
 * Locks the collections of items that come back from the trash.
 * @throws `collection_deleted`
 */
async function requireRestoredCollections(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string; deleted_at: Date | null }>`
    select name, deleted_at from collections
    where id in (select collection_id from collection_items where id = any(${ids}::bigint[])) order by id for share`.execute(
    tx,
  );
  const gone = rows.find(({ deleted_at }) => deleted_at !== null);
  if (gone) throw collectionDeleted(gone.name);
}

/** Saves the address that the page of an item had, so that it leads to the new one. */
async function saveItemAddress(
  { tx, tenantId }: TenantWrite,
  { id, collection_id, slug }: CollectionItemRecord,
): Promise<void> {
  const page = await tx
    .selectFrom('pages')
    .select('slug')
    .where('item_collection_id', '=', collection_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (page) await saveAddress(tx, tenantId, `${page.slug}/${slug}`, { item_id: id });
}

async function toColumns(
  write: TenantWrite,
  { collection_id, slug, values, ...plain }: CollectionItemUpdate,
  current: CollectionItemRecord | undefined,
): Promise<Columns> {
  const { id, fields } = await requireCollection(
    write.tx,
    current ? current.collection_id : collection_id,
  );
  // The values are checked first, so that a refused item does not wait for addresses.
  const merged =
    current && values === undefined
      ? undefined
      : await mergeValues(write.tx, fields, {
          ...(current && { stored: current.values }),
          ...(values && { sent: values }),
        });
  const title = plain.title ?? current?.title ?? '';
  const address = await getSlug(write, getScope(id), { slug, title }, current);
  if (current && address !== undefined && address !== current.slug)
    await saveItemAddress(write, current);
  return {
    ...givenColumns(plain),
    ...(current ? {} : { collection_id: id }),
    ...(address !== undefined && { slug: address }),
    ...(merged && { values: JSON.stringify(merged) }),
  };
}

async function toRecords(
  tx: TenantTx,
  rows: readonly CollectionItemRecord[],
  getTags: TagsOf,
): Promise<CollectionItem[]> {
  const people = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map((row) => ({
    id: row.id,
    collection_id: row.collection_id,
    title: row.title,
    slug: row.slug,
    values: row.values,
    position: row.position,
    status: row.status,
    tags: getTags(row.id),
    user: personIn(people, row.author_id),
    ...getStamps(row),
  }));
}

/** Characters of the values that search terms are taken from. */
const MAX_SEARCHED = 5000;

/** Returns the texts of values, for searches. */
function valuesText(values: ItemValues): string {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  return plainText(texts.join(' ').slice(0, MAX_SEARCHED));
}

/** Entity of the items of collections. */
export const collectionItemEntity = defineEntity<
  CollectionItemRecord,
  CollectionItem,
  CollectionItemUpdate
>({
  entity: 'collection_item',
  plural: 'collectionItems',
  words: ['item', 'items'],
  module: 'pages',
  table: 'collection_items',
  list: {
    fields: COLLECTION_ITEM_FIELDS,
    usual: { by: 'position', direction: 'asc' },
    // Addresses are in lower case.
    columnOf: { slug: { column: 'slug', key: 'slug' } },
  },
  // Items of a collection in the trash only answer in the trash themselves.
  shown: sql<SqlBool>`(collection_items.deleted_at is not null or exists (select 1 from collections c
    where c.tenant_id = collection_items.tenant_id and c.id = collection_items.collection_id and c.deleted_at is null))`,
  ownFilters: ({ collection_id }) =>
    typeof collection_id === 'number'
      ? [sql<SqlBool>`collection_items.collection_id = ${collection_id}`]
      : [],
  toColumns,
  toBulkColumns: (_write, set) => ({ ...givenColumns(set) }),
  async saveRelations({ tx, tenantId }, parts) {
    const ids = parts.map(({ id }) => id);
    const rows = await tx
      .selectFrom('collection_items')
      .select(['id', 'values'])
      .where('id', 'in', ids)
      .execute();
    await saveManyUsages(tx, tenantId, 'collection_item', rows.map(itemHolder));
  },
  async beforeRestore(write, ids) {
    await requireRestoredCollections(write.tx, ids);
    await freeSlugs(
      write,
      ({ scope_id }) => getScope(scope_id),
      { table: 'collection_items', scopeColumn: 'collection_id' },
      ids,
    );
  },
  toRecords,
  searchTexts: ({ title, slug, values }) => [title, slug, valuesText(values)],
  getTitle: ({ title }) => title,
  getSubtitle: ({ slug }) => slug,
});
