import type { Migration } from '../../../kernel/database/migration.ts';

/** Notifications to customers, which replace standard emails of the product. */
export const notificationAudiences: Migration = {
  id: '0029-notification-audiences',
  up: () => `
    alter table app.email_notifications
      add column audience text not null default 'team' check (audience in ('team', 'customer'));
    create unique index email_notifications_customer on app.email_notifications (tenant_id, event)
      where enabled and audience = 'customer';
    comment on column app.email_notifications.audience is
      'team: its addresses; customer: the customer whom the event is about, in place of the standard email.';
  `,
};
