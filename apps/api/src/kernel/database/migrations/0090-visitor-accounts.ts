import type { Migration } from '../migration.ts';

/** Sign-in name of a visitor's account, as `login-name.ts` makes it. Shape: SQL of email and tenant → SQL. */
const loginName = (email: string, tenant: string): string =>
  `encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex') || '@t' || ${tenant} || '.visitor.invalid'`;

/**
 * Assigns visitor accounts to tenants; staff accounts belong to the platform. A visitor of several tenants gets an account in
 * each, with the same password, and so does a staff member who ordered as a visitor. Orders and memberships move to the account
 * of their tenant.
 */
export const visitorAccounts: Migration = {
  id: '0090-visitor-accounts',
  up: () => `
    alter table platform.users add column tenant_id bigint references platform.tenants (id);
    alter table platform.users drop constraint users_email_key;
    create unique index users_account on platform.users (tenant_id, email) nulls not distinct;
    create index users_email on platform.users (email);
    comment on column platform.users.tenant_id is 'Tenant of a visitor''s account; null for staff';

    alter table app.orders no force row level security;
    do $move$
    declare
      pair record;
      new_auth text;
      new_id bigint;
    begin
      for pair in
        with visits as (
          select m.user_id, m.tenant_id, true as is_member from platform.memberships m where m.role_id = '9'
          union
          select o.visitor_id, o.tenant_id, false from app.orders o
          where o.visitor_id is not null
            and not exists (
              select from platform.memberships m
              where m.user_id = o.visitor_id and m.tenant_id = o.tenant_id and m.role_id = '9'
            )
        )
        select v.user_id, v.tenant_id, u.auth_id, u.email, staff.is_staff,
          row_number() over (partition by v.user_id order by v.is_member desc, v.tenant_id) as n
        from visits v
        join platform.users u on u.id = v.user_id
        cross join lateral (
          select exists (
            select from platform.memberships m where m.user_id = v.user_id and m.role_id <> '9'
          ) as is_staff
        ) staff
        order by v.user_id, n
      loop
        if not pair.is_staff and pair.n = 1 then
          update platform.users set tenant_id = pair.tenant_id where id = pair.user_id;
          update auth."user" set email = ${loginName('pair.email', 'pair.tenant_id')}
            where id = pair.auth_id;
          continue;
        end if;
        new_auth := gen_random_uuid()::text;
        insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt")
          select new_auth, a.name, ${loginName('pair.email', 'pair.tenant_id')}, a."emailVerified", a.image, a."createdAt", now()
          from auth."user" a where a.id = pair.auth_id;
        insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
          select gen_random_uuid()::text, new_auth, a."providerId", new_auth, a.password, a."createdAt", now()
          from auth.account a where a."userId" = pair.auth_id and a."providerId" = 'credential';
        insert into platform.users (auth_id, tenant_id, email, firstname, lastname, display_name, is_demo, status,
            locale, timezone, date_style, number_style, created_at)
          select new_auth, pair.tenant_id, u.email, u.firstname, u.lastname, u.display_name, u.is_demo, u.status,
            u.locale, u.timezone, u.date_style, u.number_style, u.created_at
          from platform.users u where u.id = pair.user_id
          returning id into new_id;
        update platform.memberships set user_id = new_id
          where user_id = pair.user_id and tenant_id = pair.tenant_id and role_id = '9';
        if not found and pair.is_staff then
          insert into platform.memberships (user_id, tenant_id, role_id) values (new_id, pair.tenant_id, '9');
        end if;
        update app.orders set visitor_id = new_id
          where tenant_id = pair.tenant_id and visitor_id = pair.user_id;
      end loop;
    end
    $move$;
    alter table app.orders force row level security;

    -- Sessions and links of the time before belong to accounts that may be another one now.
    delete from auth.session s
      where s."siteTenantId" is not null
        or exists (select from platform.users u where u.auth_id = s."userId" and u.tenant_id is not null);
    delete from platform.password_resets;
  `,
};
