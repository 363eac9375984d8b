import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Bounces and complaints: how the tenant learns of them, and what they say about recipients and subscribers. */
export const emailBounces: Migration = {
  id: '0026-email-bounces',
  up: (roles) => `
    create table app.email_bounce_settings (
      tenant_id bigint not null primary key references platform.tenants (id),
      provider text not null default '' check (provider in ('', 'brevo', 'mailgun', 'postmark', 'sendgrid', 'ses')),
      webhook_key text not null,
      secret text not null default '',
      webhook_at timestamptz,
      address text not null default '',
      host text not null default '',
      port integer not null default 993,
      username text not null default '',
      password text not null default '',
      uid_validity text not null default '',
      last_uid bigint not null default 0,
      checked_at timestamptz,
      problem text not null default '',
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    ${tenantTable('email_bounce_settings', roles)}
    comment on column app.email_bounce_settings.webhook_key is 'Secret part of the address of the webhook.';
    comment on column app.email_bounce_settings.secret is 'Encrypted key that verifies webhooks, as is the password; '''' for none.';
    comment on column app.email_bounce_settings.address is 'Address that undeliverable emails are returned to; '''' without a mailbox.';
    comment on column app.email_bounce_settings.last_uid is 'Number of the last message that was read, within its uid_validity.';
    comment on column app.email_bounce_settings.problem is 'Why the mailbox could not be read; '''' otherwise.';

    alter table app.email_sends
      add column bounce text not null default '' check (bounce in ('', 'soft', 'hard')),
      add column bounced_at timestamptz,
      add column complained_at timestamptz;
    create index email_sends_soft on app.email_sends (tenant_id, subscriber_id, bounced_at) where bounce = 'soft';
    comment on column app.email_sends.bounce is 'How an email came back that was sent: hard when the mailbox does not exist.';

    alter table app.email_stats
      add column returned integer not null default 0,
      add column soft_bounces integer not null default 0,
      add column complaints integer not null default 0;
    comment on column app.email_stats.returned is 'Sent, and returned later because the mailbox does not exist.';

    alter table app.subscribers add column paused_until timestamptz;
    comment on column app.subscribers.paused_until is 'Gets no campaign until then, after several emails were returned; null usually.';
  `,
};
