import { type Migration, tenantTable } from '../migration.ts';

/** Revisions of email campaigns, starting with their current content. */
export const campaignRevisions: Migration = {
  id: '0032-campaign-revisions',
  up: (roles) => `
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
    insert into app.email_campaign_revisions (tenant_id, campaign_id, version, name, subject, preheader, content, user_id, created_at)
      select tenant_id, id, version, name, subject, preheader, content, author_id, updated_at from app.email_campaigns;
  `,
};
