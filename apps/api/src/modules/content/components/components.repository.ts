import { sql } from 'kysely';
import { defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ComponentHolder } from '../tree/component-usages.ts';

const withCount = (tx: TenantTx) =>
  tx
    .selectFrom('component_templates')
    .selectAll('component_templates')
    .select(
      sql<number>`(select count(*)::int from component_usages u
        left join pages p on u.entity = 'page' and p.tenant_id = u.tenant_id and p.id = u.entity_id and p.deleted_at is null
        left join component_templates t on u.entity = 'template' and t.tenant_id = u.tenant_id
          and t.id = u.entity_id and t.deleted_at is null
        where u.tenant_id = component_templates.tenant_id and u.component_id = component_templates.id
          and (p.id is not null or t.id is not null))`.as('usage_count'),
    );

/** List of components, the last changed first. */
export const COMPONENTS = defineList({
  table: 'component_templates',
  rows: withCount,
  orders: {
    name: orderBy('text', 'component_templates.name'),
    created_at: orderBy('time', 'component_templates.created_at'),
    updated_at: orderBy('time', 'component_templates.updated_at'),
  },
  usual: { by: 'updated_at', direction: 'desc' },
  searched: ['name'],
});

/** Row whose content shows a component, also one in the trash. */
export interface HolderRow {
  readonly entity: ComponentHolder;
  readonly entity_id: number;
}

/** Returns the pages and templates that show a component, templates first. */
export function listHolders(tx: TenantTx, componentId: number): Promise<HolderRow[]> {
  return tx
    .selectFrom('component_usages')
    .select(['entity', 'entity_id'])
    .where('component_id', '=', componentId)
    .orderBy('entity', 'desc')
    .orderBy('entity_id')
    .execute();
}
