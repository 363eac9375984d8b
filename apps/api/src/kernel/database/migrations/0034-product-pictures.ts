import type { Migration } from '../migration.ts';

/** Products are places in which images are used. */
export const productPictures: Migration = {
  id: '0034-product-pictures',
  up: () => `
    alter table app.media_usages drop constraint media_usages_entity_check;
    alter table app.media_usages add constraint media_usages_entity_check
      check (entity in ('page', 'template', 'settings', 'blog_post', 'category', 'campaign', 'product'));
  `,
};
