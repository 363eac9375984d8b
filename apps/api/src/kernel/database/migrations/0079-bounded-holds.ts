import type { Migration } from '../migration.ts';

/** For which network address a cart is held, while it is: of how many carts and pieces one may hold there is a bound. */
export const boundedHolds: Migration = {
  id: '0079-bounded-holds',
  up: () => `
    alter table app.carts add column held_for text;
    create index carts_held_for on app.carts (tenant_id, held_for, held_until) where held_for is not null;
  `,
};
