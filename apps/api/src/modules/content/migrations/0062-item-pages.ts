import type { Migration } from '../../../kernel/database/migration.ts';

/** Pages that show the items of a collection, and former addresses of items. */
export const itemPages: Migration = {
  id: '0062-item-pages',
  up: () => `
    alter table app.pages add column item_collection_id bigint;
    alter table app.pages add foreign key (tenant_id, item_collection_id)
      references app.collections (tenant_id, id) on delete set null (item_collection_id);
    alter table app.pages add constraint pages_item_collection_check check (item_collection_id is null or not is_homepage);
    create unique index pages_item_collection_key on app.pages (tenant_id, item_collection_id)
      where item_collection_id is not null and deleted_at is null;
    create index pages_item_collection on app.pages (tenant_id, item_collection_id) where item_collection_id is not null;
    comment on column app.pages.item_collection_id is
      'Collection that the page shows one item of, at its slug and the slug of the item; null for an ordinary page.';

    alter table app.moved_addresses add column item_id bigint;
    alter table app.moved_addresses drop constraint moved_addresses_one;
    alter table app.moved_addresses add constraint moved_addresses_one
      check (num_nonnulls(page_id, post_id, product_id, item_id) = 1);
    alter table app.moved_addresses add foreign key (tenant_id, item_id)
      references app.collection_items (tenant_id, id) on delete cascade;
    create index moved_addresses_item on app.moved_addresses (tenant_id, item_id) where item_id is not null;
  `,
};
