import { readInstant } from '@org/schema';
import {
  COLLECTION_LIMITS,
  type CollectionField,
  type ItemValue,
  type ItemValues,
  type PictureValue,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { mediaGuidsIn, parseMediaAddress } from '../media/media-address.ts';
import { readMarkup } from '../tree/content-tasks.ts';

/** Maximum length of the text for people who do not see a picture. */
const MAX_ALT = 300;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\0');

/** Returns a picture of the media library; undefined for anything else. */
function readPicture(value: unknown): PictureValue | undefined {
  const given: unknown = typeof value === 'string' ? { src: value } : value;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { src, alt = '' } = given as Partial<Record<keyof PictureValue, unknown>>;
  if (typeof src !== 'string' || !isText(alt, MAX_ALT)) return undefined;
  return parseMediaAddress(src.replace(/\?v=[0-9a-f]{1,12}$/, '')) ? { src, alt } : undefined;
}

/**
 * Returns a value as its field stores it; undefined for one that the field cannot have. Markup is not sanitized here, and ids of
 * items are not looked up.
 */
export function readValue(
  { kind, options }: Pick<CollectionField, 'kind' | 'options'>,
  value: unknown,
): ItemValue | undefined {
  switch (kind) {
    case 'text':
      return isText(value, COLLECTION_LIMITS.text) ? value : undefined;
    case 'rich_text':
      return isText(value, COLLECTION_LIMITS.markup) ? value : undefined;
    case 'picture':
      return readPicture(value);
    case 'date':
      return typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}$/.test(value) &&
        readInstant(value) !== undefined
        ? value
        : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e15
        ? value
        : undefined;
    case 'choice':
      return typeof value === 'string' && options.includes(value) ? value : undefined;
    case 'reference':
      return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
        ? value
        : undefined;
  }
}

/** Returns what a value of a field has to be, for its error. */
function describeKind({ kind }: CollectionField): string {
  const texts: Readonly<Record<CollectionField['kind'], string>> = {
    text: `a text of up to ${COLLECTION_LIMITS.text} characters`,
    rich_text: `a text of up to ${COLLECTION_LIMITS.markup} characters`,
    picture: 'a picture of the media library',
    date: 'a day such as 2026-01-31',
    number: 'a number',
    choice: 'one of its choices',
    reference: 'an item of its collection',
  };
  return texts[kind];
}

/** Returns which of the changed references and pictures do not exist. */
async function findMissing(
  tx: TenantTx,
  changed: readonly { readonly field: CollectionField; readonly value: ItemValue }[],
): Promise<Set<CollectionField>> {
  const missing = new Set<CollectionField>();
  for (const { field, value } of changed) {
    if (field.kind === 'reference') {
      const { rows } = await sql`
        select 1 from collection_items i
        join collections c on c.tenant_id = i.tenant_id and c.id = i.collection_id and c.deleted_at is null
        where i.id = ${value as number} and i.collection_id = ${field.collection_id} and i.deleted_at is null
        for share of i`.execute(tx);
      if (rows.length === 0) missing.add(field);
    }
    if (field.kind === 'picture') {
      const [guid = ''] = mediaGuidsIn((value as PictureValue).src);
      const { rows } = await sql`
        select 1 from media where guid = ${guid}::uuid and deleted_at is null`.execute(tx);
      if (rows.length === 0) missing.add(field);
    }
  }
  return missing;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the key of the longest value. */
function findLongest(values: ItemValues): string {
  const [[key] = ['']] = Object.entries(values)
    .map(([name, value]) => [name, JSON.stringify(value).length] as const)
    .toSorted(([, one], [, other]) => other - one);
  return key;
}

/**
 * Merges the values of a saved item. Omitted fields keep their values and emptied ones lose them. Unchanged values are not
 * checked, so that a removed choice does not prevent saving. Values of removed fields are dropped here.
 * @throws `validation_failed` with `values.<key>` and the label of the field in each message
 */
export async function mergeValues(
  tx: TenantTx,
  fields: readonly CollectionField[],
  { stored = {}, sent = {} }: { stored?: ItemValues; sent?: Readonly<Record<string, unknown>> },
): Promise<ItemValues> {
  const wrong: Record<string, string> = {};
  const next = new Map<string, ItemValue>();
  const changed: { field: CollectionField; value: ItemValue }[] = [];
  const known = new Set(fields.map(({ key }) => key));
  for (const key of Object.keys(sent))
    if (!known.has(key) && !isEmpty(sent[key]) && !isSame(sent[key], stored[key]))
      wrong[`values.${key}`] = 'This field does not exist';
  for (const field of fields) {
    const { key, label, required } = field;
    const before = Object.hasOwn(stored, key) ? stored[key] : undefined;
    const given = Object.hasOwn(sent, key) ? sent[key] : before;
    if (isEmpty(given)) {
      if (required) wrong[`values.${key}`] = `Please enter ${label}`;
      continue;
    }
    if (before !== undefined && isSame(given, before)) {
      next.set(key, before);
      continue;
    }
    const value = readValue(field, given);
    if (value === undefined) wrong[`values.${key}`] = `${label} must be ${describeKind(field)}`;
    else {
      next.set(key, field.kind === 'rich_text' ? (await readMarkup(String(value))).markup : value);
      changed.push({ field, value });
    }
  }
  for (const field of await findMissing(tx, changed))
    wrong[`values.${field.key}`] = `${field.label} must be ${describeKind(field)}`;
  const merged = Object.fromEntries(next);
  if (JSON.stringify(merged).length > COLLECTION_LIMITS.item)
    wrong[`values.${findLongest(merged)}`] =
      `The fields of an item can have ${COLLECTION_LIMITS.item} characters together`;
  if (Object.keys(wrong).length > 0) throw appError('validation_failed', { formErrors: wrong });
  return merged;
}
