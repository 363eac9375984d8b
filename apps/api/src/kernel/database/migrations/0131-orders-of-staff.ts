import type { Migration } from '../migration.ts';

/** An order that staff create has no cart. */
export const ordersOfStaff: Migration = {
  id: '0131-orders-of-staff',
  up: () => `
    alter table app.orders
      alter column cart_id drop not null,
      alter column cart_hash set default '';
  `,
};
