import {
  CUSTOM_FIELD_PREFIX,
  type FieldType,
  type ListField,
  readInstant,
  slugFrom,
} from '@org/schema';
import type {
  CustomField,
  CustomFieldType,
  CustomFieldUpdate,
  CustomFieldWrite,
  CustomValue,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { ListReader } from '../database/list-definition.ts';
import type { SqlField } from '../database/list-filter.ts';
import type { CustomFieldRecord } from '../database/records.ts';
import type { TenantTx } from '../database/tenant-database.ts';
import { recordChange, type TenantWrite } from '../events/record-change.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';

type Kind = Pick<AnyEntityDefinition, 'entity' | 'table'>;

/** A custom field as calls answer it. */
function toCustomField(record: CustomFieldRecord): CustomField {
  const { id, key, label, type, options, required, show_in_list, version } = record;
  return {
    id,
    key,
    label,
    type,
    options,
    required,
    group: record.field_group,
    order: record.sort,
    show_in_list,
    version,
  };
}

/** Read once in a transaction, however many records it writes. */
const known = new WeakMap<TenantTx, Map<string, Promise<CustomField[]>>>();

/** The fields that a tenant has added to an entity, in their order. */
export function listCustomFields(
  tx: TenantTx,
  kind: Pick<AnyEntityDefinition, 'entity'>,
): Promise<CustomField[]> {
  const byEntity = known.get(tx) ?? new Map<string, Promise<CustomField[]>>();
  known.set(tx, byEntity);
  const fields = byEntity.get(kind.entity) ?? readCustomFields(tx, kind);
  byEntity.set(kind.entity, fields);
  return fields;
}

async function readCustomFields(
  tx: TenantTx,
  { entity }: Pick<AnyEntityDefinition, 'entity'>,
): Promise<CustomField[]> {
  const rows = await tx
    .selectFrom('custom_fields')
    .selectAll()
    .where('entity', '=', entity)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(toCustomField);
}

const LISTED: Readonly<Record<CustomFieldType, FieldType>> = {
  text: 'text',
  url: 'text',
  email: 'text',
  phone: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'enum',
  multiselect: 'text',
};

/** Returns how custom fields are filtered. */
export async function customFieldLookup(
  tx: TenantTx,
  kind: Kind,
): Promise<NonNullable<ListReader['custom']>> {
  const fields = await listCustomFields(tx, kind);
  const column = sql.ref(`${kind.table}.custom_fields`);
  const entries = fields.map(({ key, label, type, options }) => {
    const stored = sql`(${column} -> ${key} -> 'value')`;
    const text = sql`(${stored} #>> '{}')`;
    const listed = LISTED[type];
    // A field of another type may have had this key before: what it has left behind is no value of this one, and no error.
    const value = {
      number: sql`(case when jsonb_typeof(${stored}) = 'number' then ${text}::numeric end)`,
      boolean: sql`coalesce(${stored} = 'true'::jsonb, false)`,
      date: sql`(jsonb_path_query_first(${stored}, '$.datetime("YYYY-MM-DD")', '{}', true) #>> '{}')::date`,
    }[listed as string];
    const choices = options.map((option) => ({ value: option, label: option }));
    return {
      name: `${CUSTOM_FIELD_PREFIX}${key}`,
      field: { type: listed, label, ...(listed === 'enum' && { options: choices }) } as ListField,
      lookup: { type: listed, value: value ?? text, isDay: listed === 'date' } satisfies SqlField,
    };
  });
  return {
    fields: Object.fromEntries(entries.map(({ name, field }) => [name, field])),
    filters: Object.fromEntries(entries.map(({ name, lookup }) => [name, lookup])),
  };
}

/** Checks of values by type of field, with the words of their errors. */
const VALUES: Readonly<
  Record<CustomFieldType, { fits: (value: unknown, options: string[]) => boolean; called: string }>
> = {
  text: { fits: (value) => typeof value === 'string' && value.length <= 2000, called: 'text' },
  url: {
    fits: (value) =>
      typeof value === 'string' && /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
    called: 'an http or https address',
  },
  email: {
    fits: (value) => typeof value === 'string' && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value),
    called: 'an email address',
  },
  phone: {
    fits: (value) => typeof value === 'string' && /^\+?[\d\s().-]{5,25}$/.test(value),
    called: 'a phone number',
  },
  number: {
    fits: (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e15,
    called: 'a number',
  },
  date: {
    fits: (value) =>
      typeof value === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      readInstant(value) !== undefined,
    called: 'a day such as 2026-01-31',
  },
  boolean: { fits: (value) => typeof value === 'boolean', called: 'true or false' },
  select: {
    fits: (value, options) => typeof value === 'string' && options.includes(value),
    called: 'one of its choices',
  },
  multiselect: {
    fits: (value, options) =>
      Array.isArray(value) &&
      value.length <= options.length &&
      value.every((one) => options.includes(one)),
    called: 'a list of its choices',
  },
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const bare = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && 'value' in given
    ? given.value
    : given;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the custom fields of a changed record. Omitted fields stay, emptied fields are removed. Unchanged values are not
 * validated, so that a deleted field or option does not prevent saving.
 * @returns value or `{value}` → fields to store
 * @throws `validation_failed` by field
 */
export async function mergeCustomFields(
  tx: TenantTx,
  kind: Kind,
  stored: Readonly<Record<string, { value: CustomValue }>>,
  sent: Readonly<Record<string, unknown>> | undefined,
): Promise<Record<string, { value: CustomValue }> | undefined> {
  const fields = await listCustomFields(tx, kind);
  if (sent === undefined && fields.every(({ required, key }) => !required || key in stored))
    return undefined;
  const wrong: Record<string, string> = {};
  const next: Record<string, { value: CustomValue }> = { ...stored };
  const byKey = new Map(fields.map((field) => [field.key, field]));
  for (const [key, given] of Object.entries(sent ?? {})) {
    const field = byKey.get(key);
    const value = bare(given);
    if (isSame(value, stored[key]?.value)) continue;
    if (!field) wrong[`custom_fields.${key}`] = 'This field does not exist';
    else if (isEmpty(value)) delete next[key];
    else if (!VALUES[field.type].fits(value, field.options))
      wrong[`custom_fields.${key}`] = `must be ${VALUES[field.type].called}`;
    else next[key] = { value: value as CustomValue };
  }
  for (const { key, required } of fields)
    if (required && !(key in next)) wrong[`custom_fields.${key}`] ??= 'This field is required';
  if (Object.keys(wrong).length > 0) throw appError('validation_failed', { formErrors: wrong });
  return next;
}

/** A key that no other field of the entity has. */
function freeKey(label: string, taken: ReadonlySet<string>): string {
  const wanted =
    slugFrom(label)
      .replaceAll('-', '_')
      .replace(/^[^a-z]+/, '')
      .slice(0, 40) || 'field';
  for (let n = 1; ; n++) {
    const key = n === 1 ? wanted : `${wanted}_${n}`;
    if (!taken.has(key)) return key;
  }
}

const needsOptions = (type: CustomFieldType): boolean =>
  type === 'select' || type === 'multiselect';

function checkOptions(type: CustomFieldType, options: readonly string[]): void {
  if (needsOptions(type) && options.length === 0)
    throw appError('validation_failed', { formErrors: { options: 'Please enter the options' } });
}

async function record(
  write: TenantWrite,
  id: number,
  action: 'created' | 'updated' | 'deleted',
): Promise<void> {
  known.delete(write.tx);
  await recordChange(write, { entity: 'custom_field', id, action });
}

/**
 * Adds a field to an entity.
 * @throws `name_taken`; `validation_failed` for a choice without choices
 */
export async function createCustomField(
  write: TenantWrite,
  kind: Kind,
  {
    label,
    key,
    type,
    options = [],
    required = false,
    group = '',
    order,
    show_in_list = false,
  }: CustomFieldWrite,
): Promise<CustomField> {
  const { tx, tenantId } = write;
  checkOptions(type, options);
  // Of two fields that are created with the same label at the same time, the second one finds the key of the first.
  await withAdvisoryLock(tx, tenantId, `fields of ${kind.entity}`);
  const there = await listCustomFields(tx, kind);
  const taken = new Set(there.map((field) => field.key));
  if (key && taken.has(key))
    throw appError('name_taken', { formErrors: { key: 'Another field has this key' } });
  const row = await tx
    .insertInto('custom_fields')
    .values({
      tenant_id: tenantId,
      entity: kind.entity,
      key: key || freeKey(label, taken),
      label,
      type,
      options: JSON.stringify(needsOptions(type) ? [...new Set(options)] : []),
      required,
      field_group: group ?? '',
      sort: order ?? there.length,
      show_in_list,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(write, row.id, 'created');
  return toCustomField(row);
}

/**
 * Updates a field.
 * @throws `not_found`; `conflict` with the current field; `validation_failed` for a choice without options
 */
export async function updateCustomField(
  write: TenantWrite,
  { entity }: Kind,
  id: number,
  { version, label, options, required, group, order, show_in_list }: CustomFieldUpdate,
): Promise<CustomField> {
  const found = await write.tx
    .selectFrom('custom_fields')
    .selectAll()
    .where('entity', '=', entity)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw appError('not_found');
  if (version !== undefined && version !== found.version)
    throw appError('conflict', { current: toCustomField(found) });
  if (options) checkOptions(found.type, options);
  const row = await write.tx
    .updateTable('custom_fields')
    .set({
      ...(label !== undefined && { label }),
      ...(options &&
        needsOptions(found.type) && { options: JSON.stringify([...new Set(options)]) }),
      ...(required !== undefined && { required }),
      ...(group !== undefined && { field_group: group ?? '' }),
      ...(order !== undefined && { sort: order }),
      ...(show_in_list !== undefined && { show_in_list }),
      version: found.version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(write, id, 'updated');
  return toCustomField(row);
}

/**
 * Takes a field away.
 * @throws `not_found`
 */
export async function removeCustomField(
  write: TenantWrite,
  { entity }: Kind,
  id: number,
): Promise<void> {
  const gone = await write.tx
    .deleteFrom('custom_fields')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw appError('not_found');
  await record(write, id, 'deleted');
}
