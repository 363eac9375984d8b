import type { Migration } from '../../../kernel/database/migration.ts';

/** Archive of sent campaigns on the site. */
export const campaignArchive: Migration = {
  id: '0032-campaign-archive',
  up: () => `
    alter table app.email_campaigns add column in_archive boolean not null default false;
    create index email_campaigns_archive on app.email_campaigns (tenant_id, sent_at desc, id desc)
      where in_archive and status = 'sent' and automation_id is null and deleted_at is null;
    comment on column app.email_campaigns.in_archive is 'The site shows it in its archive once it is sent.';
  `,
};
