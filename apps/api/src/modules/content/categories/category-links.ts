import type { CategoryKind, CategoryRef } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/** Record with the categories to assign. */
export interface RecordCategories {
  readonly id: number;
  readonly categoryIds: readonly number[];
}

/** Reads and saves the categories of records of one kind. */
export interface CategoryLinks {
  /**
   * Returns the categories of records by name. Takes ids of records.
   * @returns id → categories
   */
  of(tx: TenantTx, ids: readonly number[]): Promise<ReadonlyMap<number, CategoryRef[]>>;
  /**
   * Replaces the categories of records.
   * @throws `validation_failed` for categories that do not exist
   */
  keep(write: TenantWrite, links: readonly RecordCategories[]): Promise<void>;
}

/**
 * Creates the links.
 * @param table - link table
 * @param owner - its column with the record's id
 * @param kind - kind of categories
 * @returns links
 */
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
    async keep({ tx, tenantId }, links) {
      if (links.length === 0) return;
      const pairs = links.flatMap(({ id, categoryIds }) =>
        categoryIds.map((categoryId) => ({ id, categoryId })),
      );
      const asked = [...new Set(pairs.map(({ categoryId }) => categoryId))];
      const known =
        asked.length === 0
          ? []
          : await tx
              .selectFrom('categories')
              .select('id')
              .where('id', 'in', asked)
              .where('kind', '=', kind)
              .where('deleted_at', 'is', null)
              .execute();
      if (known.length < asked.length)
        throw appError('validation_failed', {
          formErrors: { category_ids: 'Some of these categories do not exist' },
        });
      const wanted = sql`unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map((pair) => pair.categoryId)}::bigint[])`;
      await sql`
        delete from ${sql.table(table)} l where l.${sql.ref(owner)} = any(${links.map(({ id }) => id)}::bigint[])
          and (l.${sql.ref(owner)}, l.category_id) not in (select * from ${wanted} as w)`.execute(
        tx,
      );
      await sql`
        insert into ${sql.table(table)} (tenant_id, ${sql.ref(owner)}, category_id)
        select ${tenantId}, * from ${wanted} as w on conflict do nothing`.execute(tx);
    },
  };
}
