import type { Migration } from '../migration.ts';

/**
 * Security events in the audit log: the browser that caused an event and what it was about. A function of the owner removes what
 * is older than a year, so that the runtime login needs no right to delete or change entries.
 */
export const securityLog: Migration = {
  id: '0120-security-log',
  up: (roles) => `
    alter table app.audit_log
      add column user_agent text not null default '',
      add column detail text not null default '';
    create index audit_log_people on app.audit_log (tenant_id, user_id, id desc);
    create index audit_log_security on app.audit_log (tenant_id, id desc)
      where entity in ('account', 'visitor_account', 'export');

    create function app.expire_audit_log(row_limit integer) returns integer
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare
      cutoff constant timestamptz := now() - interval '365 days';
      own constant bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
      expired integer;
      cleared integer;
    begin
      delete from app.audit_log l where l.tenant_id = own and l.id in (
        select id from app.audit_log
        where tenant_id = own and entity in ('account', 'visitor_account', 'export') and created_at < cutoff
        order by id limit row_limit
      );
      get diagnostics expired = row_count;
      update app.audit_log l set address = '', user_agent = '' where l.tenant_id = own and l.id in (
        select id from app.audit_log
        where tenant_id = own and created_at < cutoff and (address <> '' or user_agent <> '')
        order by id limit row_limit
      );
      get diagnostics cleared = row_count;
      return greatest(expired, cleared);
    end
    $$;
    revoke all on function app.expire_audit_log(integer) from public;
    grant execute on function app.expire_audit_log(integer) to ${roles.runtime};
    create index audit_log_addresses on app.audit_log (tenant_id, created_at) where address <> '' or user_agent <> '';
  `,
};
