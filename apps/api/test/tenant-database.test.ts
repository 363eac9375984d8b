import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSignature } from '../src/kernel/database/audit-signature.ts';
import { connectionPool, USUAL_TIMEOUTS } from '../src/kernel/database/connection-pool.ts';
import { openGivenDatabase } from '../src/kernel/database/open-database.ts';
import { tenantDatabase } from '../src/kernel/database/tenant-database.ts';
import { verifyRowLevelSecurity } from '../src/kernel/database/verify-row-level-security.ts';
import { ALL_MIGRATIONS } from '../src/main/migrations.ts';
import { TEMPLATE_DATABASE, TEST_SECRET } from './support/test-constants.ts';
import { type TestDatabase, testDatabase } from './support/test-database.ts';

let database: TestDatabase;
let a: number;
let b: number;

beforeAll(async () => {
  database = await testDatabase();
  const tenants = await database.asOwner<{ id: string }>(
    "insert into platform.tenants (name, slug) values ('A', 'db-a'), ('B', 'db-b') returning id",
  );
  [a, b] = tenants.map((row) => Number(row.id)) as [number, number];
  for (const tenant of [a, b])
    await database.db.asTenant(tenant, (tx) =>
      tx
        .insertInto('people')
        .values({ tenant_id: tenant, user_id: 1, display_name: `of ${tenant}` })
        .execute(),
    );
});
afterAll(() => database.close());

describe('asTenant', () => {
  /** Returns an audit entry without a user. */
  const entry = () => ({
    tenant_id: a,
    user_id: null,
    action: 'updated',
    entity: 'page',
    entity_id: 1,
    request_id: 'forged',
    address: '',
  });

  it('TEN-003 shows the tenant its own rows and no others', async () => {
    const seen = await database.db.asTenant(a, (tx) =>
      tx.selectFrom('people').select(['tenant_id', 'display_name']).execute(),
    );
    expect(seen).toEqual([{ tenant_id: a, display_name: `of ${a}` }]);
  });

  it('TEN-003 rejects a row of another tenant', async () => {
    const write = database.db.asTenant(a, (tx) =>
      tx.insertInto('people').values({ tenant_id: b, user_id: 2, display_name: 'x' }).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  it('TEN-003 changes no row of another tenant', async () => {
    const changed = await database.db.asTenant(a, (tx) =>
      tx
        .updateTable('people')
        .set({ display_name: 'taken' })
        .where('tenant_id', '=', b)
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    expect(
      await database.asOwner('select display_name from app.people where tenant_id = $1', [b]),
    ).toEqual([{ display_name: `of ${b}` }]);
  });

  it('TEN-003 rejects a reference to another tenant’s row', async () => {
    const [page] = await database.asOwner<{ id: string }>(
      "insert into app.pages (tenant_id, slug, title, publish_date) values ($1, 'p', 'P', now()) returning id",
      [b],
    );
    const write = database.db.asTenant(a, (tx) =>
      tx
        .insertInto('pages')
        .values({
          tenant_id: a,
          slug: 'child',
          title: 'Child',
          excerpt: '',
          image: '',
          content: null,
          parent_id: Number(page?.id),
          status: 'draft',
          publish_date: new Date(),
          show_page_title: true,
          is_homepage: false,
          canonical_url: '',
          meta_title: '',
          meta_keywords: '',
          meta_description: '',
          focus_keyphrase: '',
          author_id: null,
        })
        .execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '23503' });
  });

  it('leaves no state on the connection', async () => {
    const small = connectionPool(
      { connectionString: database.appUrl, max: 1 },
      USUAL_TIMEOUTS,
      () => undefined,
    );
    const db = tenantDatabase(small, database.roles, () => undefined);
    await db.asTenant(a, async () => undefined);
    await db.asTenant(a, () => Promise.reject(new Error('on purpose'))).catch(() => undefined);
    const { rows } = await small.query(
      "select current_user as who, current_setting('app.tenant_id', true) as tenant",
    );
    expect(rows).toEqual([{ who: database.roles.app, tenant: '' }]);
    await small.end();
  });

  it('rolls back when the work fails', async () => {
    const work = database.db.asTenant(a, async (tx) => {
      await tx
        .insertInto('people')
        .values({ tenant_id: a, user_id: 77, display_name: 'gone' })
        .execute();
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await database.asOwner('select 1 from app.people where user_id = 77')).toEqual([]);
  });

  it('rejects a second transaction inside the first', async () => {
    const nested = database.db.asTenant(a, () =>
      database.db.asPlatform('list tenants', async () => 1),
    );
    await expect(nested).rejects.toThrow('asPlatform inside an open transaction');
  });

  it('cannot forge the time of an audit entry, nor change or delete one', async () => {
    const write = (time: string) =>
      database.db.asTenant(a, (tx) =>
        sql
          .raw(`insert into audit_log (tenant_id, action, entity, entity_id, request_id, address, created_at)
          values (${a}, 'updated', 'page', 1, 'forged', '', ${time})`)
          .execute(tx),
      );
    const ages = async () =>
      (
        await database.asOwner<{ seconds: number }>(
          "select extract(epoch from now() - created_at)::float8 as seconds from app.audit_log where request_id = 'forged' order by id",
        )
      ).map(({ seconds }) => seconds >= 0 && seconds < 3000);
    await database.asOwner(
      `update platform.tenants set created_at = now() - interval '2 hours' where id = ${a}`,
    );
    await write("now() - interval '1 year'");
    await write("now() + interval '1 year'");
    expect(await ages()).toEqual([true, true]);
    // A new tenant may be seeded with audit entries that the server signed; no other entry can set its own time.
    await database.asOwner(`update platform.tenants set created_at = now() where id = ${a}`);
    await write("now() - interval '1 year'");
    await write("now() + interval '1 year'");
    expect(await ages()).toEqual([true, true, true, true]);
    const at = new Date('2026-01-05T09:00:00Z');
    await database.db.asTenant(a, (tx) =>
      tx
        .insertInto('audit_log')
        .values({
          ...entry(),
          created_at: at,
          signature: auditSignature({ tenantId: a, userId: null, at }),
        })
        .execute(),
    );
    expect(await ages()).toEqual([true, true, true, true, false]);
    for (const statement of ["update audit_log set address = ''", 'delete from audit_log'])
      await expect(
        database.db.asTenant(a, (tx) => sql.raw(statement).execute(tx)),
      ).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot write an audit entry in the name of a user without the server’s signature', async () => {
    const write = (userId: number, signature?: string) =>
      database.db.asTenant(a, async (tx) => {
        const values = { ...entry(), user_id: userId, request_id: 'signed' };
        await tx
          .insertInto('audit_log')
          .values({ ...values, ...(signature && { signature }) })
          .execute();
      });
    const signed = (tenantId: number, userId: number) =>
      database.db.asTenant(a, async () => auditSignature({ tenantId, userId }));
    const own = await signed(a, 77);
    const forgeries = [undefined, 'x', await signed(a, 78), await signed(b, 77)];
    for (const signature of forgeries)
      await expect(write(77, signature)).rejects.toMatchObject({ code: '42501' });
    await write(77, own);
    expect(
      await database.asOwner(
        "select user_id::int as user_id, signature from app.audit_log where request_id = 'signed'",
      ),
    ).toEqual([{ user_id: 77, signature: null }]);
    const readKey = sql.raw('select * from secrets.audit_key');
    for (const read of [
      () => database.db.asTenant(a, (tx) => readKey.execute(tx)),
      () => database.db.asPlatform('seed', (tx) => readKey.execute(tx)),
    ])
      await expect(read()).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot truncate, alter or reach the platform', async () => {
    for (const statement of [
      'truncate app.people',
      'alter table app.people disable row level security',
      'select * from platform.users',
      'select * from auth.session',
      'delete from app.audit_log',
    ])
      await expect(
        database.db.asTenant(a, (tx) => sql.raw(statement).execute(tx)),
      ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('askPlatform', () => {
  const who = sql<{ who: string; at: string }>`
    select current_user as who, current_setting('search_path') as at`;
  const left = "select current_user as who, current_setting('search_path') as at";

  it('queries as the platform, in a read-only transaction that leaves no state on the connection', async () => {
    const small = connectionPool(
      { connectionString: database.appUrl, max: 1, pipeline: true },
      USUAL_TIMEOUTS,
      () => undefined,
    );
    const db = tenantDatabase(small, database.roles, () => undefined);
    expect(await db.askPlatform('check health', who)).toEqual([
      { who: database.roles.platform, at: 'platform' },
    ]);
    const write = sql`update tenants set name = 'changed' where id = ${a}`;
    await expect(db.askPlatform('check health', write)).rejects.toMatchObject({ code: '25006' });
    await expect(db.askPlatform('check health', sql`select 1 / 0`)).rejects.toMatchObject({
      code: '22012',
    });
    const { rows } = await small.query(left);
    expect(rows[0]).toMatchObject({ who: database.roles.app });
    expect(rows[0].at).not.toBe('platform');
    expect(await db.asTenant(a, (tx) => tx.selectFrom('people').selectAll().execute())).toEqual([
      expect.objectContaining({ tenant_id: a }),
    ]);
    await small.end();
  });

  it('repeats the query on another connection when one breaks', async () => {
    const small = connectionPool(
      { connectionString: database.appUrl, max: 1, pipeline: true },
      USUAL_TIMEOUTS,
      () => undefined,
    );
    const db = tenantDatabase(small, database.roles, () => undefined);
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const [first] = await db.askPlatform('check health', pid);
    const asked = db.askPlatform(
      'check health',
      sql<{ pid: number }>`
      select pg_backend_pid() as pid from pg_sleep(case when pg_backend_pid() = ${first?.pid} then 20 else 0 end)`,
    );
    await expect
      .poll(() =>
        database.asOwner('select pg_terminate_backend($1::int) as ended', [String(first?.pid)]),
      )
      .toEqual([{ ended: true }]);
    const [second] = await asked;
    expect(second?.pid).not.toBe(first?.pid);
    await small.end();
  });

  it('is rejected inside an open transaction', async () => {
    const nested = database.db.asTenant(a, () => database.db.askPlatform('check health', who));
    await expect(nested).rejects.toThrow('askPlatform inside an open transaction');
  });
});

describe('the application’s login', () => {
  it('cannot read any table directly', async () => {
    const client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
    for (const table of ['app.pages', 'platform.tenants', 'auth.session'])
      await expect(client.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });
});

describe('the check at startup', () => {
  it('rejects a superuser that does not drop its role', async () => {
    const pool = connectionPool(
      { connectionString: database.ownerUrl, max: 1 },
      USUAL_TIMEOUTS,
      () => undefined,
    );
    const db = tenantDatabase(
      pool,
      { ...database.roles, runtime: new URL(database.ownerUrl).username },
      () => undefined,
    );
    await expect(verifyRowLevelSecurity(db, pool)).rejects.toThrow('could pass row security');
    await pool.end();
  });

  it('rejects a login that can read tables directly', async () => {
    const pool = connectionPool(
      { connectionString: database.ownerUrl, max: 1 },
      USUAL_TIMEOUTS,
      () => undefined,
    );
    await expect(
      verifyRowLevelSecurity(
        tenantDatabase(pool, database.roles, () => undefined),
        pool,
      ),
    ).rejects.toThrow('can read tenant tables directly');
    await pool.end();
  });

  it('rejects a database without active row-level security', async () => {
    await database.asOwner('alter table app.canaries disable row level security');
    const open = openGivenDatabase({
      migrations: ALL_MIGRATIONS,
      ownerUrl: database.ownerUrl,
      secret: TEST_SECRET,
      rolesFor: TEMPLATE_DATABASE,
    });
    await expect(open).rejects.toThrow('Row security is not in force (2 of 1 canary rows seen)');
    await database.asOwner('alter table app.canaries enable row level security');
  });
});
