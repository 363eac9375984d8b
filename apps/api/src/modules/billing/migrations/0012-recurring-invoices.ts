import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

const LISTED = [
  'title_key',
  'customer_name_key',
  'status',
  'next_key',
  'invoice_count',
  'grand_total',
  'created_at',
  'updated_at',
];

/** Recurring invoices: the content of their invoices with a schedule. An invoice belongs to one day of one of them. */
export const recurringInvoices: Migration = {
  id: '0012-recurring-invoices',
  up: (roles) => `
  create table app.recurring_invoices (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    title text not null default '',
    status text collate "C" not null default 'active' check (status in ('active', 'paused', 'ended')),
    rrule text not null,
    start_date date not null,
    end_date date check (end_date >= start_date),
    max_count integer check (max_count > 0),
    due_days integer not null check (due_days >= 0),
    auto_issue boolean not null default false,
    auto_send boolean not null default false,
    next_date date,
    last_date date,
    invoice_count integer not null default 0 check (invoice_count >= 0),
    notice text not null default '',
    failures integer not null default 0 check (failures >= 0),
    retry_at timestamptz,
    quote_id bigint,
    customer_id bigint,
    customer_name text not null default '',
    vehicle_id bigint,
    project_id bigint,
    po_number text not null default '',
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    tax_inclusive boolean not null default false,
    lines jsonb not null default '[]',
    tax_lines jsonb not null default '[]',
    subtotal numeric(16, 4) not null default 0 check (subtotal >= 0),
    discount_total numeric(16, 4) not null default 0 check (discount_total >= 0),
    tax_total numeric(16, 4) not null default 0 check (tax_total >= 0),
    grand_total numeric(16, 4) not null default 0 check (grand_total >= 0),
    deposit_type text not null default 'percent' check (deposit_type in ('percent', 'amount')),
    deposit numeric(16, 4) not null default 0 check (deposit >= 0),
    terms text not null default '',
    public_notes text not null default '',
    private_notes text not null default '',
    footer text not null default '',
    bill_to jsonb,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    title_key text collate "C" generated always as (lower(title)) stored,
    customer_name_key text collate "C" generated always as (lower(customer_name)) stored,
    next_key date generated always as (coalesce(next_date, 'infinity'::date)) stored,
    primary key (tenant_id, id),
    check ((status = 'active') = (next_date is not null)),
    check (auto_issue or not auto_send),
    foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id) on delete set null (quote_id),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id),
    foreign key (tenant_id, vehicle_id) references app.vehicles (tenant_id, id) on delete set null (vehicle_id),
    foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete set null (project_id),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
  );
  ${LISTED.map((column) => `create index recurring_invoices_${column} on app.recurring_invoices (tenant_id, ${column}, id) where deleted_at is null;`).join('\n  ')}
  create index recurring_invoices_due on app.recurring_invoices (tenant_id, next_date) where status = 'active' and deleted_at is null;
  create index recurring_invoices_customer on app.recurring_invoices (tenant_id, customer_id, id) where customer_id is not null;
  create index recurring_invoices_vehicle on app.recurring_invoices (tenant_id, vehicle_id) where vehicle_id is not null;
  create index recurring_invoices_project on app.recurring_invoices (tenant_id, project_id) where project_id is not null;
  create unique index recurring_invoices_quote on app.recurring_invoices (tenant_id, quote_id) where quote_id is not null and deleted_at is null;
  create index recurring_invoices_trash on app.recurring_invoices (tenant_id, deleted_at) where deleted_at is not null;
  ${tenantTable('recurring_invoices', roles)}
  comment on column app.recurring_invoices.rrule is 'Recurrence rule of RFC 5545 without an end.';
  comment on column app.recurring_invoices.next_date is 'Day of the next invoice; null unless it is active.';
  comment on column app.recurring_invoices.last_date is 'Last day of the schedule that was handled.';
  comment on column app.recurring_invoices.next_key is 'Day of the next invoice, computed by the database; those without one come last.';
  comment on column app.recurring_invoices.notice is 'Why the last invoice needs the attention of staff.';
  comment on column app.recurring_invoices.failures is 'Failed attempts of the next invoice since the last one that was created.';
  comment on column app.recurring_invoices.retry_at is 'Time before which a failed invoice is not tried again.';

  alter table app.invoices add column recurring_date date;
  alter table app.invoices add check (recurring_date is null or type = 'invoice');
  alter table app.invoices add foreign key (tenant_id, recurring_id) references app.recurring_invoices (tenant_id, id) on delete set null (recurring_id);
  create unique index invoices_recurring on app.invoices (tenant_id, recurring_id, recurring_date) where recurring_id is not null;
  comment on column app.invoices.recurring_date is 'Day of the schedule for which a recurring invoice created it, once.';
  `,
};
