import { type Migration, tenantTable } from '../migration.ts';

/** Newsletters: lists, subscribers and their consent. Email addresses are lower case and unique in a tenant. */
export const newsletter: Migration = {
  id: '0020-newsletter',
  up: (roles) => `
    create table app.email_lists (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null default gen_random_uuid(),
      name text not null,
      description text not null default '',
      visibility text not null default 'public' check (visibility in ('public', 'private')),
      optin text not null default 'double' check (optin in ('single', 'double')),
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create unique index email_lists_default on app.email_lists (tenant_id) where is_default;
    ${tenantTable('email_lists', roles)}

    create table app.subscribers (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null default gen_random_uuid(),
      email text not null check (email = lower(email)),
      firstname text not null default '',
      lastname text not null default '',
      customer_id bigint,
      status text not null default 'enabled' check (status in ('enabled', 'suppressed')),
      suppressed_reason text not null default '' check (suppressed_reason in ('', 'unsubscribe', 'hard_bounce', 'complaint', 'manual')),
      source text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, email),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id) on delete set null (customer_id)
    );
    ${tenantTable('subscribers', roles)}

    create table app.list_members (
      tenant_id bigint not null references platform.tenants (id),
      list_id bigint not null,
      subscriber_id bigint not null,
      status text not null check (status in ('unconfirmed', 'subscribed', 'unsubscribed')),
      -- When, from where and by what form somebody asked; what was confirmed, and when.
      consent jsonb not null default '{}',
      mailed_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, list_id, subscriber_id),
      foreign key (tenant_id, list_id) references app.email_lists (tenant_id, id) on delete cascade,
      foreign key (tenant_id, subscriber_id) references app.subscribers (tenant_id, id) on delete cascade
    );
    create index list_members_subscriber on app.list_members (tenant_id, subscriber_id);
    create index list_members_subscribed on app.list_members (tenant_id, list_id, subscriber_id) where status = 'subscribed';
    ${tenantTable('list_members', roles)}
  `,
};
