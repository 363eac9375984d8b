import { appError } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-database.ts';
import type { ImportRecord } from '../../database/work-tables.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import {
  createCategory,
  listCategories,
  removeCategories,
  untracked,
} from './categories.service.ts';

/** Categories of products by their names from the top down, and each name alone. */
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
  // A name alone means the one at the top, or the first anywhere.
  for (const [id, names] of paths) {
    const key = getKey(names.slice(-1));
    if (!known.has(key)) known.set(key, id);
  }
  return known;
}

/** What an import says of categories that are not there. */
export interface MissingCategories {
  readonly importId: number;
  /** Made, left out because nothing is kept, or refused. */
  readonly become: 'made' | 'left out' | 'refused';
}

/** Makes a category and those above it that are not there. Shape: names from the top down → its id, which is known from then on. */
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
 * Finds categories of products that a file names, as the field of a body; nothing for an empty cell. Each is a name, or names from
 * the top down with `>` between them. What it makes it knows from then on, so it is to be asked within one part of a transaction
 * alone: a part that is taken back takes along what was made in it. Errors: `validation_failed` on `categories`.
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

/** Takes categories back that an import has made, where nothing stands in or below them and nobody has changed them. */
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
        'products',
        gone.map(({ id }) => id),
      );
  }
}
