import { type Migration, tenantTable } from '../migration.ts';

/** Own roles of tenants, invitations, lost passwords, mails on their way, and the mail servers of tenants. */
export const peopleAndMail: Migration = {
  id: '0012-people-and-mail',
  up: (roles) => `
    alter table platform.tenants add version integer not null default 1;

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

    alter table platform.memberships
      add status text not null default 'active' check (status in ('active', 'suspended')),
      add version integer not null default 1,
      add own_role_id bigint,
      add constraint memberships_own_role foreign key (tenant_id, own_role_id, role_id)
        references platform.roles (tenant_id, id, base_role) on update cascade;

    create table platform.invitations (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      email text not null check (email = lower(email)),
      role_id text not null check (role_id in ('3', '4', '5', '6', '7', '8')),
      own_role_id bigint,
      token_hash text not null unique,
      invited_by bigint not null references platform.users (id),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, email),
      foreign key (tenant_id, own_role_id, role_id)
        references platform.roles (tenant_id, id, base_role) on update cascade
    );

    create table platform.password_resets (
      user_id bigint primary key references platform.users (id) on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    );

    create table platform.mails (
      id bigint generated always as identity primary key,
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
      check (via = 'installation' or tenant_id is not null)
    );
    create index mails_recent on platform.mails (tenant_id, created_at desc);

    grant select, insert, update, delete
      on platform.roles, platform.invitations, platform.password_resets, platform.mails to ${roles.platform};

    create table app.mail_servers (
      tenant_id bigint not null references platform.tenants (id),
      host text not null,
      port integer not null check (port between 1 and 65535),
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
  `,
};
