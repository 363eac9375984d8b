import { sql } from 'kysely';
import type { ImportRowRecord } from '../database/work-tables.ts';
import { keepSearch, trashEntities, wholeRecords } from '../entities/entity.service.ts';
import type { AnyEntityKind } from '../entities/entity-kind.ts';
import { findRows, updateEach } from '../entities/entity-rows.repository.ts';
import { addTaggings, removeTags } from '../entities/tags.repository.ts';
import { recordEach, type TenantWrite } from '../events/record-change.ts';
import { inRounds } from './in-rounds.ts';

type Stored = Readonly<Record<string, unknown>>;

/** What was there before a row changed it. */
interface Before {
  readonly columns: Stored;
  readonly tags?: readonly number[];
  readonly parts?: object;
  /** Parts as the row left them. */
  readonly left?: object;
}

/** What a row has kept; those of earlier versions kept the columns alone. */
function beforeOf(kept: Stored): Before {
  return 'columns' in kept ? (kept as unknown as Before) : { columns: kept };
}

/** Columns of a record as they were, ready to be written again. */
function written(columns: Stored): Stored {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

/** A row of an import, and the record that it has changed. */
interface ChangedBy {
  readonly row: ImportRowRecord;
  readonly id: number;
  readonly before: Before;
}

/** Puts parts back to what they were, but for what came or went since. Shape: → ids of records of which something did. */
async function putPartsBack(
  write: TenantWrite,
  kind: AnyEntityKind,
  changes: readonly ChangedBy[],
): Promise<number[]> {
  const parts = changes.flatMap(({ id, before: { parts: before, left } }) =>
    before ? [{ id, before, left }] : [],
  );
  const back =
    (await kind.partsBack?.(write.tx, parts)) ??
    parts.map(({ before }) => ({ fields: before, isMoved: false }));
  const kept = parts.map(({ id, before }, at) => ({ id, fields: before, ...back[at] }));
  await kind.keepParts?.(write, kept);
  return kept.flatMap(({ id, isMoved }) => (isMoved ? [id] : []));
}

/** Makes records what they were, none of them twice. Shape: → their versions from then on; those that are gone are not among them. */
async function putBack(
  write: TenantWrite,
  kind: AnyEntityKind,
  changes: readonly ChangedBy[],
  moved: Set<number>,
): Promise<ReadonlyMap<number, number>> {
  const { tx, tenantId } = write;
  const now = await updateEach(
    tx,
    kind,
    changes.map(({ id, before }) => ({ id, columns: written(before.columns), isChanged: true })),
  );
  const back = changes.filter(({ id }) => now.has(id));
  for (const id of await putPartsBack(write, kind, back)) moved.add(id);
  const tagged = back.filter(({ before }) => before.tags);
  await removeTags(
    tx,
    kind.entity,
    tagged.map(({ id }) => id),
  );
  await addTaggings(
    tx,
    tenantId,
    kind.entity,
    tagged.flatMap(({ id, before }) => (before.tags ?? []).map((tagId) => ({ id, tagId }))),
  );
  const rows = [...now.values()];
  await keepSearch(write, kind, rows, await wholeRecords(tx, kind, rows));
  const versions = new Map([...now].map(([id, { version }]) => [id, version]));
  await recordEach(
    write,
    { entity: kind.entity, action: 'updated' },
    [...versions].map(([id, version]) => ({ id, version, changes: undefined })),
  );
  return versions;
}

/** Rows before of the same import find records as these have left them, under other versions. */
async function handOver(
  { tx }: TenantWrite,
  rows: readonly (ImportRowRecord & { readonly version: number })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await sql`
    update import_rows r set entity_version = g.version
    from unnest(${rows.map(({ entity_id }) => entity_id)}::bigint[], ${rows.map((row) => Number(row.entity_version) - 1)}::integer[],
      ${rows.map(({ version }) => version)}::integer[]) as g (id, left_at, version)
    where r.import_id = ${first.import_id} and r.entity_id = g.id and r.entity_version = g.left_at`.execute(
    tx,
  );
}

/**
 * Takes back what rows of an import made and changed; what somebody has changed since is theirs, and stays.
 * Shape: transaction, kind, rows, the last of the file first → records of which something came or went since, which stays so.
 */
export async function takeBackEntities(
  write: TenantWrite,
  kind: AnyEntityKind,
  rows: readonly ImportRowRecord[],
): Promise<number> {
  const moved = new Set<number>();
  const ids = rows.map(({ entity_id }) => Number(entity_id));
  const found = await findRows(write.tx, kind, ids, { lock: true });
  const versions = new Map(found.map(({ id, version }) => [Number(id), version]));
  // Version that a row left behind → the one under which the record has stood since a later row was taken back.
  const handed = new Map<string, number>();
  const made: number[] = [];
  for (const round of inRounds(rows, ({ entity_id }) => Number(entity_id))) {
    const asLeft = round.filter((row) => {
      const left = Number(row.entity_version);
      const id = Number(row.entity_id);
      return versions.get(id) === (handed.get(`${id} ${left}`) ?? left);
    });
    made.push(
      ...asLeft.flatMap((row) => (row.outcome === 'created' ? [Number(row.entity_id)] : [])),
    );
    const changes = asLeft.flatMap((row) =>
      row.outcome !== 'created' && row.before
        ? [{ row, id: Number(row.entity_id), before: beforeOf(row.before) }]
        : [],
    );
    const back = await putBack(write, kind, changes, moved);
    for (const { row, id } of changes) {
      const version = back.get(id);
      if (version === undefined) continue;
      versions.set(id, version);
      handed.set(`${id} ${Number(row.entity_version) - 1}`, version);
    }
    await handOver(
      write,
      changes.flatMap(({ row, id }) => {
        const version = back.get(id);
        return version === undefined ? [] : [{ ...row, version }];
      }),
    );
  }
  await trashEntities(write, kind, made);
  return moved.size;
}
