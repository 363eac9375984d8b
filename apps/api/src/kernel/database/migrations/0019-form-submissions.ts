import { type Migration, tenantTable } from '../migration.ts';

/**
 * Form submissions of visitors, and the replies of staff. Answers and recipients are stored as they were, because the form may
 * change. Emails may refer to the submission that they reply to. Lists sort by columns: under row-level security an index does
 * not serve function results.
 */
export const formSubmissionsTable: Migration = {
  id: '0019-form-submissions',
  up: (roles) => `
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
      -- '' while nobody was told yet.
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
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, assignee_id) references app.people (tenant_id, user_id),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id)
    );
    create index form_submissions_customer on app.form_submissions (tenant_id, customer_id) where customer_id is not null;
    create index form_submissions_assignee on app.form_submissions (tenant_id, assignee_id, created_at) where deleted_at is null;
    create index form_submissions_subject on app.form_submissions (tenant_id, subject_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_form_name on app.form_submissions (tenant_id, form_name_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_email on app.form_submissions (tenant_id, email_key, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_status on app.form_submissions (tenant_id, status, id) include (author_id, created_at) where deleted_at is null;
    create index form_submissions_created on app.form_submissions (tenant_id, created_at, id) include (status, author_id) where deleted_at is null;
    create index form_submissions_updated on app.form_submissions (tenant_id, updated_at, id) include (status, author_id, created_at) where deleted_at is null;
    create index form_submissions_trash on app.form_submissions (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('form_submissions', roles)}

    create table app.form_replies (
      tenant_id bigint not null references platform.tenants (id),
      submission_id bigint not null,
      id bigint generated always as identity,
      subject text not null,
      text text not null,
      author_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, submission_id, id),
      foreign key (tenant_id, submission_id) references app.form_submissions (tenant_id, id) on delete cascade,
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('form_replies', roles, 'select, insert, delete')}

    alter table platform.mails add column reply_to text not null default '';
  `,
};
