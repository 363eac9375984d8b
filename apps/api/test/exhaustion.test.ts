import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_TIMEOUTS } from '../src/kernel/database/connection-pool.ts';
import { type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi({}, { poolSize: 2, timeouts: USUAL_TIMEOUTS });
});
afterAll(() => t.close());

const read = () =>
  t.call('GET', '/api/v1/pages/?slug=child', { origin: 'http://alpha.localhost:3000' });

describe('an overloaded database', () => {
  it('responds with 503 before the others end when all connections are in use, stays up, and recovers', async () => {
    const blocker = new pg.Client({ connectionString: t.database.ownerUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table app.pages in access exclusive mode');
    const held = [read(), read()];
    await new Promise((done) => setTimeout(done, 200));
    const began = performance.now();
    const waiting = await read();
    expect(performance.now() - began).toBeLessThan(9000);
    expect(waiting.status).toBe(503);
    expect(waiting.body).toMatchObject({ code: 'unavailable' });
    expect(waiting.headers.get('retry-after')).toBe('2');
    expect((await t.call('GET', '/healthz')).status).toBe(200);
    await blocker.query('rollback');
    await blocker.end();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).status).toBe(200);
  });

  it('serves the next request when every idle connection was closed', async () => {
    await Promise.all([read(), read()]);
    await t.database.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like '%\\_app'",
    );
    expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([
      200, 200, 200,
    ]);
  });

  it('rolls back with an error code when the connection breaks during a change, and stays up', async () => {
    const { page } = t.world.alpha;
    const blocker = new pg.Client({ connectionString: t.database.ownerUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table app.outbox in access exclusive mode');
    const save = t.call('PUT', '/api/v1/admin/pages/', {
      as: 'editor',
      body: { id: page, excerpt: 'half done' },
    });
    await new Promise((done) => setTimeout(done, 300));
    await t.database.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like '%\\_app'",
    );
    expect((await save).body).toMatchObject({ code: 'unavailable' });
    await blocker.query('rollback');
    await blocker.end();
    expect(
      await t.database.asOwner('select excerpt, version from app.pages where id = $1', [page]),
    ).toEqual([{ excerpt: 'alpha', version: 1 }]);
  });

  it('ends statements and transactions that take too long', async () => {
    const { rows: settings } = await t.database.db.asTenant(t.world.alpha.id, (tx) =>
      sql`select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by 1`.execute(
        tx,
      ),
    );
    expect(settings).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '10000' },
    ]);
  });
});
