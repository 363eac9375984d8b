import { type Migration, tenantTable } from '../../../kernel/database/migration.ts';

/** People who have a page open in the editor. Unlogged: after a crash everybody reports again. */
export const pageVisits: Migration = {
  id: '0056-page-visits',
  up: (roles) => `
    create unlogged table app.page_visits (
      tenant_id bigint not null references platform.tenants (id),
      page_id bigint not null,
      user_id bigint not null,
      node text,
      seen_at timestamptz not null default now(),
      primary key (tenant_id, page_id, user_id)
    );
    ${tenantTable('page_visits', roles)}
    comment on table app.page_visits is 'People who have a page open in the editor now.';
    comment on column app.page_visits.node is 'Block that the person has selected; null for none.';
  `,
};
