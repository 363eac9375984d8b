import { type Migration, tenantTable } from '../migration.ts';

/** Email campaigns, and what they show of the library. Lists are ordered by columns, each behind an index. */
export const emailCampaigns: Migration = {
  id: '0022-email-campaigns',
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
    create index email_campaigns_name on app.email_campaigns (tenant_id, name_key, id) include (status) where deleted_at is null;
    create index email_campaigns_subject on app.email_campaigns (tenant_id, subject_key, id) include (status) where deleted_at is null;
    create index email_campaigns_status on app.email_campaigns (tenant_id, status, id) where deleted_at is null;
    create index email_campaigns_scheduled on app.email_campaigns (tenant_id, scheduled_at, id) include (status) where deleted_at is null;
    create index email_campaigns_sent on app.email_campaigns (tenant_id, sent_at, id) include (status) where deleted_at is null;
    create index email_campaigns_created on app.email_campaigns (tenant_id, created_at, id) include (status) where deleted_at is null;
    create index email_campaigns_updated on app.email_campaigns (tenant_id, updated_at, id) include (status) where deleted_at is null;
    create index email_campaigns_trash on app.email_campaigns (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('email_campaigns', roles)}

    alter table app.media_usages drop constraint media_usages_entity_check;
    alter table app.media_usages add constraint media_usages_entity_check
      check (entity in ('page', 'template', 'settings', 'blog_post', 'category', 'campaign'));
  `,
};
