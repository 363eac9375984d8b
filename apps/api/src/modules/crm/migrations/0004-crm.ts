import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/**
 * Customers with their vehicles, notes, and form submissions.
 * Values that lists are sorted or filtered by have columns of their own: under row-level security an index serves
 * comparisons of columns, but not of function results. Answers and recipients of forms are stored as they were, because the
 * form may change.
 */
export const crmBaseline: Migration = {
  id: '0004-crm',
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
      display_name_key text collate "C" generated always as (lower(display_name)) stored,
      firstname_key text collate "C" generated always as (lower(firstname)) stored,
      lastname_key text collate "C" generated always as (lower(lastname)) stored,
      email_key text collate "C" generated always as (lower(email)) stored,
      company_key text collate "C" generated always as (lower(company)) stored,
      country_key text collate "C" generated always as (lower(country)) stored,
      source_key text collate "C" generated always as (lower(source)) stored,
      imported_id text,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, owner_id) references app.people (tenant_id, user_id)
    );
    create index customers_company on app.customers (tenant_id, company_key, id) include (status, source_key, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_country on app.customers (tenant_id, country_key, id) include (status, source_key, owner_id, created_at) where deleted_at is null;
    create index customers_created on app.customers (tenant_id, created_at, id) include (status, source_key, country_key, owner_id) where deleted_at is null;
    create index customers_email on app.customers (tenant_id, email_key, id) include (status, source_key, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_firstname on app.customers (tenant_id, firstname_key, id) include (status, source_key, country_key, owner_id, created_at) where deleted_at is null;
    create unique index customers_imported_key on app.customers (tenant_id, imported_id) where imported_id is not null and deleted_at is null;
    create index customers_lastname on app.customers (tenant_id, lastname_key, id) include (status, source_key, country_key, owner_id, created_at, firstname_key) where deleted_at is null;
    create index customers_name on app.customers (tenant_id, display_name_key, id) include (status, source_key, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_owner on app.customers (tenant_id, owner_id) where deleted_at is null and owner_id is not null;
    create index customers_phone on app.customers (tenant_id, phone) where deleted_at is null and phone <> '';
    create index customers_quick on app.customers (tenant_id, status, updated_at, id) include (source_key, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_source on app.customers (tenant_id, source_key, id) include (status, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_status on app.customers (tenant_id, status, id) include (source_key, country_key, owner_id, created_at) where deleted_at is null;
    create index customers_trash on app.customers (tenant_id, deleted_at) where deleted_at is not null;
    create index customers_updated on app.customers (tenant_id, updated_at, id) include (status, source_key, country_key, owner_id, created_at) where deleted_at is null;
    ${tenantTable('customers', roles)}
    comment on column app.customers.display_name_key is 'Display name in lower case, computed by the database.';
    comment on column app.customers.imported_id is 'Id in the system that the customer was imported from.';

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
      title_key text collate "C" generated always as (lower(title)) stored,
      remind_at timestamptz,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id)
    );
    create index notes_created on app.notes (tenant_id, created_at, id) include (done, pinned, customer_id, author_id) where deleted_at is null;
    create index notes_customer on app.notes (tenant_id, customer_id, updated_at desc) where deleted_at is null;
    create index notes_due on app.notes (tenant_id, due_date, id) include (done, pinned, customer_id, author_id, created_at) where deleted_at is null;
    create index notes_title on app.notes (tenant_id, title_key, id) include (done, pinned, customer_id, author_id, created_at) where deleted_at is null;
    create index notes_trash on app.notes (tenant_id, deleted_at) where deleted_at is not null;
    create index notes_updated on app.notes (tenant_id, updated_at, id) include (done, pinned, customer_id, author_id, created_at) where deleted_at is null;
    ${tenantTable('notes', roles)}
    comment on column app.notes.due_date is 'A calendar day, YYYY-MM-DD.';
    comment on column app.notes.title_key is 'Title in lower case, computed by the database.';

    create table app.form_submissions (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      subject text not null,
      form_name text not null default '',
      email text not null default '',
      status text not null default 'new' check (status in ('new', 'read', 'replied', 'archived', 'spam')),
      message text not null default '',
      guid uuid not null default gen_random_uuid(),
      page_url text not null default '',
      answers jsonb not null default '[]',
      files jsonb not null default '[]',
      utm jsonb not null default '{}',
      visitor_id text not null default '',
      recipients text[] not null default '{}',
      notified text not null default '' check (notified in ('', 'sent', 'no_recipients', 'no_provider', 'spam', 'form_unknown')),
      customer_id bigint,
      assignee_id bigint,
      subject_key text collate "C" generated always as (lower(subject)) stored,
      form_name_key text collate "C" generated always as (lower(form_name)) stored,
      email_key text collate "C" generated always as (lower(email)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      foreign key (tenant_id, assignee_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id)
    );
    create index form_submissions_assignee on app.form_submissions (tenant_id, assignee_id, created_at) where deleted_at is null;
    create index form_submissions_created on app.form_submissions (tenant_id, created_at, id) include (status, author_id) where deleted_at is null;
    create index form_submissions_customer on app.form_submissions (tenant_id, customer_id) where customer_id is not null;
    create index form_submissions_email on app.form_submissions (tenant_id, email_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_form_name on app.form_submissions (tenant_id, form_name_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_status on app.form_submissions (tenant_id, status, id) include (author_id, created_at) where deleted_at is null;
    create index form_submissions_subject on app.form_submissions (tenant_id, subject_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_trash on app.form_submissions (tenant_id, deleted_at) where deleted_at is not null;
    create index form_submissions_updated on app.form_submissions (tenant_id, updated_at, id) include (status, author_id, created_at) where deleted_at is null;
    ${tenantTable('form_submissions', roles)}
    comment on column app.form_submissions.notified is 'Result of notifying the recipients; '''' while it is pending.';

    create table app.form_replies (
      tenant_id bigint not null references platform.tenants (id),
      submission_id bigint not null,
      id bigint generated always as identity,
      subject text not null,
      text text not null,
      author_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, submission_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, submission_id) references app.form_submissions (tenant_id, id) on delete cascade
    );
    ${tenantTable('form_replies', roles, 'select, insert, delete')}
  `,
};
