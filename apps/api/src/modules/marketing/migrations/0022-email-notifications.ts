import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Email notifications: rules that email some addresses when something happens, and what they have sent. */
export const emailNotifications: Migration = {
  id: '0022-email-notifications',
  up: (roles) => `
    create table app.email_notifications (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      description text not null default '',
      event text not null,
      subject text not null default '',
      content text,
      enabled boolean not null default true,
      sent integer not null default 0,
      last_sent_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create index email_notifications_event on app.email_notifications (tenant_id, event) where enabled;
    ${tenantTable('email_notifications', roles)}

    create table app.email_notification_emails (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      notification_id bigint not null,
      email text not null,
      primary key (tenant_id, id),
      unique (tenant_id, notification_id, email),
      foreign key (tenant_id, notification_id) references app.email_notifications (tenant_id, id) on delete cascade
    );
    ${tenantTable('email_notification_emails', roles)}

    create table app.email_notification_runs (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      notification_id bigint not null,
      event text not null,
      record_id bigint not null,
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, notification_id, event, record_id),
      foreign key (tenant_id, notification_id) references app.email_notifications (tenant_id, id) on delete cascade
    );
    ${tenantTable('email_notification_runs', roles)}
    comment on table app.email_notification_runs is 'Records that a notification is sent for, each once.';
    comment on column app.email_notification_runs.sent_at is 'Time at which its emails were queued; null before.';

    create table app.email_notification_positions (
      tenant_id bigint not null references platform.tenants (id),
      snapshot text not null,
      primary key (tenant_id)
    );
    ${tenantTable('email_notification_positions', roles)}
    comment on table app.email_notification_positions is 'Snapshot up to which the outbox was read for notifications.';
  `,
};
