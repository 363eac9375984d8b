import type { Migration } from '../migration.ts';

/** Subscribers as staff list them: ordered behind indexes, and counted. */
export const subscribers: Migration = {
  id: '0023-subscribers',
  up: () => `
    create index subscribers_created on app.subscribers (tenant_id, created_at, id);
    create index subscribers_lastname on app.subscribers (tenant_id, lastname, id);
    insert into app.row_counts (tenant_id, entity, n)
      select tenant_id, 'subscriber', count(*) from app.subscribers group by tenant_id
      on conflict (tenant_id, entity) do update set n = excluded.n;
  `,
};
