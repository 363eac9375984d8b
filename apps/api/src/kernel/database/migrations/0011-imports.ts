import { type Migration, tenantTable } from '../migration.ts';

/** Imports of files, and what became of each of their rows. */
export const imports: Migration = {
  id: '0011-imports',
  up: (roles) => `
    create table app.imports (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null,
      user_id bigint not null,
      entity text not null,
      filename text not null,
      status text not null default 'mapping' check (status in
        ('mapping', 'validating', 'ready', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
      columns jsonb not null,
      sample jsonb not null,
      mapping jsonb not null,
      match_on text not null default '',
      on_match text not null default 'update' check (on_match in ('update', 'skip', 'create')),
      total integer not null,
      processed integer not null default 0,
      created integer not null default 0,
      updated integer not null default 0,
      skipped integer not null default 0,
      failed integer not null default 0,
      checked jsonb,
      error text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index imports_recent on app.imports (tenant_id, created_at desc, id desc);
    ${tenantTable('imports', roles, 'select, insert, update')}

    create table app.import_rows (
      tenant_id bigint not null references platform.tenants (id),
      import_id bigint not null,
      row_no integer not null,
      outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
      entity_id bigint,
      entity_version integer,
      before jsonb,
      error text not null default '',
      primary key (tenant_id, import_id, row_no),
      foreign key (tenant_id, import_id) references app.imports (tenant_id, id)
    );
    create index import_rows_failed on app.import_rows (tenant_id, import_id, row_no) where outcome = 'failed';
    ${tenantTable('import_rows', roles, 'select, insert, delete')}
  `,
};
