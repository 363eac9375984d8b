import { type Migration, tenantTable } from '../migration.ts';

/** Folders of images; the picture that an image shows now, and the original of one that is cropped. */
export const mediaLibrary: Migration = {
  id: '0006-media-library',
  up: (roles) => `
    create table app.media_folders (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      parent_id bigint,
      name text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, parent_id) references app.media_folders (tenant_id, id)
    );
    create unique index media_folders_name_key on app.media_folders (tenant_id, coalesce(parent_id, 0), lower(name));
    create index media_folders_parent on app.media_folders (tenant_id, parent_id);
    ${tenantTable('media_folders', roles)}

    alter table app.media
      add column folder_id bigint,
      add column revision text not null default '0',
      add column crop jsonb,
      add column original jsonb,
      add constraint media_crop_original check ((crop is null) = (original is null)),
      add foreign key (tenant_id, folder_id) references app.media_folders (tenant_id, id);
    create index media_folder on app.media (tenant_id, folder_id, created_at desc, id desc) where deleted_at is null;
  `,
};
