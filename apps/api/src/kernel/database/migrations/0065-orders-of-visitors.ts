import type { Migration } from '../migration.ts';

/** Index of a visitor's orders, newest first. */
export const ordersOfVisitors: Migration = {
  id: '0065-orders-of-visitors',
  up: () => `
    create index orders_visitor on app.orders (tenant_id, visitor_id, id) where visitor_id is not null;
  `,
};
