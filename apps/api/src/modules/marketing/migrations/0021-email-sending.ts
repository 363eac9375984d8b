import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/**
 * Sending of campaigns: the audience of a campaign, its sent content, one row for each recipient, links, and counts by
 * day. What a recipient row says is never deleted with the subscriber, so that totals stay true.
 */
export const emailSending: Migration = {
  id: '0021-email-sending',
  up: (roles) => `
    alter table app.email_campaigns
      drop constraint email_campaigns_status_check,
      add constraint email_campaigns_status_check
        check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed')),
      add column list_ids jsonb not null default '[]',
      add column exclude_list_ids jsonb not null default '[]',
      add column from_name text not null default '',
      add column reply_to text not null default '',
      add column track_opens boolean not null default true,
      add column track_clicks boolean not null default true,
      add column started_at timestamptz,
      add column audience_at timestamptz,
      add column recipients integer not null default 0,
      add column pause_reason text not null default '';
    comment on column app.email_campaigns.list_ids is 'Lists whose subscribers get the campaign; empty for all lists.';
    comment on column app.email_campaigns.audience_at is 'Time at which every recipient had a row; null while they are written.';
    comment on column app.email_campaigns.recipients is 'Number of recipients that were not left out when sending began.';
    comment on column app.email_campaigns.pause_reason is 'Reason of a pause or a failure, in one sentence; empty otherwise.';

    create table app.email_snapshots (
      tenant_id bigint not null references platform.tenants (id),
      campaign_id bigint not null,
      subject text not null,
      html text not null,
      body text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, campaign_id),
      foreign key (tenant_id, campaign_id) references app.email_campaigns (tenant_id, id) on delete cascade
    );
    ${tenantTable('email_snapshots', roles)}
    comment on table app.email_snapshots is 'Compiled content of campaigns as it is sent, with placeholders of merge fields and links.';
    comment on column app.email_snapshots.body is 'The email as plain text.';

    create table app.email_links (
      tenant_id bigint not null references platform.tenants (id),
      campaign_id bigint not null,
      position integer not null,
      url text not null,
      clicks integer not null default 0,
      unique_clicks integer not null default 0,
      bot_clicks integer not null default 0,
      primary key (tenant_id, campaign_id, position),
      foreign key (tenant_id, campaign_id) references app.email_campaigns (tenant_id, id) on delete cascade
    );
    ${tenantTable('email_links', roles)}

    create table app.email_sends (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      campaign_id bigint not null,
      subscriber_id bigint,
      email text not null,
      domain text not null,
      status text not null check (status in
        ('pending', 'claimed', 'dispatching', 'sent', 'deferred', 'failed', 'skipped', 'uncertain')),
      reason text not null default '',
      error text not null default '',
      attempts smallint not null default 0,
      due_at timestamptz not null default now(),
      lease_until timestamptz,
      claim bigint,
      sent_at timestamptz,
      opened_at timestamptz,
      clicked_at timestamptz,
      clicked_links integer[] not null default '{}',
      unsubscribed_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, campaign_id, email),
      unique (tenant_id, campaign_id, subscriber_id),
      foreign key (tenant_id, campaign_id) references app.email_campaigns (tenant_id, id) on delete cascade,
      foreign key (tenant_id, subscriber_id) references app.subscribers (tenant_id, id) on delete set null (subscriber_id)
    );
    create index email_sends_due on app.email_sends (tenant_id, campaign_id, due_at, id) where status in ('pending', 'deferred');
    create index email_sends_leased on app.email_sends (tenant_id, campaign_id, lease_until) where status in ('claimed', 'dispatching');
    create index email_sends_status on app.email_sends (tenant_id, campaign_id, status, id);
    create index email_sends_subscriber on app.email_sends (tenant_id, subscriber_id, sent_at);
    ${tenantTable('email_sends', roles)}
    comment on column app.email_sends.domain is 'Domain of the address, in lower case.';
    comment on column app.email_sends.reason is 'Why a recipient was left out, or why sending failed, as one word.';
    comment on column app.email_sends.error is 'What the mail server said last.';
    comment on column app.email_sends.due_at is 'Not before this time.';
    comment on column app.email_sends.clicked_links is 'Positions of the links that the recipient has followed.';
    comment on column app.email_sends.claim is 'Number of the batch that has taken the row; only its worker may send it.';

    create table app.email_stats (
      tenant_id bigint not null references platform.tenants (id),
      campaign_id bigint not null,
      day date not null,
      sent integer not null default 0,
      failed integer not null default 0,
      bounces integer not null default 0,
      opens integer not null default 0,
      unique_opens integer not null default 0,
      bot_opens integer not null default 0,
      clicks integer not null default 0,
      unique_clicks integer not null default 0,
      bot_clicks integer not null default 0,
      unsubscribes integer not null default 0,
      primary key (tenant_id, campaign_id, day),
      foreign key (tenant_id, campaign_id) references app.email_campaigns (tenant_id, id) on delete cascade
    );
    create index email_stats_day on app.email_stats (tenant_id, day);
    ${tenantTable('email_stats', roles)}
    comment on table app.email_stats is 'Counts of campaigns by the day of the tenant on which they happened.';
    comment on column app.email_stats.bounces is 'Failed because the mailbox does not exist.';
  `,
};
