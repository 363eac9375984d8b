import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Segments of subscribers, and campaigns that go again to people who did not open an earlier one. */
export const emailSegments: Migration = {
  id: '0023-email-segments',
  up: (roles) => `
    create table app.email_segments (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      name text not null,
      description text not null default '',
      filters jsonb not null,
      count integer not null default 0,
      counted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id)
    );
    create unique index email_segments_name on app.email_segments (tenant_id, lower(name)) where deleted_at is null;
    ${tenantTable('email_segments', roles)}
    comment on table app.email_segments is 'Named filters of subscribers. A deleted one still narrows the campaigns that were sent with it, and copies of them.';
    comment on column app.email_segments.count is 'Number of subscribers that get campaigns, as of counted_at.';

    alter table app.email_campaigns
      add column segment_id bigint,
      add column resend_of bigint,
      add foreign key (tenant_id, segment_id) references app.email_segments (tenant_id, id);
    create index email_campaigns_segment on app.email_campaigns (tenant_id, segment_id) where segment_id is not null;
    comment on column app.email_campaigns.resend_of is 'Campaign whose recipients get this one if they did not open it; null for every other campaign. It stays when that campaign is deleted: then nobody gets this one, instead of everybody.';
  `,
};
