import { CUSTOM_FIELD_PREFIX } from '@org/schema';
import { type SchemaOf, yupObject } from '@org/schema/contract';
import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';
import { listCustomFields } from '../entities/custom-fields.service.ts';
import { fullRecords, keepSearch } from '../entities/entity.service.ts';
import { getScope } from '../entities/entity-access.ts';
import { all, findRows } from '../entities/entity-rows.repository.ts';
import type { EntityImport } from './entity-import.types.ts';
import type { ImportField } from './import-field.ts';
import type { ImportTarget, RowOutcome } from './import-target.ts';
import { readBodies } from './read-bodies.ts';
import { revertEntities } from './revert-entities.ts';
import { changeEntities, createEntities, unchangedEntities } from './save-entities.ts';

const TAGS: ImportField = { name: 'tags', label: 'Tags', aliases: ['labels', 'keywords'] };

/** Makes an entity of the engine something that files can be taken into. */
export function entityImport(entity: EntityImport): ImportTarget {
  const { contract, kind, matchOn, toBody, findProblems, defaults, oneByOne = false } = entity;
  const isTagged = kind.list.tagged !== undefined;

  async function getFields(tx: TenantTx): Promise<ImportField[]> {
    const own = kind.hasCustomFields ? await listCustomFields(tx, kind) : [];
    return [
      ...entity.fields,
      ...(isTagged ? [TAGS] : []),
      ...own.map(({ key, label, required }) => ({
        name: `${CUSTOM_FIELD_PREFIX}${key}`,
        label,
        required,
      })),
    ];
  }

  /** Processes rows together, or each after the outcome of the previous ones. */
  async function inParts<Row>(
    rows: readonly Row[],
    work: (part: readonly Row[]) => Promise<RowOutcome[]>,
  ): Promise<RowOutcome[]> {
    if (!oneByOne) return work(rows);
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(...(await work([row])));
    return outcomes;
  }

  const { access } = contract.create;
  return {
    entity: kind.plural,
    words: kind.words,
    access: {
      create: access,
      update: contract.update.access,
      view: contract.list.access,
      remove: contract.remove.access,
    } as ImportTarget['access'],
    matchOn: matchOn.map(({ name }) => name),
    create: yupObject(contract.create.body as SchemaOf),
    update: yupObject(contract.update.body as SchemaOf),
    getFields,
    toBody,
    ...(findProblems && { findProblems }),
    ...(defaults && { defaults }),
    getKey(name, { body, cells }) {
      const own = matchOn.find((field) => field.name === name)?.getKey;
      return own ? own(body) : (cells[name] ?? '').toLowerCase();
    },
    async find(write, name, keys) {
      const column = matchOn.find((field) => field.name === name)?.column;
      if (column === undefined) return new Map();
      const value = sql.ref(`${kind.table}.${column}`);
      const among = [
        sql<boolean>`${sql.ref(`${kind.table}.deleted_at`)} is null`,
        sql<boolean>`${value} = any(${keys}::text[])`,
        ...getScope(kind, write),
      ];
      const { rows } = await sql<{ key: string; id: number }>`
        select ${value} as key, min(id) as id from ${sql.table(kind.table)} ${all(among)} group by 1`.execute(
        write.tx,
      );
      return new Map(rows.map(({ key, id }) => [key, Number(id)]));
    },
    async refusals(write, rows) {
      const ids = rows.flatMap(({ id }) => id ?? []);
      const there = new Map(
        (await findRows(write.tx, kind, ids)).map((row) => [Number(row.id), row]),
      );
      const items = rows.map(({ row, id }) => ({ row, current: there.get(id ?? 0) }));
      const read = await readBodies(write, entity, items, getFields);
      return (at) => read[at]?.problem;
    },
    make: (write, rows) => inParts(rows, (part) => createEntities(write, entity, part, getFields)),
    change: (write, changes) =>
      inParts(changes, (part) => changeEntities(write, entity, part, getFields)),
    unchanged: (write, changes) => unchangedEntities(write, entity, changes, getFields),
    async keepFound(write, ids) {
      const rows = await findRows(write.tx, kind, ids);
      await keepSearch(write, kind, rows, await fullRecords(write.tx, kind, rows));
    },
    revert: (write, run, ids) => revertEntities(write, kind, run, ids),
  };
}
