import type { Migration } from '../migration.ts';

/** What somebody has ordered is found by who they are, newest first. */
export const ordersOfVisitors: Migration = {
  id: '0065-orders-of-visitors',
  up: () => `
    create index orders_visitor on app.orders (tenant_id, visitor_id, id) where visitor_id is not null;
  `,
};
