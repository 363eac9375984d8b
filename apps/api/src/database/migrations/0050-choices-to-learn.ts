import type { Migration } from '../migration.ts';

/**
 * What products are chosen by is kept since a while; products that are older, and that nobody has saved since, have none of it.
 * It is learnt in the background, shop by shop: how far that is stands here, and a shop that is done has no row.
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
