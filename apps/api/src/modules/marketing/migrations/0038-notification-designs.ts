import type { Migration } from '../../../kernel/database/migration.ts';

/** Designs of the emails that staff get, and one design for each event and audience. */
export const notificationDesigns: Migration = {
  id: '0038-notification-designs',
  up: () => `
    alter table app.email_notifications
      drop constraint email_notifications_audience_check,
      add constraint email_notifications_audience_check check (audience in ('team', 'customer', 'staff'));
    drop index app.email_notifications_customer;
    create unique index email_notifications_design on app.email_notifications (tenant_id, event, audience)
      where enabled and audience <> 'team';
    comment on column app.email_notifications.audience is
      'team: its addresses; customer: the customer whom the event is about, and staff: the staff whom it concerns, in place of the standard email.';
  `,
};
