import type { Migration } from '../migration.ts';

/**
 * Delivery methods have destinations and price bands. Those that are there keep delivering everywhere for their one price: which
 * countries a shop means to deliver to, only its owner knows.
 */
export const deliveryDestinations: Migration = {
  id: '0111-delivery-destinations',
  up: () => `
    alter table app.shop_settings no force row level security;
    update app.shop_settings set orders = jsonb_set(orders, '{shipping,methods}', (
      select jsonb_agg('{"destinations": [], "band_by": "none", "bands": []}'::jsonb || method)
      from jsonb_array_elements(orders #> '{shipping,methods}') method))
    where jsonb_typeof(orders #> '{shipping,methods}') = 'array'
      and jsonb_array_length(orders #> '{shipping,methods}') > 0;
    alter table app.shop_settings force row level security;
  `,
};
