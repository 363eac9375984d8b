import { type Migration, tenantTable } from '../migration.ts';

/**
 * Customers with their vehicles, and notes. Sort and filter values have their own columns: under row-level security an index
 * serves comparisons of columns, but not of function results.
 */
export const customers: Migration = {
  id: '0008-customers',
  up: (roles) => `
    create table app.customers (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      firstname text not null default '',
      lastname text not null default '',
      display_name text not null default '',
      email text not null default '',
      phone text not null default '',
      country text not null default '',
      company text not null default '',
      job_title text not null default '',
      website text not null default '',
      status text not null default 'active' check (status in ('lead', 'active', 'inactive')),
      source text not null default '',
      owner_id bigint,
      addresses jsonb not null default '[]',
      custom_fields jsonb not null default '{}',
      consent_email boolean not null default false,
      consent_sms boolean not null default false,
      display_name_key text generated always as (lower(display_name)) stored,
      firstname_key text generated always as (lower(firstname)) stored,
      lastname_key text generated always as (lower(lastname)) stored,
      email_key text generated always as (lower(email)) stored,
      company_key text generated always as (lower(company)) stored,
      country_key text generated always as (lower(country)) stored,
      source_key text generated always as (lower(source)) stored,
      imported_id text,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, owner_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index customers_name on app.customers (tenant_id, display_name_key, id) where deleted_at is null;
    create index customers_lastname on app.customers (tenant_id, lastname_key, id) where deleted_at is null;
    create index customers_firstname on app.customers (tenant_id, firstname_key, id) where deleted_at is null;
    create index customers_email on app.customers (tenant_id, email_key, id) where deleted_at is null;
    create index customers_company on app.customers (tenant_id, company_key, id) where deleted_at is null;
    create index customers_country on app.customers (tenant_id, country_key, id) where deleted_at is null;
    create index customers_source on app.customers (tenant_id, source_key, id) where deleted_at is null;
    create index customers_status on app.customers (tenant_id, status, id) where deleted_at is null;
    create index customers_phone on app.customers (tenant_id, phone) where deleted_at is null and phone <> '';
    create index customers_created on app.customers (tenant_id, created_at, id) where deleted_at is null;
    create index customers_updated on app.customers (tenant_id, updated_at, id) where deleted_at is null;
    create index customers_owner on app.customers (tenant_id, owner_id) where deleted_at is null and owner_id is not null;
    create index customers_trash on app.customers (tenant_id, deleted_at) where deleted_at is not null;
    create unique index customers_imported_key on app.customers (tenant_id, imported_id) where imported_id is not null and deleted_at is null;
    ${tenantTable('customers', roles)}

    create table app.vehicles (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      customer_id bigint not null,
      type text not null default 'car' check (type in ('car', 'truck', 'motorcycle')),
      vin text not null default '',
      make text not null default '',
      model text not null default '',
      year text not null default '',
      color text not null default '',
      plate text not null default '',
      odometer integer,
      check_in_status text not null default '',
      notes text not null default '',
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete cascade
    );
    create index vehicles_customer on app.vehicles (tenant_id, customer_id, id);
    ${tenantTable('vehicles', roles)}

    create table app.notes (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      title text not null,
      content text not null default '',
      due_date date,
      customer_id bigint,
      pinned boolean not null default false,
      done boolean not null default false,
      title_key text generated always as (lower(title)) stored,
      remind_at timestamptz,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index notes_title on app.notes (tenant_id, title_key, id) where deleted_at is null;
    create index notes_updated on app.notes (tenant_id, updated_at, id) where deleted_at is null;
    create index notes_created on app.notes (tenant_id, created_at, id) where deleted_at is null;
    create index notes_due on app.notes (tenant_id, due_date, id) where deleted_at is null;
    create index notes_customer on app.notes (tenant_id, customer_id, updated_at desc) where deleted_at is null;
    create index notes_trash on app.notes (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('notes', roles)}
  `,
};
