import type { Usage } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Returns where collections are used outside of the trash: listed by pages and templates, shown by their item pages, and referred to by other collections. */
export async function listCollectionUsages(tx: TenantTx, ids: readonly number[]): Promise<Usage[]> {
  const { rows } = await sql<Usage>`
    select distinct u.entity as type, u.entity_id as id, coalesce(p.title, t.name) as title,
      case when p.id is null then '' when p.is_homepage then '/' else '/' || p.slug end as path
    from collection_usages u
    left join pages p on u.entity = 'page' and p.tenant_id = u.tenant_id and p.id = u.entity_id and p.deleted_at is null
    left join component_templates t on u.entity = 'template' and t.tenant_id = u.tenant_id
      and t.id = u.entity_id and t.deleted_at is null
    where u.collection_id = any(${ids}::bigint[]) and (p.id is not null or t.id is not null)
    union
    select 'page', p.id, p.title, '/' || p.slug from pages p
    where p.item_collection_id = any(${ids}::bigint[]) and p.deleted_at is null
    union all
    select 'collection', c.id, c.name, '' from collections c
    where c.deleted_at is null and c.id <> all(${ids}::bigint[]) and exists (
      select 1 from jsonb_array_elements(c.fields) f where (f ->> 'collection_id')::bigint = any(${ids}::bigint[]))
    order by 1, 2`.execute(tx);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
