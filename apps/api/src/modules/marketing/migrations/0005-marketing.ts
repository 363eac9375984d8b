import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/**
 * Email campaigns, newsletters with their consent, and visits of sites: events as they came, for ninety days, and their
 * counts by day for good. A visitor is a hash with a salt that is gone when its day is over. No reference leads to an
 * event, so that many are written cheaply and removed in bulk.
 */
export const marketingBaseline: Migration = {
  id: '0005-marketing',
  up: (roles) => `
    create table app.email_campaigns (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      subject text not null default '',
      preheader text not null default '',
      status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent')),
      filters jsonb,
      content text,
      scheduled_at timestamptz,
      sent_at timestamptz,
      name_key text collate "C" generated always as (lower(name)) stored,
      subject_key text collate "C" generated always as (lower(subject)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index email_campaigns_created on app.email_campaigns (tenant_id, created_at, id) include (status) where deleted_at is null;
    create index email_campaigns_name on app.email_campaigns (tenant_id, name_key, id) include (status) where deleted_at is null;
    create index email_campaigns_scheduled on app.email_campaigns (tenant_id, scheduled_at, id) include (status) where deleted_at is null;
    create index email_campaigns_sent on app.email_campaigns (tenant_id, sent_at, id) include (status) where deleted_at is null;
    create index email_campaigns_status on app.email_campaigns (tenant_id, status, id) where deleted_at is null;
    create index email_campaigns_subject on app.email_campaigns (tenant_id, subject_key, id) include (status) where deleted_at is null;
    create index email_campaigns_trash on app.email_campaigns (tenant_id, deleted_at) where deleted_at is not null;
    create index email_campaigns_updated on app.email_campaigns (tenant_id, updated_at, id) include (status) where deleted_at is null;
    ${tenantTable('email_campaigns', roles)}

    create table app.email_campaign_revisions (
      tenant_id bigint not null references platform.tenants (id),
      campaign_id bigint not null,
      version integer not null,
      name text not null,
      subject text not null,
      preheader text not null,
      content text,
      label text not null default '',
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, campaign_id, version),
      foreign key (tenant_id, campaign_id) references app.email_campaigns (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('email_campaign_revisions', roles)}

    create table app.email_lists (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null default gen_random_uuid(),
      name text not null,
      description text not null default '',
      visibility text not null default 'public' check (visibility in ('public', 'private')),
      optin text not null default 'double' check (optin in ('single', 'double')),
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create unique index email_lists_default on app.email_lists (tenant_id) where is_default;
    ${tenantTable('email_lists', roles)}
    comment on column app.email_lists.visibility is 'Visitors can only sign up to public lists.';
    comment on column app.email_lists.optin is 'double: subscribers confirm by email before they get anything.';

    create table app.subscribers (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null default gen_random_uuid(),
      email text not null check (email = lower(email)),
      firstname text not null default '',
      lastname text not null default '',
      customer_id bigint,
      status text not null default 'enabled' check (status in ('enabled', 'suppressed')),
      suppressed_reason text not null default '' check (suppressed_reason in ('', 'unsubscribe', 'hard_bounce', 'complaint', 'manual')),
      source text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, email),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id)
    );
    create index subscribers_created on app.subscribers (tenant_id, created_at, id);
    create index subscribers_lastname on app.subscribers (tenant_id, lastname, id);
    ${tenantTable('subscribers', roles)}
    comment on column app.subscribers.email is 'In lower case.';

    create table app.list_members (
      tenant_id bigint not null references platform.tenants (id),
      list_id bigint not null,
      subscriber_id bigint not null,
      status text not null check (status in ('unconfirmed', 'subscribed', 'unsubscribed')),
      consent jsonb not null default '{}',
      mailed_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, list_id, subscriber_id),
      foreign key (tenant_id, list_id) references app.email_lists (tenant_id, id) on delete cascade,
      foreign key (tenant_id, subscriber_id) references app.subscribers (tenant_id, id) on delete cascade
    );
    create index list_members_subscribed on app.list_members (tenant_id, list_id, subscriber_id) where status = 'subscribed';
    create index list_members_subscriber on app.list_members (tenant_id, subscriber_id);
    ${tenantTable('list_members', roles)}
    comment on column app.list_members.consent is 'Time, IP address and form of the sign-up, the confirmation and the unsubscription.';
    comment on column app.list_members.mailed_at is 'Time of the last request to confirm.';

    create table app.site_events (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      at timestamptz not null default now(),
      day date not null,
      kind text not null check (kind in ('page_view', 'button', 'design_online_open', 'view_item', 'add_to_cart')),
      path text not null,
      name text not null default '',
      referrer text not null default '',
      device text not null check (device in ('desktop', 'tablet', 'mobile')),
      visitor bytea not null,
      item jsonb,
      primary key (tenant_id, id)
    );
    create index site_events_day on app.site_events (tenant_id, day);
    ${tenantTable('site_events', roles, 'select, insert, delete')}
    comment on column app.site_events.item is 'Product of the event; null for an event without one.';

    create table app.site_salts (
      tenant_id bigint not null references platform.tenants (id),
      day date not null,
      salt bytea not null,
      primary key (tenant_id, day)
    );
    ${tenantTable('site_salts', roles, 'select, insert, delete')}

    create table app.site_stats (
      tenant_id bigint not null references platform.tenants (id),
      day date not null,
      dimension text not null check (dimension in ('all', 'presses', 'page', 'referrer', 'device', 'button')),
      key text not null,
      views integer not null,
      visitors integer not null,
      primary key (tenant_id, day, dimension, key)
    );
    ${tenantTable('site_stats', roles, 'select, insert, delete')}

    create table app.site_stats_until (
      tenant_id bigint not null references platform.tenants (id),
      day date not null,
      primary key (tenant_id)
    );
    ${tenantTable('site_stats_until', roles, 'select, insert, update')}
  `,
};
