import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authOptions } from '../src/modules/platform/auth/sign-in-library.ts';
import { TEST_SECRET } from './support/test-constants.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('TEN-003 protects every tenant table by forced row-level security with both halves of a policy', async () => {
  const tables = await database.asOwner<{
    name: string;
    enabled: boolean;
    forced: boolean;
    using: string | null;
    check: string | null;
    policies: number;
  }>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select min(pg_get_expr(polqual, polrelid)) from pg_policy where polrelid = c.oid) as using,
      (select min(pg_get_expr(polwithcheck, polrelid)) from pg_policy where polrelid = c.oid) as check,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  expect(tables.length).toBeGreaterThanOrEqual(10);
  const own =
    "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint)";
  for (const table of tables)
    expect(table).toEqual({
      name: table.name,
      enabled: true,
      forced: true,
      using: own,
      check: own,
      policies: 1,
    });
});

it('TEN-003 begins every key, unique constraint and reference between tenant tables with the tenant', async () => {
  const rules = await database.asOwner<{ rule: string; first: string }>(`
    select con.conrelid::regclass || '.' || con.conname as rule,
      (select attname from pg_attribute where attrelid = con.conrelid and attnum = con.conkey[1]) as first
    from pg_constraint con where con.connamespace = 'app'::regnamespace and con.contype in ('p', 'u', 'f')
    union all
    select i.indexrelid::regclass::text, (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0])
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'app'::regnamespace and i.indisunique`);
  expect(rules.filter((rule) => rule.first !== 'tenant_id')).toEqual([]);
  const references = await database.asOwner<{ rule: string }>(`
    select conname as rule from pg_constraint
    where contype = 'f' and connamespace = 'app'::regnamespace and confrelid <> 'platform.tenants'::regclass
      and (array_length(conkey, 1) < 2 or (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) <> 'tenant_id')`);
  expect(references).toEqual([]);
});

it('has no view, function or table with a tenant column outside of row-level security', async () => {
  const others = await database.asOwner<{ relname: string }>(`
    select relname from pg_class where relkind in ('v', 'm', 'f') and relnamespace in ('app'::regnamespace, 'platform'::regnamespace, 'auth'::regnamespace)
    union all select proname from pg_proc where pronamespace in ('app'::regnamespace, 'platform'::regnamespace, 'auth'::regnamespace)`);
  expect(others.map(({ relname }) => relname).sort()).toEqual([
    // Reads only staff of the current tenant.
    'active_staff',
    // Deletes only staff views of the deleted session.
    'end_site_views',
    'expire_audit_log',
    // Reads only staff of the current tenant.
    'find_staff',
    'keep_issued_document',
    'stamp_audit_log',
  ]);
});

it('grants each role the listed rights on tables, and none on columns', async () => {
  const { runtime, platform, app, auth, jobs } = database.roles;
  const names = new Map(
    Object.entries({ runtime, platform, app, auth, jobs }).map(([name, role]) => [role, name]),
  );
  const grants = await database.asOwner<{ grantee: string; table: string; rights: string }>(
    `
    select grantee, table_schema || '.' || table_name as table, string_agg(lower(privilege_type), ', ' order by privilege_type) as rights
    from information_schema.role_table_grants g
    where (grantee = any($1) or grantee = 'PUBLIC' and table_schema in ('app', 'platform', 'auth', 'jobs'))
      -- The queue creates a partition for each day.
      and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
    group by 1, 2`,
    [[...names.keys()]],
  );
  const lines = grants.map(
    ({ grantee, table, rights }) => `${table} → ${names.get(grantee) ?? grantee}: ${rights}`,
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./table-grants.txt');
  const columns = await database.asOwner(
    "select attrelid::regclass, attname from pg_attribute where attacl is not null and attrelid::regclass::text !~ '^(pg_|information_schema)'",
  );
  expect(columns).toEqual([]);
});

it('gives the roles no tables of their own and no rights beyond rows', async () => {
  const { runtime, platform, app, auth, jobs } = database.roles;
  const owned = await database.asOwner(
    'select relname from pg_class where relowner = any(select oid from pg_roles where rolname = any($1))',
    [[runtime, platform, app, auth, jobs]],
  );
  expect(owned).toEqual([]);
  const strong = await database.asOwner(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit)',
    [[runtime, platform, app, auth, jobs]],
  );
  expect(strong).toEqual([]);
});

it('has every table and column that the sign-in library needs', async () => {
  const plan = await getMigrations(
    authOptions({
      pool: database.authPool,
      secret: TEST_SECRET,
      adminOrigin: 'http://localhost:3000',
    }),
  );
  expect({
    tables: plan.toBeCreated,
    columns: plan.toBeAdded,
    problems: plan.schemaProblems,
  }).toEqual({ tables: [], columns: [], problems: [] });
});
