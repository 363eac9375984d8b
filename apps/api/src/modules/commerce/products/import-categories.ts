import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ImportRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import {
  createCategory,
  listCategories,
  removeCategories,
  untracked,
} from '../../content/index.ts';
import { PRODUCT_CATEGORIES } from './product-category-set.ts';

/** Ids of product categories by the path of their names, and by name. */
type Known = Map<string, number>;

const getKey = (names: readonly string[]): string => names.join('>').toLowerCase();

async function readKnown(tx: TenantTx): Promise<Known> {
  const paths = new Map<number, string[]>();
  const known = new Map<string, number>();
  for (const { id, category, parent_id } of await listCategories(tx, 'products', untracked)) {
    const names = [...(paths.get(parent_id ?? 0) ?? []), category];
    paths.set(id, names);
    known.set(getKey(names), id);
  }
  // A name without a path means the top-level category, or the first anywhere.
  for (const [id, names] of paths) {
    const key = getKey(names.slice(-1));
    if (!known.has(key)) known.set(key, id);
  }
  return known;
}

/** Treatment of categories that an import names but that do not exist. */
export interface MissingCategories {
  readonly importId: number;
  /** `made` creates them, `left out` ignores them because the import is a test, `refused` rejects the row. */
  readonly become: 'made' | 'left out' | 'refused';
}

/**
 * Creates a category and its missing ancestors. Takes names from the top down.
 * @returns id, which is cached from then on
 */
async function make(
  write: TenantWrite,
  importId: number,
  names: readonly string[],
  known: Known,
): Promise<number> {
  const there = known.get(getKey(names));
  if (there !== undefined) return there;
  const above = names.slice(0, -1);
  const category = names.at(-1) ?? '';
  if (category.length > 120)
    throw appError('validation_failed', {
      formErrors: { categories: 'must have names of up to 120 characters' },
    });
  const parent_id = above.length > 0 ? await make(write, importId, above, known) : undefined;
  const { id } = await createCategory(write, 'products', { category, parent_id });
  known.set(getKey(names), id);
  const alone = getKey(names.slice(-1));
  if (!known.has(alone)) known.set(alone, id);
  await sql`
    update imports set made_categories = made_categories || ${JSON.stringify([id])}::jsonb
    where id = ${importId}`.execute(write.tx);
  return id;
}

/**
 * Creates a function that finds product categories by the names in a cell, as a field of the request body; empty for an empty
 * cell. A name can be a path with `>` between its parts. It caches the categories that it creates, so use it within one
 * savepoint only: a rollback removes them.
 * @throws `validation_failed` on `categories`
 */
export function categoryFinder(
  write: TenantWrite,
  { importId, become }: MissingCategories,
): (paths: readonly string[]) => Promise<{ readonly category_ids?: number[] }> {
  let reading: Promise<Known> | undefined;
  return async (paths) => {
    if (paths.length === 0) return {};
    reading ??= readKnown(write.tx);
    const known = await reading;
    const ids = new Set<number>();
    for (const path of paths) {
      const names = path
        .split('>')
        .map((name) => name.trim())
        .filter(Boolean);
      const id = known.get(getKey(names));
      if (id !== undefined) ids.add(id);
      else if (become === 'refused')
        throw appError('validation_failed', {
          formErrors: { categories: `there is no category called ${names.join(' > ')}` },
        });
      else if (become === 'made' && names.length > 0)
        ids.add(await make(write, importId, names, known));
    }
    return { category_ids: [...ids] };
  };
}

/** Reverts the categories that an import created, unless they are in use, have children or were changed. */
export async function revertCategories(
  write: TenantWrite,
  { made_categories }: Pick<ImportRecord, 'made_categories'>,
): Promise<void> {
  const made = new Set(made_categories);
  for (let some = made.size > 0; some; ) {
    const rows = await listCategories(write.tx, 'products');
    const parents = new Set(rows.map(({ parent_id }) => parent_id));
    const gone = rows.filter(
      ({ id, count, version }) =>
        made.has(Number(id)) && count === 0 && version === 1 && !parents.has(id),
    );
    some = gone.length > 0;
    if (some)
      await removeCategories(
        write,
        PRODUCT_CATEGORIES,
        gone.map(({ id }) => id),
      );
  }
}
