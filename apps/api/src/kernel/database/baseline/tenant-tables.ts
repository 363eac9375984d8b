import { tenantTable } from '../migration.ts';
import type { RoleNames } from '../role-names.ts';

/**
 * Agencies, tenants, users and what they may do where; mails on their way; the rows that prove the walls between tenants at
 * start.
 * Several tenants can claim the same domain, so that nobody can block its owner by claiming it first; only one can verify
 * it.
 */
export const tenantTables = (roles: RoleNames): string => `
  create schema platform;
  create schema app;
  grant usage on schema platform to ${roles.platform};
  grant usage on schema app to ${roles.runtime};

  create table platform.agencies (
    id bigint generated always as identity,
    guid uuid not null default gen_random_uuid(),
    name text not null,
    status smallint not null default 1,
    created_at timestamptz not null default now(),
    primary key (id),
    unique (guid)
  );
  grant select, insert, update, delete on platform.agencies to ${roles.platform};

  create table platform.tenants (
    id bigint generated always as identity,
    guid uuid not null default gen_random_uuid(),
    agency_id bigint,
    name text not null,
    slug text not null check (slug ~ '^[a-z0-9](-?[a-z0-9])*$'),
    favicon text not null default '',
    status text not null default 'active' check (status in ('active', 'suspended')),
    plan text not null default 'basic' check (plan in ('basic', 'enterprise')),
    created_at timestamptz not null default now(),
    version integer not null default 1,
    primary key (id),
    unique (guid),
    unique (slug),
    foreign key (agency_id) references platform.agencies (id)
  );
  create index tenants_agency on platform.tenants (agency_id);
  grant select, insert, update, delete on platform.tenants to ${roles.platform};

  create table platform.tenant_modules (
    tenant_id bigint not null references platform.tenants (id),
    module text not null,
    enabled boolean not null default true,
    primary key (tenant_id, module)
  );
  grant select, insert, update, delete on platform.tenant_modules to ${roles.platform};

  create table platform.domains (
    tenant_id bigint not null references platform.tenants (id),
    host text not null check (host = lower(host)),
    is_primary boolean not null default false,
    created_at timestamptz not null default now(),
    id bigint generated always as identity,
    token text not null default replace((gen_random_uuid())::text, '-', ''),
    verified_at timestamptz,
    checked_at timestamptz,
    problem text not null default '',
    primary key (tenant_id, host),
    unique (tenant_id, id),
    check ((not is_primary) or (verified_at is not null))
  );
  create unique index domains_owner on platform.domains (host) where verified_at is not null;
  create unique index domains_primary on platform.domains (tenant_id) where is_primary;
  grant select, insert, update, delete on platform.domains to ${roles.platform};
  comment on column platform.domains.token is 'Value of the DNS record that proves ownership of the domain.';
  comment on column platform.domains.verified_at is 'Null until the DNS record was found: until then the domain shows no site.';
  comment on column platform.domains.problem is 'Reason why the last check failed; '''' for none.';

  create table platform.users (
    id bigint generated always as identity,
    auth_id text not null,
    email text not null check (email = lower(email)),
    firstname text not null default '',
    lastname text not null default '',
    display_name text not null,
    is_demo boolean not null default false,
    status text not null default 'active' check (status in ('active', 'suspended')),
    created_at timestamptz not null default now(),
    locale text not null default '',
    timezone text not null default '',
    date_style text not null default '',
    number_style text not null default '',
    tenant_id bigint references platform.tenants (id),
    primary key (id),
    unique (auth_id)
  );
  create unique index users_account on platform.users (tenant_id, email) nulls not distinct;
  create index users_email on platform.users (email);
  grant select, insert, update, delete on platform.users to ${roles.platform};
  comment on column platform.users.locale is 'Formats of the user; '''' for those of the company.';
  comment on column platform.users.tenant_id is 'Tenant of a visitor''s account; null for staff.';

  create table platform.roles (
    tenant_id bigint not null references platform.tenants (id),
    -- Numbers below are those of the base roles.
    id bigint generated always as identity (start with 1000),
    name text not null,
    base_role text not null check (base_role in ('3', '4', '5', '6', '7', '8')),
    permissions text[] not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, id),
    unique (tenant_id, id, base_role)
  );
  create unique index roles_name on platform.roles (tenant_id, lower(name));
  grant select, insert, update, delete on platform.roles to ${roles.platform};

  create table platform.memberships (
    id bigint generated always as identity,
    user_id bigint not null,
    tenant_id bigint references platform.tenants (id),
    agency_id bigint,
    role_id text not null check (role_id in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
    created_at timestamptz not null default now(),
    status text not null default 'active' check (status in ('active', 'suspended')),
    version integer not null default 1,
    own_role_id bigint,
    primary key (id),
    unique nulls not distinct (user_id, tenant_id, agency_id),
    check (
  case role_id
      when '1' then ((tenant_id is null) and (agency_id is null))
      when '2' then ((tenant_id is null) and (agency_id is not null))
      else ((tenant_id is not null) and (agency_id is null))
  end),
    foreign key (agency_id) references platform.agencies (id),
    constraint memberships_own_role foreign key (tenant_id, own_role_id, role_id) references platform.roles (tenant_id, id, base_role) on UPDATE CASCADE,
    foreign key (user_id) references platform.users (id)
  );
  create index memberships_agency on platform.memberships (agency_id);
  create index memberships_tenant on platform.memberships (tenant_id);
  grant select, insert, update, delete on platform.memberships to ${roles.platform};
  comment on column platform.memberships.own_role_id is 'Custom role of the tenant, which narrows the base role; null for none.';

  create table app.people (
    tenant_id bigint not null references platform.tenants (id),
    user_id bigint not null,
    display_name text not null,
    primary key (tenant_id, user_id)
  );
  ${tenantTable('people', roles, 'select, insert, update')}

  create table app.counters (
    tenant_id bigint not null references platform.tenants (id),
    name text not null,
    value bigint not null check (value >= 0),
    primary key (tenant_id, name)
  );
  ${tenantTable('counters', roles, 'select, insert, update')}

  create function app.active_staff(ids bigint[])
  returns table (user_id bigint, display_name text, firstname text, email text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
    select u.id, u.display_name, u.firstname, u.email
    from platform.memberships m join platform.users u on u.id = m.user_id
    where m.tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint
      and u.id = any(ids) and m.role_id <> '9' and m.status = 'active' and u.status = 'active'
  $$;
  revoke all on function app.active_staff(bigint[]) from public;
  grant execute on function app.active_staff(bigint[]) to ${roles.runtime};
  comment on function app.active_staff(bigint[]) is 'Active staff of the tenant among these users.';

  create table app.canaries (
    tenant_id bigint not null,
    name text not null,
    primary key (tenant_id, name)
  );
  ${tenantTable('canaries', roles, 'select')}
  select set_config('app.tenant_id', '-1', true);
  insert into app.canaries values (-1, 'first');
  select set_config('app.tenant_id', '-2', true);
  insert into app.canaries values (-2, 'second');
  select set_config('app.tenant_id', '', true);

  create table app.settings (
    tenant_id bigint not null references platform.tenants (id),
    value jsonb not null default '{}',
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by bigint,
    usages_known boolean not null default false,
    primary key (tenant_id),
    foreign key (tenant_id, updated_by) references app.people (tenant_id, user_id)
  );
  ${tenantTable('settings', roles, 'select, insert, update')}

  create table platform.mails (
    id bigint generated always as identity,
    tenant_id bigint references platform.tenants (id),
    via text not null check (via in ('installation', 'tenant')),
    kind text not null,
    recipient text not null,
    subject text not null,
    content text not null,
    status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
    error text not null default '',
    user_id bigint,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    reply_to text not null default '',
    primary key (id),
    check ((via = 'installation') or (tenant_id is not null))
  );
  create index mails_recent on platform.mails (tenant_id, created_at desc);
  grant select, insert, update, delete on platform.mails to ${roles.platform};
  comment on column platform.mails.tenant_id is 'Null for emails of the platform itself.';
  comment on column platform.mails.via is 'Mail server that sends the email.';
  comment on column platform.mails.content is 'Text and HTML, encrypted; emptied once it is sent, as it may contain a link with a token.';
  comment on column platform.mails.user_id is 'User who caused the email, and who is notified when it cannot be sent.';
  comment on column platform.mails.reply_to is 'Reply-to address; '''' for the one of the mail server settings.';

  create table app.mail_servers (
    tenant_id bigint not null references platform.tenants (id),
    host text not null,
    port integer not null check ((port >= 1) and (port <= 65535)),
    security text not null check (security in ('tls', 'starttls')),
    username text not null,
    password text not null,
    from_name text not null,
    from_email text not null,
    reply_to text not null,
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    primary key (tenant_id)
  );
  ${tenantTable('mail_servers', roles)}
  comment on column app.mail_servers.security is 'tls: encrypted from the first byte. starttls: begins unencrypted and must switch.';
  comment on column app.mail_servers.password is 'Encrypted; '''' for none.';
`;
