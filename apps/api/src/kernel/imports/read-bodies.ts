import { CUSTOM_FIELD_PREFIX, type ReadingContext } from '@org/schema';
import type { CustomFieldType } from '@org/schema/entities';
import { AppError, appError } from '@org/schema/errors';
import type { TenantTx } from '../database/tenant-database.ts';
import { listCustomFields } from '../entities/custom-fields.service.ts';
import type { AnyEntityDefinition, Columns, EntityRow } from '../entities/entity-definition.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { tenantReading } from '../settings/reading.ts';
import { booleanIn, dateIn, getNames, numberIn } from './cell-values.ts';
import type { EntityImport } from './entity-import.types.ts';
import { rowProblem } from './import-batch.ts';
import type { Cells, ImportField } from './import-field.ts';
import type { ImportRow } from './import-target.ts';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TAG = 60;

/** Readers of custom fields by type; texts stay unchanged. */
const CUSTOM: Readonly<
  Partial<Record<CustomFieldType, (text: string, reading: ReadingContext) => unknown>>
> = {
  number: numberIn,
  boolean: booleanIn,
  date: dateIn,
  multiselect: getNames,
};

/** Returns a reader of the cells of custom fields, each by its type. */
async function customReader(
  tx: TenantTx,
  kind: AnyEntityDefinition,
): Promise<(cells: Cells) => Fields> {
  const fields = kind.hasCustomFields ? await listCustomFields(tx, kind) : [];
  const reading = await tenantReading(tx);
  return (cells) => {
    const custom = fields.flatMap(({ key, type }) => {
      const text = cells[`${CUSTOM_FIELD_PREFIX}${key}`];
      const value = CUSTOM[type] ?? ((plain: string) => plain);
      return text ? [[key, { value: value(text, reading) }]] : [];
    });
    return custom.length > 0 ? { custom_fields: Object.fromEntries(custom) } : {};
  };
}

/**
 * Tags of a row.
 * @throws `validation_failed` for a name that is too long
 */
function tagNames({ tags = '' }: Cells): string[] {
  const names = getNames(tags);
  if (names.some((name) => name.length > LONGEST_TAG))
    throw appError('validation_failed', {
      formErrors: { tags: `must have names of up to ${LONGEST_TAG} characters` },
    });
  return names;
}

/** A row, and the record that it changes; undefined for a new one. */
export interface RowOnto {
  readonly row: ImportRow;
  readonly current: EntityRow | undefined;
}

/** Columns of a row, or its problem as a text for users. */
export type ReadBody<Item extends RowOnto> = Item &
  (
    | { readonly problem: string }
    | {
        readonly problem?: undefined;
        readonly fields: Fields;
        readonly columns: Columns;
        readonly tags: readonly string[];
      }
  );

/** Rows that are ready to be kept, of those that were read. */
export type ReadyBody<Item extends RowOnto> = Extract<
  ReadBody<Item>,
  { readonly problem?: undefined }
>;

async function orError<Value>(work: () => Promise<Value> | Value): Promise<Value | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Returns the columns of bodies, together when the entity supports it. */
async function getColumns(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  bodies: readonly { readonly fields: Fields; readonly current: EntityRow | undefined }[],
): Promise<readonly (Columns | AppError)[]> {
  if (kind.toManyColumns) return kind.toManyColumns(write, bodies);
  const columns: (Columns | AppError)[] = [];
  for (const { fields, current } of bodies)
    columns.push(await orError(() => kind.toColumns(write, fields, current)));
  return columns;
}

/**
 * Reads what rows are stored as, with what only the database can refuse.
 * @returns each in its place
 */
export async function readBodies<Item extends RowOnto>(
  write: TenantWrite,
  { kind, lookUp, onto }: Pick<EntityImport, 'kind' | 'lookUp' | 'onto'>,
  items: readonly Item[],
  getFields: (tx: TenantTx) => Promise<readonly ImportField[]>,
): Promise<ReadBody<Item>[]> {
  const find = lookUp?.(write);
  const getCustom = await customReader(write.tx, kind);
  const ids = items.flatMap(({ current }) => (current ? [Number(current.id)] : []));
  const asChange = ids.length > 0 ? await onto?.(write, ids) : undefined;
  const sent: (AppError | { fields: Fields; tags: readonly string[] })[] = [];
  for (const { row, current } of items)
    sent.push(
      await orError(async () => {
        const { body, cells } = row;
        const all = { ...body, ...(await find?.(cells)), ...getCustom(cells) };
        const fields = current && asChange ? asChange(current, { body: all, cells }) : all;
        return { fields, tags: kind.list.tagged === undefined ? [] : tagNames(cells) };
      }),
    );
  const good = items.flatMap(({ current }, at) => {
    const one = sent[at];
    return one === undefined || one instanceof AppError ? [] : [{ at, current, ...one }];
  });
  const columns = await getColumns(write, kind, good);
  const columnsAt = new Map(good.map(({ at }, n) => [at, columns[n]]));
  let fields: readonly ImportField[] | undefined;
  const read: ReadBody<Item>[] = [];
  for (const [at, item] of items.entries()) {
    const body = sent[at];
    const stored = body instanceof AppError ? body : columnsAt.get(at);
    if (body === undefined || stored === undefined) continue;
    if (stored instanceof AppError || body instanceof AppError) {
      fields ??= await getFields(write.tx);
      const problem = rowProblem(stored, fields, item.row.where);
      // Errors that the row did not cause are thrown.
      if (problem === undefined) throw stored;
      read.push({ ...item, problem });
    } else read.push({ ...item, fields: body.fields, columns: stored, tags: body.tags });
  }
  return read;
}

/** True for a row that can be kept. */
export const isReady = <Item extends RowOnto>(read: ReadBody<Item>): read is ReadyBody<Item> =>
  read.problem === undefined;
