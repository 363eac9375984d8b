import type { ReadingContext } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { CollectionField } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { dateIn, getChoice, given, numberIn, read } from '../../../kernel/imports/cell-values.ts';
import { entityImport } from '../../../kernel/imports/entity-import.ts';
import type { Cells, ImportField } from '../../../kernel/imports/import-field.ts';
import type { ImportTarget } from '../../../kernel/imports/import-target.ts';
import { tenantReading } from '../../../kernel/settings/reading.ts';
import { collectionItemEntity } from './collection-item.entity.ts';

const FIELDS: readonly ImportField[] = [
  { name: 'collection', label: 'Collection', required: true },
  { name: 'title', label: 'Title', required: true, aliases: ['name', 'headline'] },
  { name: 'slug', label: 'Address', aliases: ['slug', 'url'] },
  { name: 'position', label: 'Position', aliases: ['order', 'sort'] },
  { name: 'status', label: 'Status' },
];

/** Prefix of the names of columns with values of fields. */
const VALUE = 'values.';

interface FoundCollection {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly fields: CollectionField[];
}

const readCollections = (tx: TenantTx): Promise<FoundCollection[]> =>
  tx
    .selectFrom('collections')
    .select(['id', 'name', 'slug', 'fields'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Returns a column for each key of a field; fields of several collections with the same key share one. */
function valueColumns(collections: readonly FoundCollection[]): ImportField[] {
  const labels = new Map(
    collections.flatMap(({ fields }) => fields.map(({ key, label }) => [key, label] as const)),
  );
  return [...labels].map(([key, label]) => ({ name: `${VALUE}${key}`, label, aliases: [key] }));
}

/** Returns the value of a cell as its field reads it; what it is not is left to the checks. */
async function readCell(
  tx: TenantTx,
  { kind, options, collection_id }: CollectionField,
  text: string,
  reading: ReadingContext,
): Promise<unknown> {
  if (kind === 'number') return numberIn(text, reading);
  if (kind === 'date') return dateIn(text, reading);
  if (kind === 'choice')
    return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
  if (kind !== 'reference') return text;
  const item = await tx
    .selectFrom('collection_items')
    .select('id')
    .where('collection_id', '=', collection_id ?? 0)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('slug', '=', text.toLowerCase()), eb('title_key', '=', text.toLowerCase())]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return item?.id ?? text;
}

const getName = ({ collection = '' }: Cells): string => collection.trim().toLowerCase();

/** Returns the collection with a name or an address in lower case. */
const findNamed = (collections: readonly FoundCollection[], name: string) =>
  collections.find((one) => one.slug === name || one.name.toLowerCase() === name);

/**
 * Returns the ids of items by their keys: the address of the item, a space, and the name or the address of its collection. An
 * address has no space.
 */
async function findByAddress(
  tx: TenantTx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const collections = await readCollections(tx);
  const asked = keys.flatMap((key) => {
    const [slug = ''] = key.split(' ', 1);
    const found = findNamed(collections, key.slice(slug.length + 1));
    return found ? [{ key, slug, collection_id: found.id }] : [];
  });
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('collection_items')
    .select(['id', 'slug', 'collection_id'])
    .where('collection_id', 'in', [...new Set(asked.map((one) => one.collection_id))])
    .where('slug', 'in', [...new Set(asked.map(({ slug }) => slug))])
    .where('deleted_at', 'is', null)
    .execute();
  const ids = new Map(rows.map(({ id, slug, collection_id }) => [`${slug} ${collection_id}`, id]));
  return new Map(
    asked.flatMap(({ key, slug, collection_id }) => {
      const id = ids.get(`${slug} ${collection_id}`);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

/** Returns a function that finds the collection of a row by its name or address, and reads the values of its fields. */
function lookUp({ tx }: TenantWrite): (cells: Cells) => Promise<Record<string, unknown>> {
  const collections = readCollections(tx);
  const reading = tenantReading(tx);
  return async (cells) => {
    const name = getName(cells);
    const found = findNamed(await collections, name);
    if (!found)
      throw appError('validation_failed', {
        formErrors: { collection: name ? 'This collection does not exist' : 'Please enter it' },
      });
    const values = new Map<string, unknown>();
    for (const field of found.fields) {
      const text = cells[`${VALUE}${field.key}`];
      if (text) values.set(field.key, await readCell(tx, field, text, await reading));
    }
    return { collection_id: found.id, values: Object.fromEntries(values) };
  };
}

const target = entityImport({
  contract: apiContract.collectionItems,
  kind: collectionItemEntity,
  fields: FIELDS,
  // What an item is known by depends on its collection: see `collectionItemImport`.
  matchOn: [],
  toBody: (cells, reading) => ({
    ...given(cells, ['title']),
    ...read(cells, 'slug', (text) => text.replace(/^.*\//, '').toLowerCase()),
    ...read(cells, 'position', (text) => numberIn(text, reading)),
    ...read(cells, 'status', getChoice),
  }),
  lookUp,
  // The address depends on the items before it.
  oneByOne: true,
});

/** Import of items. Each row names its collection; the columns are the fields of all collections. */
export const collectionItemImport: ImportTarget = {
  ...target,
  matchOn: ['slug'],
  getKey: (_name, { body, cells }) => {
    const slug = typeof body.slug === 'string' ? body.slug : '';
    return slug && `${slug} ${getName(cells)}`;
  },
  find: ({ tx }, _name, keys) => findByAddress(tx, keys),
  getFields: async (tx) => [
    ...(await target.getFields(tx)),
    ...valueColumns(await readCollections(tx)),
  ],
};
