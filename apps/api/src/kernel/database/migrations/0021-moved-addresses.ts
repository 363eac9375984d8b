import { type Migration, tenantTable } from '../migration.ts';

/** Previous URLs of pages and posts, for redirects. They are deleted with their record. */
export const movedAddresses: Migration = {
  id: '0021-moved-addresses',
  up: (roles) => `
    create table app.moved_addresses (
      tenant_id bigint not null references platform.tenants (id),
      path text not null,
      page_id bigint,
      post_id bigint,
      moved_at timestamptz not null default now(),
      primary key (tenant_id, path),
      foreign key (tenant_id, page_id) references app.pages (tenant_id, id) on delete cascade,
      foreign key (tenant_id, post_id) references app.blog_posts (tenant_id, id) on delete cascade,
      constraint moved_addresses_one check (num_nonnulls(page_id, post_id) = 1)
    );
    create index moved_addresses_page on app.moved_addresses (tenant_id, page_id) where page_id is not null;
    create index moved_addresses_post on app.moved_addresses (tenant_id, post_id) where post_id is not null;
    ${tenantTable('moved_addresses', roles, 'select, insert, update')}
  `,
};
