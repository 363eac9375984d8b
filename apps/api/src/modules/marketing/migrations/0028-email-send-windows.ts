import type { Migration } from '../../../kernel/database/migration.ts';

/** Times at which the emails of a campaign are sent. */
export const emailSendWindows: Migration = {
  id: '0028-email-send-windows',
  up: () => `
    alter table app.email_campaigns add column send_window jsonb;
    comment on column app.email_campaigns.send_window is 'Days and times of the tenant at which emails are sent; null for any time.';
  `,
};
