import { type Migration, tenantTable } from '../migration.ts';

/** Tables of every tenant: people who acted in it, change notices, the audit log, idempotency keys. */
export const tenantTables: Migration = {
  id: '0003-tenant',
  up: (roles) => `
    create table app.people (
      tenant_id bigint not null references platform.tenants (id),
      user_id bigint not null,
      display_name text not null,
      primary key (tenant_id, user_id)
    );
    ${tenantTable('people', roles, 'select, insert, update')}

    create table app.outbox (
      tenant_id bigint not null references platform.tenants (id),
      seq bigint generated always as identity,
      entity text not null,
      entity_id bigint not null,
      action text not null check (action in ('created', 'updated', 'deleted')),
      version integer,
      actor_id bigint,
      created_at timestamptz not null default now(),
      primary key (tenant_id, seq)
    );
    ${tenantTable('outbox', roles, 'select, insert')}

    create table app.audit_log (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint,
      action text not null,
      entity text not null,
      entity_id bigint not null,
      request_id text not null,
      address text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create index audit_log_entity on app.audit_log (tenant_id, entity, entity_id, id desc);
    ${tenantTable('audit_log', roles, 'select, insert')}

    create table app.idempotency_keys (
      tenant_id bigint not null references platform.tenants (id),
      key text not null,
      request_hash text not null,
      status smallint,
      response text,
      expires_at timestamptz not null,
      primary key (tenant_id, key)
    );
    create index idempotency_keys_expiry on app.idempotency_keys (tenant_id, expires_at);
    ${tenantTable('idempotency_keys', roles)}

    create table app.settings (
      tenant_id bigint not null references platform.tenants (id),
      value jsonb not null default '{}',
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      updated_by bigint,
      primary key (tenant_id),
      foreign key (tenant_id, updated_by) references app.people (tenant_id, user_id)
    );
    ${tenantTable('settings', roles, 'select, insert, update')}

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
  `,
};
