import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** The number of emails that a tenant's mail server takes in an hour, and how many campaigns have taken of it. */
export const mailLimits: Migration = {
  id: '0034-mail-limits',
  up: (roles) => `
    alter table app.mail_servers add column hourly_limit integer check (hourly_limit between 1 and 1000000);
    comment on column app.mail_servers.hourly_limit is 'Emails of campaigns and automations in an hour; null for no limit.';
    create table app.mail_hours (
      tenant_id bigint not null references platform.tenants (id),
      hour timestamptz not null,
      emails integer not null default 0,
      primary key (tenant_id, hour)
    );
    ${tenantTable('mail_hours', roles)}
    comment on table app.mail_hours is 'Number of campaign emails that were sent in an hour. Earlier hours are deleted.';
  `,
};
