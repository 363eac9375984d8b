import type { TagRef } from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import type { TenantTx } from '../database/tenant-database.ts';
import { fullRecords, keepSearch } from '../entities/entity.service.ts';
import { getScope } from '../entities/entity-access.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import {
  countBy,
  findRows,
  insertRows,
  sameRows,
  updateEach,
} from '../entities/entity-rows.repository.ts';
import { addTaggings, createTags, getRowTags, tagSlug } from '../entities/tags.repository.ts';
import { changesBetween } from '../entities/timeline.ts';
import {
  type ChangedRow,
  cacheActor,
  recordChange,
  recordEach,
  type TenantWrite,
} from '../events/record-change.ts';
import type { EntityImport } from './entity-import.types.ts';
import type { ImportField } from './import-field.ts';
import type { ImportRow, RowChange, RowOutcome } from './import-target.ts';
import { isReady, type ReadyBody, type RowOnto, readBodies } from './read-bodies.ts';

type FieldsOf = (tx: TenantTx) => Promise<readonly ImportField[]>;

/** Gives records their tags; names that are no tag yet become one. Takes id and names of each. */
async function tagRows(
  { tx, tenantId }: TenantWrite,
  { entity }: AnyEntityDefinition,
  rows: readonly { readonly id: number; readonly tags: readonly string[] }[],
): Promise<void> {
  const named = rows.flatMap(({ id, tags }) => tags.map((name) => ({ id, name })));
  const made = await createTags(tx, tenantId, entity, named);
  const taggings = named.flatMap(({ id, name }) => {
    const tagId = made.get(tagSlug(name));
    return tagId === undefined ? [] : [{ id, tagId }];
  });
  await addTaggings(tx, tenantId, entity, taggings);
}

const failed = ({ row, problem }: { readonly row: ImportRow; readonly problem: string }) =>
  ({ no: row.no, outcome: 'failed', error: problem }) as const;

/**
 * Makes records of rows.
 * @returns what became of each
 */
export async function createEntities(
  write: TenantWrite,
  entity: EntityImport,
  rows: readonly ImportRow[],
  getFields: FieldsOf,
): Promise<RowOutcome[]> {
  const { kind } = entity;
  const { tx, tenantId } = write;
  const author_id = await cacheActor(write);
  const items = rows.map((row) => ({ row, current: undefined }));
  const read = await readBodies(write, entity, items, getFields);
  const ready = read.filter(isReady);
  const outcomes: RowOutcome[] = read.flatMap((one) => (isReady(one) ? [] : [failed(one)]));
  if (ready.length === 0) return outcomes;
  const made = await insertRows(
    tx,
    kind,
    ready.map(({ columns }) => ({ author_id, ...columns, tenant_id: tenantId })),
  );
  const records = ready.map(({ fields, row, tags }, at) => {
    const record = made[at];
    invariant(record, `${kind.table} takes as many rows as it is given`);
    return { id: Number(record.id), no: row.no, version: record.version, fields, tags };
  });
  await kind.saveRelations?.(write, records);
  await tagRows(write, kind, records);
  await keepSearch(write, kind, made, await fullRecords(tx, kind, made), { areNew: true });
  await countBy(tx, tenantId, kind, made.length);
  await recordChange(write, {
    entity: kind.entity,
    ids: records.map(({ id }) => id),
    action: 'created',
  });
  return [
    ...outcomes,
    ...records.map(({ no, id, version }) => ({ no, outcome: 'created', id, version }) as const),
  ];
}

type Change = RowOnto & { readonly id: number };

/** Which of some changes change something beside the rows themselves. */
async function changedBeside(
  { tx }: TenantWrite,
  kind: AnyEntityDefinition,
  ready: readonly ReadyBody<Change>[],
  getTags: ((id: number) => readonly TagRef[]) | undefined,
): Promise<(change: ReadyBody<Change>) => boolean> {
  const ids = kind.saveRelations && (await kind.changedParts?.(tx, ready));
  return ({ id, row, tags }) => {
    const there = new Set(getTags?.(id).map(({ name }) => tagSlug(name)));
    const isTagged = tags.some((name) => !there.has(tagSlug(name)));
    // What cannot tell is taken to change.
    return row.isMore || isTagged || (kind.saveRelations !== undefined && (ids?.has(id) ?? true));
  };
}

/**
 * Which records rows would leave as they are, none of them named twice.
 * @returns ids
 */
export async function unchangedEntities(
  write: TenantWrite,
  entity: EntityImport,
  changes: readonly RowChange[],
  getFields: FieldsOf,
): Promise<ReadonlySet<number>> {
  const { kind } = entity;
  const ids = changes.map(({ id }) => id);
  const there = new Map((await findRows(write.tx, kind, ids)).map((row) => [Number(row.id), row]));
  const items = changes.flatMap(({ row, id }): Change[] => {
    const current = there.get(id);
    return current ? [{ row, id, current }] : [];
  });
  const ready = (await readBodies(write, entity, items, getFields)).filter(isReady);
  const getTags =
    kind.list.tagged === undefined ? undefined : await getRowTags(write.tx, kind.entity, ids);
  const isChanged = await changedBeside(write, kind, ready, getTags);
  return sameRows(
    write.tx,
    kind,
    ready.map((one) => ({ id: one.id, columns: one.columns, isChanged: isChanged(one) })),
  );
}

const getNames = (tags: readonly TagRef[]): string => tags.map(({ name }) => name).join(', ');

/** Changes records by rows that can be kept, none of them twice. */
async function changeReady(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  ready: readonly ReadyBody<Change>[],
): Promise<RowOutcome[]> {
  const { tx } = write;
  const ids = ready.map(({ id }) => id);
  const getTags =
    kind.list.tagged === undefined ? undefined : await getRowTags(tx, kind.entity, ids);
  const getParts = await kind.getParts?.(tx, ids);
  const isChanged = await changedBeside(write, kind, ready, getTags);
  const now = await updateEach(
    tx,
    kind,
    ready.map((one) => ({ id: one.id, columns: one.columns, isChanged: isChanged(one) })),
  );
  const changing = ready.filter(({ id }) => now.has(id));
  await kind.saveRelations?.(write, changing);
  await tagRows(write, kind, changing);
  const tagsNow = getTags && (await getRowTags(tx, kind.entity, ids));
  const getLeft = kind.revertRelations && (await kind.getParts?.(tx, [...now.keys()]));
  const changed: ChangedRow[] = [];
  const outcomes = ready.map(({ id, row, current, columns }): RowOutcome => {
    const next = now.get(id);
    if (!(next && current)) return { no: row.no, outcome: 'skipped', id };
    const names = Object.keys(columns);
    const { version } = next;
    const had = getTags?.(id) ?? [];
    const hadTag = new Set(had.map((tag) => tag.id));
    const addedTags = (tagsNow?.(id) ?? []).filter((tag) => !hadTag.has(tag.id));
    const changes = {
      ...changesBetween(current, next, names),
      ...(addedTags.length > 0 && {
        tags: [getNames(had), getNames([...had, ...addedTags])] as const,
      }),
    };
    changed.push({ id, version, changes });
    const before = {
      version: current.version,
      columns: Object.fromEntries(names.map((name) => [name, Reflect.get(current, name) ?? null])),
      ...(addedTags.length > 0 && { addedTags: addedTags.map((tag) => tag.id) }),
      ...(getParts && { parts: getParts(id) }),
      ...(getLeft && { left: getLeft(id) }),
    };
    return { no: row.no, outcome: 'updated', id, version, before };
  });
  await recordEach(write, { entity: kind.entity, action: 'updated' }, changed);
  return outcomes;
}

/**
 * Changes records by rows, none of them twice; what is there as its row has it is left out. Rows that are wrong are tried once
 * more after the others: what was in their way may be gone then.
 * @returns what became of each
 * @throws `not_found`
 */
export async function changeEntities(
  write: TenantWrite,
  entity: EntityImport,
  changes: readonly RowChange[],
  getFields: FieldsOf,
): Promise<RowOutcome[]> {
  const { kind } = entity;
  const ids = changes.map(({ id }) => id);
  const locked = await findRows(write.tx, kind, ids, { lock: true }, getScope(kind, write));
  const there = new Map(locked.map((row) => [Number(row.id), row]));
  const items = changes.map(({ row, id }): Change => {
    const current = there.get(id);
    if (!current) throw appError('not_found');
    return { row, id, current };
  });
  const read = await readBodies(write, entity, items, getFields);
  const ready = read.filter(isReady);
  const wrong = read.flatMap((one) => (isReady(one) ? [] : [one]));
  const outcomes = await changeReady(write, kind, ready);
  if (wrong.length === 0 || ready.length === 0) return [...outcomes, ...wrong.map(failed)];
  const again = await readBodies(write, entity, wrong, getFields);
  return [
    ...outcomes,
    ...(await changeReady(write, kind, again.filter(isReady))),
    ...again.flatMap((one) => (isReady(one) ? [] : [failed(one)])),
  ];
}
