import type { Migration } from '../migration.ts';

/**
 * Entries of the audit log that name a user, or a past time, need a signature of the server. Its key is in a table that only the
 * owner reads, so that statements of the runtime role can neither make a signature nor read one: it is never stored.
 */
export const signedAuditLog: Migration = {
  id: '0140-signed-audit-log',
  up: (roles) => `
    create schema secrets;
    create table secrets.audit_key (
      is_only boolean primary key default true check (is_only),
      key text not null
    );

    alter table app.audit_log add column signature text check (signature is null);
    drop trigger stamp_audit_log on app.audit_log;
    create or replace function app.stamp_audit_log() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare
      secret constant text := (select k.key from secrets.audit_key k);
      who constant text := new.tenant_id || ':' || coalesce(new.user_id::text, '') || ':';
      is_past constant boolean := coalesce(new.created_at < now(), false);
      moment constant text := case when is_past then (extract(epoch from new.created_at) * 1000)::bigint::text else '' end;
      is_signed constant boolean := coalesce(
        new.signature = encode(sha256(convert_to(secret || ':' || who || moment || ':' || secret, 'UTF8')), 'hex'), false
      );
    begin
      if new.user_id is not null and not is_signed then
        raise exception 'an audit entry that names a user needs a signature' using errcode = 'insufficient_privilege';
      end if;
      -- The demo is seeded with a history: a new tenant takes a past time that the server has signed.
      if not (is_past and is_signed and exists (
        select from platform.tenants t where t.id = new.tenant_id and t.created_at > now() - interval '1 hour'
      )) then
        new.created_at := now();
      end if;
      new.signature := null;
      return new;
    end
    $$;
    create trigger stamp_audit_log before insert on app.audit_log for each row
      when (current_user = '${roles.runtime}')
      execute function app.stamp_audit_log();
  `,
};
