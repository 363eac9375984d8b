import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/**
 * Sign-in, invitations, views of lists, and services of a tenant. The tables of `auth` are as the sign-in library wants
 * them: a test asks it whether anything is missing. Sessions of visitors belong to the site on which they began; a staff
 * view of a site ends with the session that opened it.
 */
export const platformBaseline: Migration = {
  id: '0002-platform',
  up: (roles) => `
    create schema auth;
    grant usage on schema auth to ${roles.auth};

    create table auth."user" (
      id text not null,
      name text not null,
      email text not null,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now(),
      primary key (id),
      unique (email)
    );
    grant select, insert, update, delete on auth."user" to ${roles.auth};

    create table auth.account (
      id text not null,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null,
      primary key (id),
      foreign key ("userId") references auth."user" (id) on delete cascade
    );
    create index "account_userId_idx" on auth.account ("userId");
    grant select, insert, update, delete on auth.account to ${roles.auth};

    create table auth.session (
      id text not null,
      "expiresAt" timestamptz not null,
      token text not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null,
      "activeTenantId" bigint,
      "siteTenantId" bigint,
      primary key (id),
      unique (token),
      foreign key ("userId") references auth."user" (id) on delete cascade
    );
    create index "session_userId_idx" on auth.session ("userId");
    grant select, insert, update, delete on auth.session to ${roles.auth};

    create table auth.verification (
      id text not null,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now(),
      primary key (id)
    );
    create index verification_identifier_idx on auth.verification (identifier);
    grant select, insert, update, delete on auth.verification to ${roles.auth};

    create table auth.rate_limits (
      key character varying(255) not null,
      points integer not null default 0,
      expire bigint,
      primary key (key)
    );
    grant select, insert, update, delete on auth.rate_limits to ${roles.auth};

    create table platform.account_links (
      tenant_id bigint not null references platform.tenants (id),
      email text not null check (email = lower(email)),
      firstname text not null,
      lastname text not null,
      token_hash text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, email),
      unique (token_hash)
    );
    grant select, insert, update, delete on platform.account_links to ${roles.platform};
    comment on table platform.account_links is 'Requests for an account by guests of shops: the account is created when they follow the link in their email.';

    create table platform.password_resets (
      user_id bigint not null,
      token_hash text not null,
      expires_at timestamptz not null,
      primary key (user_id),
      unique (token_hash),
      foreign key (user_id) references platform.users (id) on delete cascade
    );
    grant select, insert, update, delete on platform.password_resets to ${roles.platform};

    create table platform.invitations (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      email text not null check (email = lower(email)),
      role_id text not null check (role_id in ('3', '4', '5', '6', '7', '8')),
      own_role_id bigint,
      token_hash text not null,
      invited_by bigint not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, email),
      unique (token_hash),
      foreign key (invited_by) references platform.users (id),
      foreign key (tenant_id, own_role_id, role_id) references platform.roles (tenant_id, id, base_role) on UPDATE CASCADE
    );
    grant select, insert, update, delete on platform.invitations to ${roles.platform};

    create table platform.site_views (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint not null,
      host text not null check (host = lower(host)),
      code_hash text,
      token_hash text,
      expires_at timestamptz not null,
      session_hash text not null,
      primary key (tenant_id, id),
      unique (code_hash),
      unique (token_hash),
      foreign key (user_id) references platform.users (id) on delete cascade
    );
    create index site_views_expires on platform.site_views (expires_at);
    create index site_views_session on platform.site_views (session_hash);
    create index site_views_user on platform.site_views (user_id);
    grant select, insert, update, delete on platform.site_views to ${roles.platform};
    comment on column platform.site_views.code_hash is 'Hash of the single-use code; null after the exchange.';
    comment on column platform.site_views.session_hash is 'Hash of the token of the session that opened the view; the view is deleted with it.';
    create function auth.end_site_views() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      delete from platform.site_views where session_hash = old.token;
      return null;
    end
    $$;
    revoke all on function auth.end_site_views() from public;
    create trigger end_site_views after delete on auth.session for each row
      execute function auth.end_site_views();

    create table platform.personal_views (
      id bigint generated always as identity,
      user_id bigint not null,
      entity text not null,
      name text not null,
      config jsonb not null,
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id),
      foreign key (user_id) references platform.users (id) on delete cascade
    );
    create unique index personal_views_default_key on platform.personal_views (user_id, entity) where is_default;
    create unique index personal_views_name_key on platform.personal_views (user_id, entity, lower(name));
    grant select, insert, update, delete on platform.personal_views to ${roles.platform};

    create table platform.readiness (
      id smallint not null check (id = 1),
      proven_at timestamptz not null,
      primary key (id)
    );
    grant select, insert, update on platform.readiness to ${roles.platform};

    create table app.saved_views (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint not null,
      entity text not null,
      name text not null,
      config jsonb not null,
      is_shared boolean not null default false,
      is_default boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create unique index saved_views_default_key on app.saved_views (tenant_id, user_id, entity) where is_default;
    create index saved_views_entity on app.saved_views (tenant_id, entity);
    create unique index saved_views_name_key on app.saved_views (tenant_id, user_id, entity, lower(name));
    ${tenantTable('saved_views', roles)}

    create table app.captchas (
      tenant_id bigint not null references platform.tenants (id),
      provider text not null check (provider in ('none', 'turnstile', 'hcaptcha', 'recaptcha')),
      site_key text not null,
      secret_key text not null,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id)
    );
    ${tenantTable('captchas', roles)}
    comment on column app.captchas.secret_key is 'Encrypted; '''' for none.';

    create table app.tracking_services (
      tenant_id bigint not null references platform.tenants (id),
      measurement_id text not null,
      secret_key text not null,
      failed_at timestamptz,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id)
    );
    ${tenantTable('tracking_services', roles, 'select, insert, update')}
    comment on column app.tracking_services.measurement_id is 'Empty for none.';
    comment on column app.tracking_services.secret_key is 'Encrypted; '''' for none.';

    create table app.first_steps (
      tenant_id bigint not null references platform.tenants (id),
      is_hidden boolean not null,
      hidden_by bigint not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id),
      foreign key (tenant_id, hidden_by) references app.people (tenant_id, user_id)
    );
    ${tenantTable('first_steps', roles)}
    comment on table app.first_steps is 'Tenants that have hidden the checklist of first steps.';

    create table app.started_sites (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      site text not null,
      user_id bigint not null,
      status text not null default 'waiting',
      look boolean not null,
      homepage boolean not null,
      done integer not null default 0,
      total integer not null,
      made jsonb not null default '{}',
      error text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint started_sites_status check (status in ('waiting', 'running', 'done', 'failed', 'undone')),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create unique index started_sites_one on app.started_sites (tenant_id, site) where status in ('waiting', 'running', 'done');
    create index started_sites_user on app.started_sites (tenant_id, user_id);
    ${tenantTable('started_sites', roles, 'select, insert, update')}
    comment on column app.started_sites.made is 'Ids of the created records, and the settings before.';
  `,
};
