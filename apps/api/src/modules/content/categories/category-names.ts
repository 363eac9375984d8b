import type { CategoryKind } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getNames } from '../../../kernel/imports/cell-values.ts';

/**
 * Returns the categories that a cell of a file names, as a field of the request body; empty for an empty cell.
 * @throws `validation_failed` on `categories` for an unknown name
 */
export async function categoriesNamed(
  tx: TenantTx,
  kind: CategoryKind,
  cell: string,
): Promise<{ readonly category_ids?: number[] }> {
  const names = getNames(cell);
  if (names.length === 0) return {};
  const rows = await tx
    .selectFrom('categories')
    .select(['id', sql<string>`lower(category)`.as('name')])
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where(
      sql<string>`lower(category)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute();
  const known = new Map(rows.map(({ id, name }) => [name, id]));
  const category_ids = names.map((name) => {
    const id = known.get(name.toLowerCase());
    if (id === undefined)
      throw appError('validation_failed', {
        formErrors: { categories: `there is no category called ${name}` },
      });
    return id;
  });
  return { category_ids };
}
