import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Emails with statements of customers, which a job sends once. */
export const billingReports: Migration = {
  id: '0009-billing-reports',
  up: (roles) => `
  create table app.statement_mails (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    customer_id bigint not null,
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    mail jsonb not null,
    mailed_at timestamptz,
    user_id bigint,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete cascade,
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index statement_mails_customer on app.statement_mails (tenant_id, customer_id);
  ${tenantTable('statement_mails', roles)}
  comment on column app.statement_mails.mail is 'Recipients and text of the email.';
  comment on column app.statement_mails.mailed_at is 'Time at which its emails were queued, once.';
  `,
};
