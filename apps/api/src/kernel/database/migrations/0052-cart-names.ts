import type { Migration } from '../migration.ts';

/** Names of carts and of the things in them, which say nothing of how many there are; and when the invoice of an order was issued. */
export const cartNames: Migration = {
  id: '0052-cart-names',
  up: () => `
    alter table app.carts add column guid uuid not null default gen_random_uuid();
    alter table app.cart_items add column key uuid not null default gen_random_uuid();
    create unique index cart_items_key on app.cart_items (tenant_id, key);
    alter table app.orders add column invoiced_at timestamptz;
  `,
};
