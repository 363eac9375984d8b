import { MAX_BULK, type Selection } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listConditions } from '../database/list-conditions.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { getDeletion } from '../http/bulk-delete.ts';
import { type EntityRead, recordMany } from './entity.service.ts';
import { getReader, getScope } from './entity-access.ts';
import type { AnyEntityDefinition, Columns } from './entity-definition.ts';
import { changeRows, findIds, lockIds } from './entity-rows.repository.ts';
import { addTags, knownTags, removeTags } from './tags.repository.ts';

/** Rows of one statement: none takes so long that the database gives it up. */
const PART = 1000;

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, at) =>
    ids.slice(at * PART, (at + 1) * PART),
  );

/** Outcome of a bulk change. */
export interface BulkOutcome {
  readonly changed: number;
  readonly failed: { readonly id: number; readonly error: string }[];
}

/** Conditions that a selection of all that a list shows stands for. */
export async function selectedBy(
  kind: AnyEntityDefinition,
  read: EntityRead,
  { matching = {}, except }: Selection,
): Promise<RawBuilder<SqlBool>[]> {
  const reader = await getReader(kind, read, matching.filter);
  const id = sql.ref(`${kind.table}.id`);
  return [
    ...getScope(kind, read),
    ...(kind.ownFilters?.({ currentPage: 1, itemsPerPage: 1, ...matching }) ?? []),
    ...listConditions(kind.list, matching, reader),
    ...(except ? [sql<SqlBool>`${id} <> all(${except}::bigint[])`] : []),
  ];
}

/** Ids of a selection; undefined for more than one request changes. */
export async function selectedIds(
  kind: AnyEntityDefinition,
  read: EntityRead,
  selection: Selection,
): Promise<number[] | undefined> {
  if (selection.ids) return [...new Set(selection.ids)];
  const ids = await findIds(read.tx, kind, await selectedBy(kind, read, selection), MAX_BULK + 1);
  return ids.length > MAX_BULK ? undefined : ids;
}

/** Values and tags of a bulk change. */
export interface ManyChange {
  readonly set?: Columns | undefined;
  readonly addTags?: readonly number[] | undefined;
  readonly removeTags?: readonly number[] | undefined;
}

/**
 * Refuses a change that can be made to no row.
 * @throws `validation_failed`
 */
export async function checkChange(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  { set, addTags: give, removeTags: take }: ManyChange,
): Promise<void> {
  await checkTags(write, kind, { addTags: give, removeTags: take });
  if (set) await getBulkColumns(write, kind, set);
}

/** Returns the columns that a change of many records sets. Errors: `validation_failed`. */
async function getBulkColumns(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  set: Columns,
): Promise<Columns> {
  return kind.toBulkColumns
    ? kind.toBulkColumns(write, set)
    : kind.toColumns(write, set, undefined);
}

/**
 * Tags that many rows are to get or lose.
 * @throws `validation_failed` for ones that are not there
 */
async function checkTags(
  { tx }: TenantWrite,
  { entity }: AnyEntityDefinition,
  asked: Readonly<Record<string, readonly number[] | undefined>>,
): Promise<void> {
  for (const [field, ids] of Object.entries(asked)) {
    if (!ids) continue;
    const known = await knownTags(tx, entity, ids);
    if (known.size < new Set(ids).size)
      throw appError('validation_failed', {
        formErrors: { [field]: 'Some of these tags do not exist' },
      });
  }
}

/**
 * Sets fields and tags of many rows in one statement each. Takes ids, fields to set, tags to give and to take.
 * @returns how many changed, and which were not there
 * @throws `validation_failed`
 */
export async function changeMany(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  asked: readonly number[],
  { set, addTags: give, removeTags: take }: ManyChange,
): Promise<BulkOutcome> {
  const { tx, tenantId } = write;
  await checkTags(write, kind, { addTags: give, removeTags: take });
  const ids = await lockIds(tx, kind, asked, getScope(kind, write));
  const columns = set ? await getBulkColumns(write, kind, set) : {};
  const named = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  if (ids.length > 0) {
    for (const part of inParts(ids)) {
      await kind.beforeMany?.(write, part, named);
      await changeRows(tx, kind, part, named);
    }
    if (give) await addTags(tx, tenantId, kind.entity, ids, give);
    if (take) await removeTags(tx, kind.entity, ids, take);
    for (const part of inParts(ids)) await kind.keepMany?.(write, part, set ?? {});
    const changes = Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, [null, value] as const]),
    );
    await recordMany(write, kind, ids, 'updated', changes);
  }
  const { failed } = getDeletion(asked, new Set(ids));
  return { changed: ids.length, failed };
}
