import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Contacts of customers, emails to them, merges that can be undone, and customers that are known to be different. */
export const customerHub: Migration = {
  id: '0010-customer-hub',
  up: (roles) => `
    alter table app.customers add column contacts jsonb not null default '[]';

    create table app.customer_emails (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      customer_id bigint not null,
      recipient text not null,
      subject text not null,
      message text not null,
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index customer_emails_customer on app.customer_emails (tenant_id, customer_id, created_at desc);
    ${tenantTable('customer_emails', roles, 'select, insert, update, delete')}

    create table app.customer_merges (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      kept_id bigint not null,
      merged_ids jsonb not null,
      names text[] not null,
      moved jsonb not null,
      before jsonb not null,
      after jsonb not null,
      added_tags jsonb not null default '[]',
      user_id bigint,
      created_at timestamptz not null default now(),
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, kept_id) references app.customers (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index customer_merges_kept on app.customer_merges (tenant_id, kept_id, id desc);
    ${tenantTable('customer_merges', roles, 'select, insert, update, delete')}
    comment on column app.customer_merges.moved is 'Ids of the moved records and the customers they belonged to, by table.';
    comment on column app.customer_merges.before is 'Values of the kept customer before the merge.';
    comment on column app.customer_merges.after is 'Values of the kept customer after the merge.';

    create table app.distinct_customers (
      tenant_id bigint not null references platform.tenants (id),
      one_id bigint not null,
      other_id bigint not null,
      user_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, one_id, other_id),
      check (one_id < other_id),
      foreign key (tenant_id, one_id) references app.customers (tenant_id, id) on delete cascade,
      foreign key (tenant_id, other_id) references app.customers (tenant_id, id) on delete cascade,
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index distinct_customers_other on app.distinct_customers (tenant_id, other_id);
    ${tenantTable('distinct_customers', roles, 'select, insert, delete')}
    comment on table app.distinct_customers is 'Pairs of customers that a person said are not duplicates.';
  `,
};
