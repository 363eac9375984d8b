import { type Migration, tenantTable } from '../migration.ts';

/**
 * Imports say how they ended: with errors, failed, or what undoing them did to each record. Failed rows keep their cells, so that
 * people can correct them.
 */
export const importResults: Migration = {
  id: '0110-import-results',
  up: (roles) => `
    alter table app.import_rows add column undo text not null default ''
      check (undo in ('', 'removed', 'restored', 'kept'));
    alter table app.import_rows add column undo_reason text not null default '';
    alter table app.import_rows add column undo_title text not null default '';
    alter table app.import_rows add column cells jsonb;
    create index import_rows_records on app.import_rows (tenant_id, import_id, entity_id)
      where outcome in ('created', 'updated');
    create index import_rows_undone on app.import_rows (tenant_id, import_id, row_no) where undo_reason <> '';

    alter table app.imports add column undo_report jsonb;
    alter table app.imports add column replacements jsonb not null default '[]';
    alter table app.imports drop constraint imports_status_check;
    alter table app.imports add constraint imports_status_check check (status in
      ('mapping', 'validating', 'ready', 'running', 'done', 'partial', 'failed', 'cancelled', 'undoing', 'undone'));
    alter table app.imports no force row level security;
    update app.imports set status = case when created + updated + skipped > 0 then 'partial' else 'failed' end
      where status = 'done' and failed > 0;
    alter table app.imports force row level security;

    create table app.import_corrections (
      tenant_id bigint not null references platform.tenants (id),
      import_id bigint not null,
      row_no integer not null,
      cells jsonb not null,
      primary key (tenant_id, import_id, row_no),
      foreign key (tenant_id, import_id) references app.imports (tenant_id, id)
    );
    ${tenantTable('import_corrections', roles, 'select, insert, update, delete')}
  `,
};
