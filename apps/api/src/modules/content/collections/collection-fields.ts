import { slugFrom } from '@org/schema';
import type { CollectionField, CollectionFieldWrite } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { isRefusedKey } from '../../../kernel/http/guard-json.ts';

/** Names that every item has, which no field can have as its key. */
const RESERVED = ['title', 'slug', 'link', 'position', 'created_at', 'updated_at'];

/** Returns a key from a label that no other field has. */
function createKey(label: string, taken: ReadonlySet<string>): string {
  const wanted =
    slugFrom(label)
      .replaceAll('-', '_')
      .replace(/^[^a-z]+/, '')
      .slice(0, 40)
      .replace(/_$/, '') || 'field';
  for (let number = 1; ; number++) {
    const key = number === 1 ? wanted : `${wanted}_${number}`;
    if (!taken.has(key) && !isRefusedKey(key)) return key;
  }
}

/** Returns the collections among these ids that exist. */
async function findCollections(tx: TenantTx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns what is wrong with a field; undefined for a valid one. */
function findProblem(
  field: CollectionFieldWrite,
  { before, collections }: { before?: CollectionField | undefined; collections: Set<number> },
): readonly [name: string, message: string] | undefined {
  const { kind, label } = field;
  if (before && before.kind !== kind)
    return ['kind', `The kind of ${label} cannot change. Add another field instead`];
  if (kind === 'choice' && (field.options ?? []).length === 0)
    return ['options', `Please enter the choices of ${label}`];
  if (kind !== 'reference' || (before && before.collection_id === field.collection_id))
    return undefined;
  if (before) return ['collection_id', `The collection of ${label} cannot change`];
  return collections.has(field.collection_id ?? 0)
    ? undefined
    : ['collection_id', `Please choose the collection that ${label} refers to`];
}

/**
 * Returns the fields of a collection as they are stored: new ones with a key, and only with what their kind has.
 * @param stored - fields before the change
 * @throws `validation_failed` by field, such as `fields[2].options`
 */
export async function readFields(
  tx: TenantTx,
  sent: readonly CollectionFieldWrite[],
  stored: readonly CollectionField[] = [],
): Promise<CollectionField[]> {
  const byKey = new Map(stored.map((field) => [field.key, field]));
  const collections = await findCollections(
    tx,
    sent.flatMap(({ kind, collection_id }) =>
      kind === 'reference' && collection_id ? [collection_id] : [],
    ),
  );
  const wrong: Record<string, string> = {};
  // Removed fields keep their keys, so that a new field does not get the values that items still have.
  const taken = new Set([...RESERVED, ...byKey.keys(), ...sent.map(({ key }) => key ?? '')]);
  const seen = new Set<string>();
  const fields = sent.map((field, at): CollectionField => {
    const { label, kind, required, options = [], collection_id = null } = field;
    const key = field.key || createKey(label, taken);
    taken.add(key);
    if (field.key && isRefusedKey(key)) wrong[`fields[${at}].key`] = 'A field cannot have this key';
    else if (seen.has(key) || (field.key && RESERVED.includes(key)))
      wrong[`fields[${at}].key`] = `Another field has the key ${key}`;
    seen.add(key);
    const problem = findProblem(field, { before: byKey.get(key), collections });
    if (problem) wrong[`fields[${at}].${problem[0]}`] = problem[1];
    return {
      key,
      label,
      kind,
      required,
      options: kind === 'choice' ? [...new Set(options)] : [],
      collection_id: kind === 'reference' ? collection_id : null,
    };
  });
  if (Object.keys(wrong).length > 0) throw appError('validation_failed', { formErrors: wrong });
  return fields;
}
