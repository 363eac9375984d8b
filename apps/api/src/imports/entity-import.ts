import {
  appError,
  CUSTOM_FIELD_PREFIX,
  type CustomFieldType,
  type EntityContract,
  invariant,
} from '@org/schema';
import { sql } from 'kysely';
import type { AnyObjectSchema } from 'yup';
import type { TenantTx } from '../database/data-door.ts';
import { listCustomFields } from '../entities/custom-fields.service.ts';
import { keepSearch, wholeRecords } from '../entities/entity.service.ts';
import { scopeOf } from '../entities/entity-access.ts';
import type { AnyEntityKind, EntityRow } from '../entities/entity-kind.ts';
import {
  all,
  countBy,
  findRows,
  insertRows,
  updateRows,
} from '../entities/entity-rows.repository.ts';
import { addTags, makeTag, tagsOfRows } from '../entities/tags.repository.ts';
import { changesBetween } from '../entities/timeline.ts';
import {
  type ChangedRow,
  recordChange,
  recordEach,
  rememberActor,
  type TenantWrite,
} from '../events/record-change.ts';
import { dayOf, flagOf, namesOf, numberOf } from './cell-values.ts';
import { rowProblem } from './import-batch.ts';
import type {
  Cells,
  ImportField,
  ImportRow,
  ImportTarget,
  RowChange,
  RowOutcome,
} from './import-target.ts';
import { takeBackEntities } from './undo-entities.ts';

/** A field by which an entity's rows are known again. */
interface MatchField {
  readonly name: string;
  /** Column that holds it as it is compared. */
  readonly column: string;
  /** What it is compared by. @default the cell in lower case */
  readonly keyOf?: (body: Readonly<Record<string, unknown>>) => string;
}

/** What of an entity a file can bring. */
export interface EntityImport {
  readonly contract: Pick<EntityContract, 'list' | 'create' | 'update' | 'remove'>;
  readonly kind: AnyEntityKind;
  /** Fields of its bodies; tags and the tenant's own fields come by themselves. */
  readonly fields: readonly ImportField[];
  readonly matchOn: readonly MatchField[];
  toBody(cells: Cells): Record<string, unknown>;
  /** What a new one has that no cell says. */
  defaults?(): Readonly<Record<string, unknown>>;
  /** Fields of a body for what only the database knows by its name. Errors: `validation_failed`. */
  lookUp?(write: TenantWrite, cells: Cells): Promise<Readonly<Record<string, unknown>>>;
  /** A body as a change of one that is there, where it brings a part of what that has, such as one of several addresses. */
  onto?(
    write: TenantWrite,
    current: EntityRow,
    row: Pick<ImportRow, 'body' | 'cells'>,
  ): Promise<Readonly<Record<string, unknown>>>;
  /** True where what one is stored as depends on those before it, such as a free address. */
  readonly oneByOne?: boolean;
}

const TAGS: ImportField = { name: 'tags', label: 'Tags', aliases: ['labels', 'keywords'] };
const LONGEST_TAG = 60;

/** What reads the cell of a field of the tenant's own; text stays as it is. */
const CUSTOM: Readonly<Partial<Record<CustomFieldType, (text: string) => unknown>>> = {
  number: numberOf,
  boolean: flagOf,
  date: dayOf,
  multiselect: namesOf,
};

/** The cells of the tenant's own fields, each as the kind of its field has it. */
async function customOf(
  tx: TenantTx,
  kind: AnyEntityKind,
  cells: Cells,
): Promise<Record<string, unknown>> {
  const prefix = CUSTOM_FIELD_PREFIX;
  if (!Object.entries(cells).some(([name, text]) => name.startsWith(prefix) && text)) return {};
  const fields = await listCustomFields(tx, kind);
  const custom = fields.flatMap(({ key, type }) => {
    const text = cells[`${prefix}${key}`];
    const value = CUSTOM[type] ?? ((plain: string) => plain);
    return text ? [[key, { value: value(text) }]] : [];
  });
  return { custom_fields: Object.fromEntries(custom) };
}

/** Tags of a row. Errors: `validation_failed` for a name that is too long. */
function tagNames({ tags = '' }: Cells): string[] {
  const names = namesOf(tags);
  if (names.some((name) => name.length > LONGEST_TAG))
    throw appError('validation_failed', {
      formErrors: { tags: `must have names of up to ${LONGEST_TAG} characters` },
    });
  return names;
}

/** Gives records their tags; names that are no tag yet become one. Shape: id and names of each. */
async function tagRows(
  { tx, tenantId }: TenantWrite,
  { entity }: AnyEntityKind,
  rows: readonly { readonly id: number; readonly names: readonly string[] }[],
): Promise<void> {
  const byName = Map.groupBy(
    rows.flatMap(({ id, names }) => names.map((name) => ({ id, name }))),
    ({ name }) => name,
  );
  for (const [name, named] of byName) {
    const tag = await makeTag(tx, tenantId, entity, { name });
    await addTags(
      tx,
      tenantId,
      entity,
      named.map(({ id }) => id),
      [tag],
    );
  }
}

/** Makes an entity of the engine something that files can be taken into. */
export function entityImport(entity: EntityImport): ImportTarget {
  const { contract, kind, matchOn, toBody, defaults, lookUp, onto, oneByOne = false } = entity;
  const isTagged = kind.list.tagged !== undefined;

  async function fieldsOf(tx: TenantTx): Promise<ImportField[]> {
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

  /** Columns of a row as they are stored, with what only the database can refuse. */
  async function columnsOf(
    write: TenantWrite,
    { body, cells }: ImportRow,
    current: EntityRow | undefined,
  ): Promise<{ fields: Record<string, unknown>; columns: Record<string, unknown> }> {
    const custom = kind.hasCustomFields ? await customOf(write.tx, kind, cells) : {};
    const sent = { ...body, ...(await lookUp?.(write, cells)), ...custom };
    const fields =
      current && onto ? { ...(await onto(write, current, { body: sent, cells })) } : sent;
    if (isTagged) tagNames(cells);
    return { fields, columns: { ...(await kind.toColumns(write, fields, current)) } };
  }

  /** What is wrong with a row in the words of a person; what is not its fault is thrown. */
  async function problemOf(
    write: TenantWrite,
    error: unknown,
    { where }: ImportRow,
  ): Promise<string> {
    const problem = rowProblem(error, await fieldsOf(write.tx), where);
    if (problem === undefined) throw error;
    return problem;
  }

  /** All at once, or each after what became of those before it. */
  async function inParts<Row>(
    rows: readonly Row[],
    work: (part: readonly Row[]) => Promise<RowOutcome[]>,
  ): Promise<RowOutcome[]> {
    if (!oneByOne) return work(rows);
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(...(await work([row])));
    return outcomes;
  }

  async function makeMany(write: TenantWrite, rows: readonly ImportRow[]): Promise<RowOutcome[]> {
    const { tx, tenantId } = write;
    const author_id = await rememberActor(write);
    const outcomes: RowOutcome[] = [];
    const ready: { row: ImportRow; fields: object; columns: Record<string, unknown> }[] = [];
    for (const row of rows) {
      try {
        const { fields, columns } = await columnsOf(write, row, undefined);
        ready.push({ row, fields, columns: { author_id, ...columns, tenant_id: tenantId } });
      } catch (error) {
        outcomes.push({ no: row.no, outcome: 'failed', error: await problemOf(write, error, row) });
      }
    }
    const made = await insertRows(
      tx,
      kind,
      ready.map(({ columns }) => columns),
    );
    const tagged: { id: number; names: string[] }[] = [];
    for (const [at, { row, fields }] of ready.entries()) {
      const record = made[at];
      invariant(record, `${kind.table} takes as many rows as it is given`);
      const id = Number(record.id);
      await kind.keepParts?.(write, id, fields);
      if (isTagged) tagged.push({ id, names: tagNames(row.cells) });
      outcomes.push({ no: row.no, outcome: 'created', id, version: record.version });
    }
    await tagRows(write, kind, tagged);
    await keepSearch(write, kind, made, await wholeRecords(tx, kind, made));
    await countBy(tx, tenantId, kind, made.length);
    await recordChange(write, {
      entity: kind.entity,
      ids: made.map(({ id }) => Number(id)),
      action: 'created',
    });
    return outcomes;
  }

  async function changeMany(
    write: TenantWrite,
    changes: readonly RowChange[],
  ): Promise<RowOutcome[]> {
    const { tx } = write;
    const ids = changes.map(({ id }) => id);
    const locked = await findRows(tx, kind, ids, { lock: true }, scopeOf(kind, write));
    const there = new Map(locked.map((row) => [Number(row.id), row]));
    const tagsOf = isTagged ? await tagsOfRows(tx, kind.entity, ids) : undefined;
    const partsOf = await kind.partsOf?.(tx, ids);
    const tagged: { id: number; names: string[] }[] = [];
    const changed: ChangedRow[] = [];
    const outcomes: RowOutcome[] = [];
    for (const { row, id } of changes) {
      const current = there.get(id);
      if (!current) throw appError('not_found');
      const { fields, columns } = await columnsOf(write, row, current);
      const [next] = await updateRows(tx, kind, [id], columns);
      invariant(next, 'a locked row can be changed');
      await kind.keepParts?.(write, id, fields);
      const names = Object.keys(columns);
      const given = isTagged ? tagNames(row.cells) : [];
      tagged.push({ id, names: given });
      const { version } = next;
      changed.push({ id, version, changes: changesBetween(current, next, names) });
      const before = {
        columns: Object.fromEntries(
          names.map((name) => [name, Reflect.get(current, name) ?? null]),
        ),
        // A row without tags gives none, and takes none away.
        ...(tagsOf && given.length > 0 && { tags: tagsOf(id).map((tag) => tag.id) }),
        ...(partsOf && { parts: partsOf(id) }),
      };
      outcomes.push({ no: row.no, outcome: 'updated', id, version, before });
    }
    await tagRows(write, kind, tagged);
    await recordEach(write, { entity: kind.entity, action: 'updated' }, changed);
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
    create: contract.create.body as AnyObjectSchema,
    update: contract.update.body as AnyObjectSchema,
    fieldsOf,
    toBody,
    ...(defaults && { defaults }),
    keyOf(name, { body, cells }) {
      const own = matchOn.find((field) => field.name === name)?.keyOf;
      return own ? own(body) : (cells[name] ?? '').toLowerCase();
    },
    async find(write, name, keys) {
      const column = matchOn.find((field) => field.name === name)?.column;
      if (column === undefined) return new Map();
      const value = sql.ref(`${kind.table}.${column}`);
      const among = [
        sql<boolean>`${sql.ref(`${kind.table}.deleted_at`)} is null`,
        sql<boolean>`${value} = any(${keys}::text[])`,
        ...scopeOf(kind, write),
      ];
      const { rows } = await sql<{ key: string; id: number }>`
        select ${value} as key, min(id) as id from ${sql.table(kind.table)} ${all(among)} group by 1`.execute(
        write.tx,
      );
      return new Map(rows.map(({ key, id }) => [key, Number(id)]));
    },
    async refusal(write, row, id) {
      try {
        const [current] = id === undefined ? [] : await findRows(write.tx, kind, [id]);
        await columnsOf(write, row, current);
        return undefined;
      } catch (error) {
        return problemOf(write, error, row);
      }
    },
    make: (write, rows) => inParts(rows, (part) => makeMany(write, part)),
    change: (write, changes) => inParts(changes, (part) => changeMany(write, part)),
    async keepFound(write, ids) {
      const rows = await findRows(write.tx, kind, ids);
      await keepSearch(write, kind, rows, await wholeRecords(write.tx, kind, rows));
    },
    takeBack: (write, rows) => takeBackEntities(write, kind, rows),
  };
}
