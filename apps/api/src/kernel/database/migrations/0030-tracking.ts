import { type Migration, tenantTable } from '../migration.ts';

/**
 * The tracking service of a tenant, to which visits are passed on, and the kinds of events that it knows beside ours.
 * The index of settings' history counts its changes too.
 */
export const tracking: Migration = {
  id: '0030-tracking',
  up: (roles) => `
    create table app.tracking_services (
      tenant_id bigint not null references platform.tenants (id),
      measurement_id text not null,
      secret_key text not null,
      failed_at timestamptz,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (tenant_id)
    );
    ${tenantTable('tracking_services', roles, 'select, insert, update')}

    alter table app.site_events
      drop constraint site_events_kind_check,
      add constraint site_events_kind_check
        check (kind in ('page_view', 'button', 'design_online_open', 'view_item', 'add_to_cart')),
      -- The product of an event, for those that are about one.
      add item jsonb;

    drop index app.audit_log_settings;
    create index audit_log_settings on app.audit_log (tenant_id, id desc)
      where entity in ('settings', 'mail_server', 'captcha', 'tracking', 'domain') and changes is not null;
  `,
};
