import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Files of records that no public URL serves; they count towards the quota of the media library. */
export const privateFiles: Migration = {
  id: '0009-private-files',
  up: (roles) => `
    create table app.private_files (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null,
      owner text not null check (owner in ('work')),
      name text not null,
      mime_type text not null,
      bytes bigint not null,
      author_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index private_files_author on app.private_files (tenant_id, author_id);
    create index private_files_room on app.private_files (tenant_id) include (bytes);
    ${tenantTable('private_files', roles, 'select, insert, delete')}
    comment on table app.private_files is 'Files that only users who see their record may read.';
    comment on column app.private_files.owner is 'Domain whose records refer to the file.';
  `,
};
