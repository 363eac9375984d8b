import type { Migration } from '../migration.ts';

/**
 * Where an order stands as lists show it: a cancelled one is no pending one, though its status stays what it was. Lists are
 * narrowed and ordered by it.
 */
export const orderStandings: Migration = {
  id: '0064-order-standings',
  up: () => `
    alter table app.orders add column standing text not null
      generated always as (case when cancelled_at is null then status else 'cancelled' end) stored;
    create index orders_standing on app.orders (tenant_id, standing, id);
  `,
};
