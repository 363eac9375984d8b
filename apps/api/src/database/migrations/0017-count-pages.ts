import type { Migration } from '../migration.ts';

/**
 * Pages are counted as every other record is. The owner of the tables stands behind row security as well, so that it is
 * lifted for the count, within the one transaction of this step.
 */
export const countPages: Migration = {
  id: '0017-count-pages',
  up: () => `
    alter table app.pages no force row level security;
    alter table app.row_counts no force row level security;
    insert into app.row_counts (tenant_id, entity, n)
      select tenant_id, 'page', count(*) from app.pages where deleted_at is null group by tenant_id;
    alter table app.pages force row level security;
    alter table app.row_counts force row level security;
  `,
};
