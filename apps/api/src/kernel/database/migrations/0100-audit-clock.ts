import type { Migration } from '../migration.ts';

/**
 * The database's clock writes the time of audit entries, whatever time the runtime role names. In the first hour of a tenant a
 * past time is taken: the demo is seeded with a history. The owner restores backups with the times that they have.
 */
export const auditClock: Migration = {
  id: '0100-audit-clock',
  up: (roles) => `
    create function app.stamp_audit_log() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      if new.created_at > now() or not exists (
        select from platform.tenants t where t.id = new.tenant_id and t.created_at > now() - interval '1 hour'
      ) then
        new.created_at := now();
      end if;
      return new;
    end
    $$;
    revoke all on function app.stamp_audit_log() from public;
    create trigger stamp_audit_log before insert on app.audit_log for each row
      when (current_user = '${roles.runtime}' and new.created_at is distinct from now())
      execute function app.stamp_audit_log();
  `,
};
