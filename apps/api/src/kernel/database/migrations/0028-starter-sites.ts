import { type Migration, tenantTable } from '../migration.ts';

/** Progress of starter sites, and the records that they created, for undo. */
export const starterSites: Migration = {
  id: '0028-starter-sites',
  up: (roles) => `
    create table app.started_sites (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      site text not null,
      user_id bigint not null,
      status text not null default 'waiting'
        constraint started_sites_status check (status in ('waiting', 'running', 'done', 'failed', 'undone')),
      look boolean not null,
      homepage boolean not null,
      done integer not null default 0,
      total integer not null,
      made jsonb not null default '{}',
      error text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create unique index started_sites_one on app.started_sites (tenant_id, site) where status in ('waiting', 'running', 'done');
    create index started_sites_user on app.started_sites (tenant_id, user_id);
    ${tenantTable('started_sites', roles, 'select, insert, update')}
  `,
};
