import { type Migration, tenantTable } from '../migration.ts';

/**
 * Bulk changes of more records than one request allows: the change, its progress, and the result per record. The records are
 * fixed at the start, so that the change itself cannot affect the selection.
 */
export const bulkWorks: Migration = {
  id: '0078-bulk-works',
  up: (roles) => `
    create table app.bulk_works (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      user_id bigint not null,
      entity text not null,
      action text not null check (action in ('change', 'remove', 'restore')),
      request jsonb not null,
      status text not null default 'gathering'
        check (status in ('gathering', 'running', 'done', 'stopped', 'failed')),
      total bigint,
      done bigint not null default 0,
      changed bigint not null default 0,
      failed bigint not null default 0,
      after_id bigint not null default 0,
      undone_by bigint,
      error text not null default '',
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('bulk_works', roles)}

    create table app.bulk_work_rows (
      tenant_id bigint not null,
      work_id bigint not null,
      entity_id bigint not null,
      is_changed boolean,
      error text not null default '',
      primary key (tenant_id, work_id, entity_id),
      foreign key (tenant_id, work_id) references app.bulk_works (tenant_id, id) on delete cascade
    );
    create index bulk_work_rows_failed on app.bulk_work_rows (tenant_id, work_id, entity_id) where is_changed = false;
    ${tenantTable('bulk_work_rows', roles)}
  `,
};
