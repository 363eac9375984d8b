import type { Migration } from '../../../kernel/database/migration.ts';

/** Sending of campaigns at the local time of each recipient. */
export const localSendTimes: Migration = {
  id: '0035-local-send-times',
  up: () => `
    alter table app.subscribers add column timezone text not null default '';
    create index subscribers_timezone on app.subscribers (tenant_id, timezone) where timezone <> '';
    comment on column app.subscribers.timezone is 'IANA name of the time zone; empty where it is unknown.';

    alter table app.email_campaigns add column local_time text not null default ''
      check (local_time ~ '^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2})?$');
    comment on column app.email_campaigns.local_time is 'Time that the clocks of each recipient show when the email is sent; empty for one instant for everybody.';

    alter table app.email_sends add column timezone text not null default '';
    comment on column app.email_sends.timezone is 'Time zone of the recipient of a campaign with a local time; empty for that of the tenant.';
  `,
};
