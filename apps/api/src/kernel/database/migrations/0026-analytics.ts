import { type Migration, tenantTable } from '../migration.ts';

/**
 * Visits of sites: events as they came, for ninety days, and their counts by day for good. A visitor is a hash with a salt that
 * is gone when its day is over. No reference leads to an event, so that many are written cheaply and removed in bulk.
 */
export const analytics: Migration = {
  id: '0026-analytics',
  up: (roles) => `
    create table app.site_salts (
      tenant_id bigint not null references platform.tenants (id),
      day date not null,
      salt bytea not null,
      primary key (tenant_id, day)
    );
    ${tenantTable('site_salts', roles, 'select, insert, delete')}

    create table app.site_events (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      at timestamptz not null default now(),
      -- In the tenant's time zone, as it was then.
      day date not null,
      kind text not null check (kind in ('page_view', 'button')),
      path text not null,
      name text not null default '',
      referrer text not null default '',
      device text not null check (device in ('desktop', 'tablet', 'mobile')),
      visitor bytea not null,
      primary key (tenant_id, id)
    );
    create index site_events_day on app.site_events (tenant_id, day);
    ${tenantTable('site_events', roles, 'select, insert, delete')}

    create table app.site_stats (
      tenant_id bigint not null references platform.tenants (id),
      day date not null,
      dimension text not null check (dimension in ('all', 'presses', 'page', 'referrer', 'device', 'button')),
      key text not null,
      views integer not null,
      visitors integer not null,
      primary key (tenant_id, day, dimension, key)
    );
    ${tenantTable('site_stats', roles, 'select, insert, delete')}

    create table app.site_stats_until (
      tenant_id bigint primary key references platform.tenants (id),
      day date not null
    );
    ${tenantTable('site_stats_until', roles, 'select, insert, update')}
  `,
};
