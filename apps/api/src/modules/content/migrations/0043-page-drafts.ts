import type { Migration } from '../../../kernel/database/migration.ts';

/** Unpublished changes of public pages, and the times at which versions went live. */
export const pageDrafts: Migration = {
  id: '0043-page-drafts',
  up: (roles) => `
    alter table app.pages add column has_unpublished_changes boolean not null default false;
    alter table app.pages add constraint pages_unpublished_changes_check
      check (not has_unpublished_changes or live_version is not null);
    comment on column app.pages.live_version is
      'Version that visitors see until publish_date, or until the changes after it are published; null when they see this row.';
    comment on column app.pages.has_unpublished_changes is
      'True when this row has changes after live_version that are not published.';
    alter table app.page_revisions add column published_at timestamptz;
    grant update on app.page_revisions to ${roles.runtime};
    comment on column app.page_revisions.published_at is 'Time from which visitors saw this version; null if they never did.';
  `,
};
