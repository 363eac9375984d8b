import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Components: templates that pages show as they are now, and where they are shown. */
export const components: Migration = {
  id: '0047-components',
  up: (roles) => `
    alter table app.component_templates drop constraint component_templates_type_check;
    alter table app.component_templates
      add constraint component_templates_type_check check (type in ('container', 'section', 'component'));
    comment on column app.component_templates.type is
      'container and section: copied into pages. component: shown by pages as it is now.';

    create table app.component_usages (
      tenant_id bigint not null references platform.tenants (id),
      component_id bigint not null,
      entity text not null check (entity in ('page', 'template')),
      entity_id bigint not null,
      primary key (tenant_id, component_id, entity, entity_id),
      foreign key (tenant_id, component_id)
        references app.component_templates (tenant_id, id) on delete cascade
    );
    create index component_usages_entity on app.component_usages (tenant_id, entity, entity_id);
    ${tenantTable('component_usages', roles, 'select, insert, delete')}
    comment on table app.component_usages is
      'Pages (with their live version) and templates (also components) that show a component.';
  `,
};
