import type { Migration } from '../../../kernel/database/migration.ts';

/** Looks up staff by the names that files of time entries use. */
export const findStaff: Migration = {
  id: '0017-find-staff',
  up: (roles) => `
    create function app.find_staff(names text[])
    returns table (name text, user_id bigint, is_email boolean)
    language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select n.name, u.id, lower(u.email) = lower(n.name)
      from unnest(names) as n (name)
        join platform.memberships m on m.tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint
        join platform.users u on u.id = m.user_id
      where lower(n.name) in (lower(u.email), lower(u.display_name))
        and m.role_id <> '9' and m.status = 'active' and u.status = 'active'
    $$;
    revoke all on function app.find_staff(text[]) from public;
    grant execute on function app.find_staff(text[]) to ${roles.runtime};
    comment on function app.find_staff(text[]) is 'Active staff of the tenant with these email addresses or names.';
  `,
};
