import { type Migration, tenantTable } from '../migration.ts';

/** Headers, footers and more of pages; words and focal point of images; where images are used; a row that readiness is proven on. */
export const pageParts: Migration = {
  id: '0005-page-parts',
  up: (roles) => `
    alter table app.pages
      add column og_image text not null default '',
      add column noindex boolean not null default false,
      add column header_id bigint,
      add column without_header boolean not null default false,
      add column footer_id bigint,
      add column without_footer boolean not null default false,
      add column template text not null default '',
      add column sort integer not null default 0,
      add column usages_known boolean not null default false,
      add foreign key (tenant_id, header_id) references app.component_templates (tenant_id, id),
      add foreign key (tenant_id, footer_id) references app.component_templates (tenant_id, id),
      add check (not without_header or header_id is null),
      add check (not without_footer or footer_id is null);
    create index pages_header on app.pages (tenant_id, header_id) where header_id is not null;
    create index pages_footer on app.pages (tenant_id, footer_id) where footer_id is not null;
    create index pages_usages on app.pages (tenant_id, id) where not usages_known;
    drop index app.pages_parent;
    create index pages_parent on app.pages (tenant_id, parent_id, sort) where deleted_at is null;

    alter table app.component_templates add column usages_known boolean not null default false;
    create index component_templates_usages on app.component_templates (tenant_id, id) where not usages_known;

    alter table app.settings add column usages_known boolean not null default false;

    alter table app.media
      add column title text not null default '',
      add column focal_x real not null default 0.5 check (focal_x between 0 and 1),
      add column focal_y real not null default 0.5 check (focal_y between 0 and 1),
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now();

    create table app.media_usages (
      tenant_id bigint not null references platform.tenants (id),
      media_id bigint not null,
      entity text not null check (entity in ('page', 'template', 'settings')),
      entity_id bigint not null,
      field text not null,
      primary key (tenant_id, media_id, entity, entity_id, field),
      foreign key (tenant_id, media_id) references app.media (tenant_id, id)
    );
    create index media_usages_entity on app.media_usages (tenant_id, entity, entity_id);
    ${tenantTable('media_usages', roles, 'select, insert, delete')}

    create table platform.readiness (
      id smallint primary key check (id = 1),
      proven_at timestamptz not null
    );
    grant select, insert, update on platform.readiness to ${roles.platform};
  `,
};
