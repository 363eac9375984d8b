import { appError, type CategoryKind, type CategoryRef } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { TenantWrite } from '../../events/record-change.ts';

/** Which categories records of a kind have. */
export interface CategoryLinks {
  /** Categories of records, by name. Shape: ids of records → id → categories. */
  of(tx: TenantTx, ids: readonly number[]): Promise<ReadonlyMap<number, CategoryRef[]>>;
  /** Gives a record exactly these categories. Errors: `validation_failed` for ones that are not there. */
  keep(write: TenantWrite, id: number, categoryIds: readonly number[]): Promise<void>;
}

/** Shape: table of the links, its column that names the record, kind of the categories → the links. */
export function categoryLinks(
  table: 'blog_post_categories' | 'product_categories',
  owner: 'post_id' | 'product_id',
  kind: CategoryKind,
): CategoryLinks {
  return {
    async of(tx, ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<CategoryRef & { record_id: number }>`
        select l.${sql.ref(owner)} as record_id, c.id, c.category, c.slug
        from ${sql.table(table)} l join categories c on c.tenant_id = l.tenant_id and c.id = l.category_id
        where l.${sql.ref(owner)} = any(${ids}::bigint[]) and c.deleted_at is null
        order by lower(c.category), c.id`.execute(tx);
      const grouped = Map.groupBy(rows, ({ record_id }) => Number(record_id));
      return new Map(
        [...grouped].map(([id, list]) => [
          id,
          list.map(({ id: categoryId, category, slug }) => ({
            id: Number(categoryId),
            category,
            slug,
          })),
        ]),
      );
    },
    async keep({ tx, tenantId }, id, categoryIds) {
      const ids = [...new Set(categoryIds)];
      const known =
        ids.length === 0
          ? []
          : await tx
              .selectFrom('categories')
              .select('id')
              .where('id', 'in', ids)
              .where('kind', '=', kind)
              .where('deleted_at', 'is', null)
              .execute();
      if (known.length < ids.length)
        throw appError('validation_failed', {
          formErrors: { category_ids: 'Some of these categories do not exist' },
        });
      await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(tx);
      await sql`
        insert into ${sql.table(table)} (tenant_id, ${sql.ref(owner)}, category_id)
        select ${tenantId}, ${id}, c from unnest(${ids}::bigint[]) as c`.execute(tx);
    },
  };
}
