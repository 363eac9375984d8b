import { type Migration, tenantTable } from '../migration.ts';

/** Flag of tenants that have hidden the checklist of first steps. */
export const firstSteps: Migration = {
  id: '0122-first-steps',
  up: (roles) => `
    create table app.first_steps (
      tenant_id bigint not null references platform.tenants (id),
      is_hidden boolean not null,
      hidden_by bigint not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id),
      foreign key (tenant_id, hidden_by) references app.people (tenant_id, user_id)
    );
    ${tenantTable('first_steps', roles)}
  `,
};
