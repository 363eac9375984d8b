import { appError, invariant } from '@org/schema/errors';
import type { AskedList, ListDefinition } from '../database/list-definition.ts';
import type { ListResults } from '../database/list-page.ts';
import { readList } from '../database/read-list.ts';
import { indexFirstTerms, indexTerms, moveTerms, searchTerms } from '../database/search-terms.ts';
import type { TenantTables } from '../database/tables.gen.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { cacheActor, recordChange, type TenantWrite } from '../events/record-change.ts';
import { allSeenBy, asSeenBy, canViewRates, getReader, getScope } from './entity-access.ts';
import type { AnyEntityDefinition, Columns, EntityRow, KindOf } from './entity-definition.ts';
import {
  countBy,
  findRows,
  getCount,
  insertRow,
  lockIds,
  moveRows,
  updateRows,
} from './entity-rows.repository.ts';
import { addTags, getRowTags, knownTags } from './tags.repository.ts';
import { changesBetween } from './timeline.ts';

/** Transaction and user of a read. */
export type EntityRead = Pick<TenantWrite, 'tx' | 'actor'>;

/** Rows as calls answer them. */
export async function entityRecords<Rec extends object>(
  tx: TenantTx,
  kind: KindOf<Rec>,
  rows: readonly EntityRow[],
): Promise<readonly Rec[]> {
  const getTags = await getRowTags(
    tx,
    kind.entity,
    rows.map(({ id }) => id),
  );
  return withForeignParts(tx, kind, await kind.toRecords(tx, rows, getTags));
}

/** Adds the fields that other modules provide. */
async function withForeignParts<Rec extends object>(
  tx: TenantTx,
  { parts = [] }: KindOf<Rec>,
  records: readonly Rec[],
): Promise<readonly Rec[]> {
  if (parts.length === 0 || records.length === 0) return records;
  const ids = records.map((record) => Number(Reflect.get(record, 'id')));
  const fields = new Map(
    await Promise.all(parts.map(async ({ field, read }) => [field, await read(tx, ids)] as const)),
  );
  return records.map((record, at) => {
    const values = [...fields].map(([field, getValue]) => [field, getValue(ids[at] ?? 0)] as const);
    return { ...record, ...Object.fromEntries(values) };
  });
}

/** Rows as records with all that searches find them by. */
export async function fullRecords<Rec extends object>(
  tx: TenantTx,
  kind: KindOf<Rec>,
  rows: readonly EntityRow[],
): Promise<readonly Rec[]> {
  if (!kind.toWholeRecords) return entityRecords(tx, kind, rows);
  const ids = rows.map(({ id }) => id);
  return kind.toWholeRecords(tx, rows, await getRowTags(tx, kind.entity, ids));
}

async function toRecord(tx: TenantTx, kind: AnyEntityDefinition, row: EntityRow): Promise<object> {
  const [record] = await entityRecords(tx, kind, [row]);
  invariant(record, 'a row has a record');
  return record;
}

/** One part of an entity's list, of the rows that the person may see. */
export async function listEntities<Rec extends object>(
  { tx, actor }: EntityRead,
  kind: KindOf<Rec>,
  query: AskedList & Columns,
): Promise<ListResults<Rec>> {
  const own = [...getScope(kind, { actor }), ...(kind.ownFilters?.(query) ?? [])];
  const reader = await getReader(kind, { tx, actor }, query.filter);
  // The list's rows are the entity's: its declaration says so where both are made.
  const listed = kind.list as unknown as ListDefinition<TenantTables, never, EntityRow>;
  const orders = { ...listed.orders, ...kind.listFor?.({ actor })?.orders };
  const list = { ...listed, orders };
  const known = (): Promise<number> => getCount(tx, kind);
  const results = await readList(tx, list, query, own, { reader, known });
  const records = await entityRecords(tx, kind, results.rows);
  return { ...results, rows: [...(await allSeenBy(kind, { tx, actor }, records))] };
}

/**
 * One record.
 * @throws `not_found`, also for one that the person may not see
 */
export async function getEntity(
  { tx, actor }: EntityRead,
  kind: AnyEntityDefinition,
  id: number,
): Promise<object> {
  const [row] = await findRows(tx, kind, [id], {}, getScope(kind, { actor }));
  if (!row) throw appError('not_found');
  return asSeenBy(kind, { tx, actor }, await toRecord(tx, kind, row));
}

/**
 * Puts what searches find records by in the place of what they were found by. Takes rows with their records, `areNew` where
 * none of them was found by anything.
 */
export async function keepSearch(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  kind: AnyEntityDefinition,
  rows: readonly EntityRow[],
  records: readonly object[],
  { areNew = false }: { readonly areNew?: boolean } = {},
): Promise<void> {
  if (kind.list.words === undefined) return;
  const words = rows.flatMap(({ id }, at) => {
    const record = records[at];
    return record ? [{ id, words: searchTerms(kind.searchTexts(record)) }] : [];
  });
  const keep = areNew ? indexFirstTerms : indexTerms;
  await keep(tx, tenantId, kind.list.words, words);
}

/**
 * Tags that are to be given to a new record.
 * @throws `validation_failed` for ones that are not there
 */
async function giveTags(
  { tx, tenantId }: TenantWrite,
  { entity }: AnyEntityDefinition,
  id: number,
  fields: object,
): Promise<void> {
  const asked: unknown = Reflect.get(fields, 'tagIds');
  if (!Array.isArray(asked)) return;
  const known = await knownTags(tx, entity, asked);
  if (known.size < new Set(asked).size)
    throw appError('validation_failed', {
      formErrors: { tagIds: 'Some of these tags do not exist' },
    });
  await addTags(tx, tenantId, entity, [id], [...known]);
}

/**
 * Saves the relations of a row.
 * @returns the row afterwards: relations may be summed up in it
 */
async function withParts(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  row: EntityRow,
  fields: object,
): Promise<EntityRow> {
  const foreign = (kind.parts ?? []).filter(
    ({ field }) => Reflect.get(fields, field) !== undefined,
  );
  if (!kind.saveRelations && foreign.length === 0) return row;
  await kind.saveRelations?.(write, [{ id: Number(row.id), fields }]);
  for (const { field, save } of foreign)
    await save(write, Number(row.id), Reflect.get(fields, field));
  const [kept] = await findRows(write.tx, kind, [Number(row.id)]);
  invariant(kept, 'a row is there while its transaction is');
  return kept;
}

/** Returns the fields of a body without rates, where the user may not change those. */
function givenTo(kind: AnyEntityDefinition, write: TenantWrite, fields: object): object {
  if (!kind.rateFields || canViewRates(kind, write)) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !kind.rateFields?.includes(name)),
  );
}

/** Makes a record. */
export async function createEntity(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  fields: object,
): Promise<object> {
  const { tx, tenantId } = write;
  const author_id = await cacheActor(write);
  const columns = await kind.toColumns(write, givenTo(kind, write, fields), undefined);
  const made = await insertRow(tx, kind, { author_id, ...columns, tenant_id: tenantId });
  const id = Number(made.id);
  const row = await withParts(write, kind, made, fields);
  await giveTags(write, kind, id, fields);
  const record = await toRecord(tx, kind, row);
  await keepSearch(write, kind, [row], [record], { areNew: true });
  await countBy(tx, tenantId, kind, 1);
  await recordChange(write, { entity: kind.entity, id, action: 'created', version: row.version });
  return asSeenBy(kind, write, record);
}

/**
 * Updates a record.
 * @throws `not_found`; `conflict` with the current record
 */
export async function updateEntity(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  id: number,
  { version, ...fields }: { readonly version?: number | undefined } & Columns,
): Promise<object> {
  const { tx } = write;
  const [current] = await findRows(tx, kind, [id], { lock: true }, getScope(kind, write));
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', {
      current: await asSeenBy(kind, write, await toRecord(tx, kind, current)),
    });
  const columns = await kind.toColumns(write, givenTo(kind, write, fields), current);
  const [changed] = await updateRows(tx, kind, [id], columns);
  invariant(changed, 'a locked row can be changed');
  const row = await withParts(write, kind, changed, fields);
  const record = await toRecord(tx, kind, row);
  await keepSearch(write, kind, [row], [record]);
  await recordChange(write, {
    entity: kind.entity,
    id,
    action: 'updated',
    version: row.version,
    changes: changesBetween(
      current,
      row,
      Object.keys(columns).filter((name) => !kind.rateFields?.includes(name)),
    ),
  });
  return asSeenBy(kind, write, record);
}

/** Moves the search terms of records to the index of the trash, or back. */
async function placeWords(
  { tx, tenantId }: TenantWrite,
  { list }: AnyEntityDefinition,
  ids: readonly number[],
  to: { readonly intoTrash: boolean },
): Promise<void> {
  if (list.words !== undefined) await moveTerms(tx, tenantId, list.words, ids, to);
}

/**
 * Moves records to the trash.
 * @example `changes` is what the history says beside that → ids of those that were moved
 */
export async function trashEntities(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  ids: readonly number[],
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<number[]> {
  const scope = getScope(kind, write);
  // What refers to records that the user may not see stays as it is.
  const own =
    kind.beforeTrash && scope.length > 0 ? await lockIds(write.tx, kind, ids, scope) : ids;
  await kind.beforeTrash?.(write, own);
  const gone = await moveRows(write.tx, kind, ids, { intoTrash: true }, scope);
  await kind.afterMove?.(write, gone);
  await countBy(write.tx, write.tenantId, kind, -gone.length);
  await placeWords(write, kind, gone, { intoTrash: true });
  await recordMany(write, kind, gone, 'deleted', changes);
  return gone;
}

/**
 * Takes records out of the trash.
 * @returns ids of those that are back
 */
export async function restoreEntities(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  ids: readonly number[],
): Promise<number[]> {
  await kind.beforeRestore?.(write, ids);
  const back = await moveRows(write.tx, kind, ids, { intoTrash: false }, getScope(kind, write));
  await kind.afterMove?.(write, back);
  await countBy(write.tx, write.tenantId, kind, back.length);
  await placeWords(write, kind, back, { intoTrash: false });
  await recordMany(write, kind, back, 'restored');
  return back;
}

/** Records the change of each row; a change of very many rows is one event of the list. */
export async function recordMany(
  write: TenantWrite,
  { entity }: AnyEntityDefinition,
  ids: readonly number[],
  action: 'updated' | 'deleted' | 'restored',
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<void> {
  await recordChange(write, { entity, ids, action, changes });
}
