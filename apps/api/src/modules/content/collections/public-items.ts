import {
  COLLECTION_LIMITS,
  type CollectionField,
  type ItemReference,
  type PublicCollection,
  type PublicItem,
  type ShownValues,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CollectionItemRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isLivePage } from '../tree/live-pages.ts';
import { readValue } from './item-values.ts';

/** Items that a list shows: filtered by one field, sorted, and one page of them. */
export interface ItemQuery {
  /** Key of the field that is filtered by; '' for all items. A field that does not exist is ignored. */
  readonly field: string;
  readonly value: string;
  /** `position`, `title`, `created_at`, or the key of a field. A field that does not exist is ignored. */
  readonly orderBy: string;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly itemsPerPage: number;
}

/** Row of an item as visitors see it. */
export type ItemRow = Pick<
  CollectionItemRecord,
  'id' | 'collection_id' | 'title' | 'slug' | 'values' | 'created_at'
>;

/** Columns of an item that visitors see. */
export const ITEM_COLUMNS = [
  'id',
  'collection_id',
  'title',
  'slug',
  'values',
  'created_at',
] as const satisfies readonly (keyof ItemRow)[];

/** Returns the slugs of the live pages that show the items of collections, by collection. */
async function findBases(
  tx: TenantTx,
  collectionIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select p.item_collection_id as id, p.slug from pages p
    where p.item_collection_id = any(${collectionIds}::bigint[]) and ${isLivePage('p')}`.execute(
    tx,
  );
  return new Map(rows.map(({ id, slug }) => [Number(id), slug]));
}

/** Kinds of fields that items are sorted by. */
const SORTED: ReadonlySet<string> = new Set(['text', 'choice', 'date', 'number']);
/** Kinds of fields that items are filtered by. */
const FILTERED: ReadonlySet<string> = new Set(['text', 'choice', 'date', 'number', 'reference']);

/** Number that items are filtered by. */
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Returns a collection by its id or address. */
export async function findCollection(
  tx: TenantTx,
  where: { readonly id: number } | { readonly slug: string },
): Promise<PublicCollection | undefined> {
  return tx
    .selectFrom('collections')
    .select(['id', 'name', 'slug', 'fields'])
    .where('deleted_at', 'is', null)
    .where((eb) => ('id' in where ? eb('id', '=', where.id) : eb('slug', '=', where.slug)))
    .executeTakeFirst();
}

const stored = (key: string) => sql`(collection_items."values" -> ${key})`;
const storedText = (key: string) => sql<string>`(${stored(key)} #>> '{}')`;
/** A number; null for what a removed field with the same key has left behind. */
const storedNumber = (key: string) =>
  sql<number>`(case when jsonb_typeof(${stored(key)}) = 'number' then ${storedText(key)}::numeric end)`;

function getFilter(
  fields: readonly CollectionField[],
  { field: name, value }: Pick<ItemQuery, 'field' | 'value'>,
): RawBuilder<SqlBool> | undefined {
  const field = fields.find(({ key }) => key === name);
  if (!field || value === '' || !FILTERED.has(field.kind)) return undefined;
  if (field.kind === 'text' || field.kind === 'choice')
    return sql<SqlBool>`lower(${storedText(field.key)}) = lower(${value})`;
  if (field.kind === 'date') return sql<SqlBool>`${storedText(field.key)} = ${value}`;
  return DECIMAL.test(value)
    ? sql<SqlBool>`${storedNumber(field.key)} = ${value}::numeric`
    : sql<SqlBool>`false`;
}

/** Returns what items are sorted by. Items without a value come last in both directions. */
function getOrder(
  fields: readonly CollectionField[],
  { orderBy, direction }: Pick<ItemQuery, 'orderBy' | 'direction'>,
): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  if (orderBy === 'title') return sql`collection_items.title_key ${way}`;
  if (orderBy === 'created_at') return sql`collection_items.created_at ${way}`;
  const field = fields.find(({ key }) => key === orderBy);
  if (!field || !SORTED.has(field.kind)) return sql`collection_items.position ${way}`;
  const value =
    field.kind === 'number' ? storedNumber(field.key) : sql`lower(${storedText(field.key)})`;
  return sql`${value} ${way} nulls last`;
}

/** Returns the published items among these ids, by id. Those of deleted collections are not shown. */
async function findReferences(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Omit<ItemReference, 'path'> & { readonly collection_id: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('collection_items')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.tenant_id', '=', 'collection_items.tenant_id')
        .onRef('collections.id', '=', 'collection_items.collection_id'),
    )
    .select([
      'collection_items.id',
      'collection_items.title',
      'collection_items.slug',
      'collection_items.collection_id',
    ])
    .where('collection_items.id', 'in', ids)
    .where('collection_items.status', '=', 'published')
    .where('collection_items.deleted_at', 'is', null)
    .where('collections.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns rows as visitors see them, with the paths of their pages: values of present fields only, and references to published items. */
export async function toPublicItems(
  tx: TenantTx,
  fields: readonly CollectionField[],
  rows: readonly ItemRow[],
): Promise<PublicItem[]> {
  const references = fields.filter(({ kind }) => kind === 'reference');
  const found = await findReferences(tx, [
    ...new Set(
      rows.flatMap(({ values }) =>
        references.flatMap((field) => {
          const id = readValue(field, values[field.key]);
          return typeof id === 'number' ? [id] : [];
        }),
      ),
    ),
  ]);
  const bases = await findBases(tx, [
    ...new Set([...rows, ...found.values()].map(({ collection_id }) => collection_id)),
  ]);
  const getPath = ({ collection_id, slug }: Pick<ItemRow, 'collection_id' | 'slug'>): string => {
    const base = bases.get(collection_id);
    return base === undefined ? '' : `/${base}/${slug}`;
  };
  const getShown = (
    field: CollectionField,
    { values }: ItemRow,
  ): ShownValues[string] | undefined => {
    const value = Object.hasOwn(values, field.key)
      ? readValue(field, values[field.key])
      : undefined;
    if (field.kind !== 'reference') return value;
    const item = found.get(Number(value));
    return item?.collection_id === field.collection_id
      ? { id: item.id, title: item.title, slug: item.slug, path: getPath(item) }
      : undefined;
  };
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    path: getPath(row),
    created_at: row.created_at.toISOString(),
    values: Object.fromEntries(
      fields.flatMap((field) => {
        const value = getShown(field, row);
        return value === undefined ? [] : [[field.key, value]];
      }),
    ),
  }));
}

/** Leaves out the rich texts of items for which an answer has no room. */
function limitText(items: readonly PublicItem[], fields: readonly CollectionField[]): PublicItem[] {
  const long = new Set(fields.filter(({ kind }) => kind === 'rich_text').map(({ key }) => key));
  let room: number = COLLECTION_LIMITS.answer;
  return items.map((item) => {
    room -= JSON.stringify(item.values).length;
    if (room >= 0) return item;
    const values = Object.entries(item.values).filter(([key]) => !long.has(key));
    return { ...item, values: Object.fromEntries(values) };
  });
}

/** Returns one page of the published items of a collection, with the number of all that match. */
export async function listPublicItems(
  tx: TenantTx,
  { id, fields }: Pick<PublicCollection, 'id' | 'fields'>,
  query: ItemQuery,
): Promise<{ rows: PublicItem[]; total: number }> {
  const filter = getFilter(fields, query);
  const shown = tx
    .selectFrom('collection_items')
    .where('collection_id', '=', id)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(filter !== undefined, (rows) => rows.where(filter ?? sql<SqlBool>`true`));
  const { total } = await shown
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const size = Math.min(query.itemsPerPage, COLLECTION_LIMITS.listed);
  const rows = await shown
    .select(ITEM_COLUMNS)
    .orderBy(getOrder(fields, query))
    .orderBy('position')
    .orderBy('id')
    .limit(size)
    .offset((query.page - 1) * size)
    .execute();
  return { rows: limitText(await toPublicItems(tx, fields, rows), fields), total };
}

/**
 * Returns a published item of a collection by its address.
 * @throws `not_found`, also for an item that is not published
 */
export async function getPublicItem(
  tx: TenantTx,
  { id, fields }: Pick<PublicCollection, 'id' | 'fields'>,
  slug: string,
): Promise<PublicItem> {
  const row = await tx
    .selectFrom('collection_items')
    .select(ITEM_COLUMNS)
    .where('collection_id', '=', id)
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const [item] = row ? await toPublicItems(tx, fields, [row]) : [];
  if (!item) throw appError('not_found');
  return item;
}
