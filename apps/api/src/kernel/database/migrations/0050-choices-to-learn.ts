import type { Migration } from '../migration.ts';

/**
 * Progress of computing facet values of products that were saved before facets existed. A background job does it shop by shop; a
 * finished shop has no row.
 */
export const choicesToLearn: Migration = {
  id: '0050-choices-to-learn',
  up: (roles) => `
    create table platform.choices_to_learn (
      tenant_id bigint primary key references platform.tenants (id) on delete cascade,
      after_id bigint not null default 0
    );
    grant select, insert, update, delete on platform.choices_to_learn to ${roles.platform};
    insert into platform.choices_to_learn (tenant_id) select id from platform.tenants;
  `,
};
