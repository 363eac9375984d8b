import type { TagRef } from '@org/schema/entities';
import { AppError } from '@org/schema/errors';
import { bisectBatch } from '../database/bisect-batch.ts';
import { databaseFailure } from '../database/database-failure.ts';
import { fullRecords, keepSearch, trashEntities } from '../entities/entity.service.ts';
import { getScope } from '../entities/entity-access.ts';
import type { AnyEntityDefinition, EntityRow } from '../entities/entity-definition.ts';
import { findRows, updateEach } from '../entities/entity-rows.repository.ts';
import { getRowTags, removeTags } from '../entities/tags.repository.ts';
import { changesBetween } from '../entities/timeline.ts';
import { recordEach, type TenantWrite } from '../events/record-change.ts';
import {
  type EarlierValues,
  passVersionsOn,
  REVERT_REASONS,
  type RevertChain,
  type RevertedRecord,
  readCreatedIds,
  readEarlierValues,
  readRevertChains,
  readRowParts,
} from './revert-plan.ts';

/** The import that is undone. */
export interface UndoneImport {
  readonly id: number;
  readonly filename: string;
}

/** Name under which the history says that a change is the undo of an import. */
const HISTORY_FIELD = 'undone_import';

const textOfJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/**
 * Restores relations in tables of their own.
 * @returns ids of records whose stock changed since the import
 */
async function restoreParts(
  { tx, ...write }: TenantWrite,
  kind: AnyEntityDefinition,
  run: UndoneImport,
  chains: readonly RevertChain[],
): Promise<ReadonlySet<number>> {
  const moved = new Set<number>();
  if (!(kind.getParts && kind.saveRelations)) return moved;
  // Stock is counted back row by row; anything else is simply what it was before the first row.
  const steps = chains.map(({ rows }) => (kind.revertRelations ? rows : rows.slice(-1)));
  const depth = Math.max(0, ...steps.map((rows) => rows.length));
  for (let at = 0; at < depth; at++) {
    const due = chains.flatMap(({ id }, n) => {
      const row = steps[n]?.[at];
      return row === undefined ? [] : [{ id, row }];
    });
    const parts = await readRowParts(
      tx,
      run.id,
      due.map(({ row }) => row),
    );
    const changes = due.flatMap(({ id, row }) => {
      const found = parts.get(row);
      return found ? [{ id, ...found }] : [];
    });
    if (changes.length === 0) continue;
    const back = await kind.revertRelations?.(tx, changes);
    await kind.saveRelations(
      { tx, ...write },
      changes.map(({ id, before }, n) => ({ id, fields: back?.[n]?.fields ?? before })),
    );
    for (const [n, { id }] of changes.entries()) if (back?.[n]?.isMoved) moved.add(id);
  }
  return moved;
}

const namesOfTags = (tags: readonly TagRef[]): string => tags.map(({ name }) => name).join(', ');

/**
 * Restores records to what they were before the first row of their chain.
 * @returns what became of each
 */
async function restoreRecords(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  run: UndoneImport,
  { chains, current }: { chains: readonly RevertChain[]; current: ReadonlyMap<number, EntityRow> },
): Promise<RevertedRecord[]> {
  const { tx } = write;
  if (chains.length === 0) return [];
  const ids = chains.map(({ id }) => id);
  const earlier = await readEarlierValues(tx, run.id, chains);
  const getValues = (id: number): EarlierValues =>
    earlier.get(id) ?? { columns: {}, addedTags: [] };
  const now = await updateEach(
    tx,
    kind,
    chains.map(({ id }) => ({
      id,
      columns: Object.fromEntries(
        Object.entries(getValues(id).columns).map(([name, value]) => [name, textOfJson(value)]),
      ),
      isChanged: true,
    })),
  );
  const moved = await restoreParts(write, kind, run, chains);
  const isTagged = kind.list.tagged !== undefined;
  const tagsBefore = isTagged ? await getRowTags(tx, kind.entity, ids) : () => [];
  for (const id of ids) await removeTags(tx, kind.entity, [id], getValues(id).addedTags);
  const tagsAfter = isTagged ? await getRowTags(tx, kind.entity, ids) : () => [];
  const rows = [...now.values()];
  const records = await fullRecords(tx, kind, rows);
  await keepSearch(write, kind, rows, records);
  await recordEach(
    write,
    { entity: kind.entity, action: 'updated' },
    rows.map((row) => {
      const id = Number(row.id);
      const [was, is] = [namesOfTags(tagsBefore(id)), namesOfTags(tagsAfter(id))];
      const names = Object.keys(getValues(id).columns);
      return {
        id,
        version: row.version,
        changes: {
          [HISTORY_FIELD]: [null, run.filename] as const,
          ...changesBetween(current.get(id) ?? {}, row, names),
          ...(was !== is && { tags: [was, is] as const }),
        },
      };
    }),
  );
  await passVersionsOn(
    tx,
    run.id,
    chains
      .filter(({ id, isPartial }) => !isPartial && !moved.has(id))
      .flatMap(({ id, from }) => {
        const version = now.get(id)?.version;
        return version === undefined ? [] : [{ id, from, version }];
      }),
  );
  const titles = new Map(
    rows.flatMap((row, at) => {
      const record = records[at];
      return record ? [[Number(row.id), kind.getTitle(record)] as const] : [];
    }),
  );
  return chains.map(({ id, isPartial }) => {
    const stock = moved.has(id) ? REVERT_REASONS.stockMoved : '';
    const reason = isPartial ? REVERT_REASONS.editedDuring : stock;
    return { id, outcome: 'restored', reason, title: titles.get(id) ?? '' };
  });
}

/** Returns the reason why a record cannot be reverted; undefined for errors that it did not cause. */
function getRefusal(error: unknown): string | undefined {
  if (error instanceof AppError && error.status < 500) {
    const [problem] = Object.values(error.details?.formErrors ?? {});
    return problem ?? error.message;
  }
  return databaseFailure(error)?.kind === 'unique' ? REVERT_REASONS.taken : undefined;
}

/** Records that are not among the ones that can be reverted: trashed, deleted or out of the person's sight. */
async function missingRecords(
  { tx }: TenantWrite,
  kind: AnyEntityDefinition,
  created: ReadonlySet<number>,
  ids: readonly number[],
): Promise<RevertedRecord[]> {
  const trashed = await findRows(tx, kind, ids, { inTrash: true });
  const hidden = await findRows(tx, kind, ids);
  const records = await fullRecords(tx, kind, trashed);
  const titles = new Map(
    trashed.map((row, at) => [Number(row.id), records[at] ? kind.getTitle(records[at]) : '']),
  );
  const isHidden = new Set(hidden.map(({ id }) => Number(id)));
  return ids.map((id): RevertedRecord => {
    if (isHidden.has(id))
      return { id, outcome: 'kept', reason: REVERT_REASONS.hidden, title: `#${id}` };
    // A record that the import created is where the undo would have put it.
    if (created.has(id)) return { id, outcome: 'removed', reason: '', title: '' };
    const title = titles.get(id);
    return title === undefined
      ? { id, outcome: 'kept', reason: REVERT_REASONS.deleted, title: `#${id}` }
      : { id, outcome: 'kept', reason: REVERT_REASONS.inTrash, title };
  });
}

/**
 * Reverts records to their state before an import: created ones move to the trash, changed ones are restored. Records that
 * someone changed since then stay unchanged.
 */
export async function revertEntities(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  run: UndoneImport,
  ids: readonly number[],
): Promise<RevertedRecord[]> {
  const { tx } = write;
  const found = await findRows(tx, kind, ids, { lock: true }, getScope(kind, write));
  const current = new Map(found.map((row) => [Number(row.id), row]));
  const missing = ids.filter((id) => !current.has(id));
  const gone = await missingRecords(
    write,
    kind,
    await readCreatedIds(tx, run.id, missing),
    missing,
  );
  const versions = new Map([...current].map(([id, { version }]) => [id, version]));
  const chains = await readRevertChains(tx, run.id, versions);
  const edited = found.filter(({ id }) => !chains.get(Number(id)));
  const editedRecords = await fullRecords(tx, kind, edited);
  const kept = edited.map(({ id }, at): RevertedRecord => {
    const record = editedRecords[at];
    const title = record ? kind.getTitle(record) : '';
    return { id: Number(id), outcome: 'kept', reason: REVERT_REASONS.edited, title };
  });
  const due = ids.flatMap((id) => chains.get(id) ?? []);
  const reverted = await bisectBatch<RevertChain, RevertedRecord>(tx, due, {
    async work(some) {
      const created = some.filter(({ isCreated }) => isCreated).map(({ id }) => id);
      const changes = { [HISTORY_FIELD]: [null, run.filename] as const };
      await trashEntities(write, kind, created, changes);
      const changed = some.filter(({ isCreated }) => !isCreated);
      return [
        ...created.map((id) => ({ id, outcome: 'removed', reason: '', title: '' }) as const),
        ...(await restoreRecords(write, kind, run, { chains: changed, current })),
      ];
    },
    leave(error, { id }) {
      const reason = getRefusal(error);
      return reason === undefined ? undefined : { id, outcome: 'kept', reason, title: `#${id}` };
    },
  });
  return [...gone, ...kept, ...reverted];
}
