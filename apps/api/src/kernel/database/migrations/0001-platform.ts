import type { Migration } from '../migration.ts';

/** Agencies, tenants, people and what they may do where. */
export const platformTables: Migration = {
  id: '0001-platform',
  up: (roles) => `
    create schema platform;
    create schema app;
    grant usage on schema platform to ${roles.platform};
    grant usage on schema app to ${roles.runtime};

    create table platform.agencies (
      id bigint generated always as identity primary key,
      guid uuid not null unique default gen_random_uuid(),
      name text not null,
      status smallint not null default 1,
      created_at timestamptz not null default now()
    );

    create table platform.tenants (
      id bigint generated always as identity primary key,
      guid uuid not null unique default gen_random_uuid(),
      agency_id bigint references platform.agencies (id),
      name text not null,
      slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$'),
      favicon text not null default '',
      status text not null default 'active' check (status in ('active', 'suspended')),
      plan text not null default 'basic' check (plan in ('basic', 'enterprise')),
      created_at timestamptz not null default now()
    );
    create index tenants_agency on platform.tenants (agency_id);

    create table platform.tenant_modules (
      tenant_id bigint not null references platform.tenants (id),
      module text not null,
      enabled boolean not null default true,
      primary key (tenant_id, module)
    );

    create table platform.domains (
      tenant_id bigint not null references platform.tenants (id),
      host text not null unique check (host = lower(host)),
      is_primary boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (tenant_id, host)
    );

    create table platform.users (
      id bigint generated always as identity primary key,
      auth_id text not null unique,
      email text not null unique check (email = lower(email)),
      firstname text not null default '',
      lastname text not null default '',
      display_name text not null,
      is_demo boolean not null default false,
      status text not null default 'active' check (status in ('active', 'suspended')),
      created_at timestamptz not null default now()
    );

    create table platform.memberships (
      id bigint generated always as identity primary key,
      user_id bigint not null references platform.users (id),
      tenant_id bigint references platform.tenants (id),
      agency_id bigint references platform.agencies (id),
      role_id text not null check (role_id in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
      created_at timestamptz not null default now(),
      unique nulls not distinct (user_id, tenant_id, agency_id),
      check (case role_id
        when '1' then tenant_id is null and agency_id is null
        when '2' then tenant_id is null and agency_id is not null
        else tenant_id is not null and agency_id is null
      end)
    );
    create index memberships_tenant on platform.memberships (tenant_id);
    create index memberships_agency on platform.memberships (agency_id);

    grant select, insert, update, delete on all tables in schema platform to ${roles.platform};
  `,
};
