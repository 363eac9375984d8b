import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** Arrangement of the overview by each person. */
export const overviewLayouts: Migration = {
  id: '0014-overview',
  up: (roles) => `
    create table app.overview_layouts (
      tenant_id bigint not null references platform.tenants (id),
      user_id bigint not null,
      layout jsonb not null,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    ${tenantTable('overview_layouts', roles, 'select, insert, update')}
  `,
};
