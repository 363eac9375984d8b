import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Columns that quotes and invoices share. Lines are stored inside: a document is a copy of what was agreed. */
const DOCUMENT = `
    guid uuid not null default gen_random_uuid(),
    title text not null default '',
    status text collate "C" not null default 'draft',
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
    issued_at timestamptz,
    last_sent_at timestamptz,
    last_viewed_at timestamptz,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    title_key text collate "C" generated always as (lower(title)) stored,
    customer_name_key text collate "C" generated always as (lower(customer_name)) stored,
    primary key (tenant_id, id),
    unique (tenant_id, guid),
    check (issued_at is null or deleted_at is null),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id),
    foreign key (tenant_id, vehicle_id) references app.vehicles (tenant_id, id) on delete set null (vehicle_id),
    foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete set null (project_id),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)`;

/** Returns the indexes of the list of documents. */
const listIndexes = (table: string, columns: readonly string[]): string =>
  [
    ...columns.map(
      (column) =>
        `create index ${table}_${column} on app.${table} (tenant_id, ${column}, id) where deleted_at is null;`,
    ),
    `create index ${table}_customer on app.${table} (tenant_id, customer_id, id) where customer_id is not null;`,
    `create index ${table}_project on app.${table} (tenant_id, project_id) where project_id is not null;`,
    `create index ${table}_vehicle on app.${table} (tenant_id, vehicle_id) where vehicle_id is not null;`,
    `create index ${table}_trash on app.${table} (tenant_id, deleted_at) where deleted_at is not null;`,
  ].join('\n  ');

const LISTED = [
  'title_key',
  'customer_name_key',
  'status',
  'grand_total',
  'created_at',
  'updated_at',
] as const;

/**
 * Quotes, invoices with their payments, credit of customers, and their settings. The content of an issued document is fixed by a
 * trigger as well as by the server.
 */
export const billingBaseline: Migration = {
  id: '0008-billing',
  up: (roles) => `
  create table app.billing_settings (
    tenant_id bigint not null references platform.tenants (id),
    settings jsonb not null default '{}',
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    primary key (tenant_id)
  );
  ${tenantTable('billing_settings', roles, 'select, insert, update')}
  comment on column app.billing_settings.settings is 'Settings that differ from the defaults.';

  create table app.quotes (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    quote_number text,
    quote_date date not null,
    expiry_date date,
    signature jsonb,
    decline_reason text not null default '',
    invoice_id bigint,
    quote_number_key text collate "C" generated always as (lower(coalesce(quote_number, ''))) stored,
    expiry_key date generated always as (coalesce(expiry_date, 'infinity'::date)) stored,
    check (status in ('draft', 'sent', 'viewed', 'accepted', 'declined', 'converted')),
    check ((quote_number is null) = (issued_at is null)),
    ${DOCUMENT}
  );
  create unique index quotes_number on app.quotes (tenant_id, quote_number) where quote_number is not null;
  ${listIndexes('quotes', ['quote_number_key', 'quote_date', 'expiry_key', ...LISTED])}
  ${tenantTable('quotes', roles)}
  comment on column app.quotes.guid is 'Secret of the address at which the customer reads the quote.';
  comment on column app.quotes.expiry_key is 'Last day, computed by the database; quotes without one come last.';

  create table app.invoices (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    type text not null default 'invoice' check (type in ('invoice', 'credit_note')),
    invoice_number text,
    invoice_date date not null,
    due_date date,
    amount_paid numeric(16, 4) not null default 0 check (amount_paid >= 0),
    amount_credited numeric(16, 4) not null default 0 check (amount_credited >= 0),
    balance numeric(16, 4) not null default 0 check (balance >= 0),
    quote_id bigint,
    order_id bigint,
    recurring_id bigint,
    credited_invoice_id bigint,
    reminders_off boolean not null default false,
    invoice_number_key text collate "C" generated always as (lower(coalesce(invoice_number, ''))) stored,
    due_key date generated always as (coalesce(due_date, 'infinity'::date)) stored,
    check (status in ('draft', 'sent', 'viewed', 'partial', 'paid', 'cancelled', 'reversed')),
    check ((invoice_number is null) = (issued_at is null)),
    check ((type = 'credit_note') = (credited_invoice_id is not null)),
    ${DOCUMENT},
    foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id),
    foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
    foreign key (tenant_id, credited_invoice_id) references app.invoices (tenant_id, id)
  );
  create unique index invoices_number on app.invoices (tenant_id, invoice_number) where invoice_number is not null;
  ${listIndexes('invoices', ['invoice_number_key', 'invoice_date', 'due_key', 'balance', ...LISTED])}
  create index invoices_newest on app.invoices (tenant_id, customer_id, invoice_date desc, id desc) where deleted_at is null;
  create index invoices_unpaid on app.invoices (tenant_id, due_date) where balance > 0 and deleted_at is null;
  create index invoices_quote on app.invoices (tenant_id, quote_id) where quote_id is not null;
  create unique index invoices_order on app.invoices (tenant_id, order_id) where order_id is not null and type = 'invoice' and deleted_at is null and status <> 'cancelled';
  create index invoices_credited on app.invoices (tenant_id, credited_invoice_id) where credited_invoice_id is not null;
  ${tenantTable('invoices', roles)}
  comment on column app.invoices.guid is 'Secret of the address at which the customer reads the invoice.';
  comment on column app.invoices.balance is 'Amount left to pay; 0 for drafts, credit notes and cancelled invoices.';
  comment on column app.invoices.due_key is 'Due day, computed by the database; invoices without one come last.';
  alter table app.quotes add foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete set null (invoice_id);
  create index quotes_invoice on app.quotes (tenant_id, invoice_id) where invoice_id is not null;

  create function app.keep_issued_document() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
  begin
    if new.issued_at is distinct from old.issued_at or new.lines is distinct from old.lines
      or new.grand_total is distinct from old.grand_total or new.tax_lines is distinct from old.tax_lines
      or new.currency is distinct from old.currency or new.bill_to is distinct from old.bill_to
      or to_jsonb(new) ->> tg_argv[0] is distinct from to_jsonb(old) ->> tg_argv[0]
    then
      raise exception 'an issued document cannot be changed' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger quotes_fixed before update on app.quotes for each row
    when (old.issued_at is not null) execute function app.keep_issued_document('quote_number');
  create trigger invoices_fixed before update on app.invoices for each row
    when (old.issued_at is not null) execute function app.keep_issued_document('invoice_number');

  create table app.document_events (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    quote_id bigint,
    invoice_id bigint,
    type text not null,
    text text not null default '',
    user_id bigint,
    mail jsonb,
    mailed_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    check (num_nonnulls(quote_id, invoice_id) = 1),
    foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id) on delete cascade,
    foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete cascade,
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index document_events_quote on app.document_events (tenant_id, quote_id, id) where quote_id is not null;
  create index document_events_invoice on app.document_events (tenant_id, invoice_id, id) where invoice_id is not null;
  ${tenantTable('document_events', roles)}
  comment on column app.document_events.mail is 'Recipients and text of the email that the entry sends.';
  comment on column app.document_events.mailed_at is 'Time at which its emails were queued, once.';

  create table app.document_reminders (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    quote_id bigint,
    invoice_id bigint,
    last_day date not null,
    days integer not null,
    event_id bigint not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    check (num_nonnulls(quote_id, invoice_id) = 1),
    foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id) on delete cascade,
    foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete cascade,
    foreign key (tenant_id, event_id) references app.document_events (tenant_id, id)
  );
  create unique index document_reminders_quote on app.document_reminders (tenant_id, quote_id, last_day, days) where quote_id is not null;
  create unique index document_reminders_invoice on app.document_reminders (tenant_id, invoice_id, last_day, days) where invoice_id is not null;
  create index document_reminders_event on app.document_reminders (tenant_id, event_id);
  ${tenantTable('document_reminders', roles, 'select, insert, delete')}
  comment on table app.document_reminders is 'Reminders that were sent, so that each step of the plan is sent once.';
  comment on column app.document_reminders.last_day is 'Due day of an invoice or last day of a quote, for which the step was counted.';

  create table app.invoice_payments (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    invoice_id bigint,
    quote_id bigint,
    kind text not null check (kind in ('payment', 'refund')),
    amount numeric(16, 4) not null check (amount > 0),
    surplus numeric(16, 4) not null default 0 check (surplus >= 0 and surplus <= amount),
    paid_on date not null,
    method text not null,
    reference text not null default '',
    status text not null default 'done' check (status in ('open', 'done', 'failed', 'mismatch')),
    provider text,
    provider_ref text,
    url text,
    user_id bigint,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    part text not null default 'balance' check (part in ('balance', 'deposit')),
    refunds_id bigint,
    check (num_nonnulls(invoice_id, quote_id) >= 1),
    unique (tenant_id, provider, provider_ref),
    foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id),
    foreign key (tenant_id, quote_id) references app.quotes (tenant_id, id),
    foreign key (tenant_id, refunds_id) references app.invoice_payments (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index invoice_payments_invoice on app.invoice_payments (tenant_id, invoice_id, id);
  create index invoice_payments_quote on app.invoice_payments (tenant_id, quote_id, id) where quote_id is not null;
  create index invoice_payments_open on app.invoice_payments (tenant_id, created_at) where status = 'open';
  create index invoice_payments_refunds on app.invoice_payments (tenant_id, refunds_id) where refunds_id is not null;
  create index invoice_payments_day on app.invoice_payments (tenant_id, paid_on) where status = 'done';
  ${tenantTable('invoice_payments', roles)}
  comment on column app.invoice_payments.quote_id is 'Quote whose deposit it pays; its invoice takes the payment over.';
  comment on column app.invoice_payments.refunds_id is 'Online payment that a refund returns to the card.';
  comment on column app.invoice_payments.surplus is 'Part that exceeded the balance and became credit of the customer.';

  create table app.customer_credits (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    customer_id bigint not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    amount numeric(16, 4) not null check (amount <> 0),
    invoice_id bigint not null,
    payment_id bigint,
    user_id bigint,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id),
    foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id),
    foreign key (tenant_id, payment_id) references app.invoice_payments (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index customer_credits_customer on app.customer_credits (tenant_id, customer_id, currency);
  ${tenantTable('customer_credits', roles)}
  comment on column app.customer_credits.amount is 'What a customer was given, or has used where it is negative.';

  create table app.project_invoices (
    tenant_id bigint not null references platform.tenants (id),
    project_id bigint not null,
    invoice_id bigint not null,
    primary key (tenant_id, project_id, invoice_id),
    foreign key (tenant_id, project_id) references app.projects (tenant_id, id) on delete cascade,
    foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete cascade
  );
  create index project_invoices_invoice on app.project_invoices (tenant_id, invoice_id);
  ${tenantTable('project_invoices', roles)}
  comment on table app.project_invoices is 'Invoices that people have attached to a project.';

  alter table app.time_entries add foreign key (tenant_id, invoice_id) references app.invoices (tenant_id, id) on delete set null (invoice_id);
  create index time_entries_invoice on app.time_entries (tenant_id, invoice_id) where invoice_id is not null;
  create index time_entries_unbilled on app.time_entries (tenant_id, task_id) where billable and invoice_id is null and deleted_at is null;
  `,
};
