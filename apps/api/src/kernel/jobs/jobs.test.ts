import { setTimeout as sleep } from 'node:timers/promises';
import type { FailedJob } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { defineJob } from './job-definition.ts';

const payload = object({ n: number().required() }).noUnknown();
const quick = { payload, retries: 2, pause: 1 };
const JOBS = {
  count: defineJob({ name: 'count', ...quick, atOnce: 4, perTenant: 1 }),
  broken: defineJob({ name: 'broken', ...quick }),
  refused: defineJob({ name: 'refused', ...quick }),
  slow: defineJob({ name: 'slow', ...quick, retries: 0, timeout: 1 }),
  renamed: defineJob({ name: 'renamed', payload: object({ n: string().required() }) }),
};

let t: TestApi;
const done: { tenantId: number; n: number }[] = [];
const tries = new Map<string, number>();
let running = 0;
let mostAtOnce = 0;
const timesOut: boolean[] = [];
beforeAll(async () => {
  t = await testApi();
  const { jobs } = t.api;
  jobs.handle(JOBS.count, async ({ tenantId, payload: { n } }) => {
    if (tenantId === t.world.alpha.id) mostAtOnce = Math.max(mostAtOnce, ++running);
    await sleep(5);
    if (tenantId === t.world.alpha.id) running--;
    done.push({ tenantId, n });
  });
  jobs.handle(JOBS.broken, async ({ jobId }) => {
    tries.set(jobId, (tries.get(jobId) ?? 0) + 1);
    throw new Error('select secret from somewhere');
  });
  jobs.handle(JOBS.refused, async ({ jobId }) => {
    tries.set(jobId, (tries.get(jobId) ?? 0) + 1);
    throw appError('not_found', { message: 'The customer is gone' });
  });
  jobs.handle(JOBS.slow, async ({ signal }) => {
    await sleep(5000, undefined, { signal }).catch(() => timesOut.push(true));
  });
  await jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

async function until(what: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  for (const end = Date.now() + ms; !(await what()); await sleep(20))
    if (Date.now() > end) throw new Error('It did not happen');
}

function send(n: number, tenantId = t.world.alpha.id, key?: string): Promise<string | undefined> {
  return t.database.db.asTenant(tenantId, (tx) =>
    t.api.jobs.send(tx, JOBS.count, { n }, { tenantId, key }),
  );
}

async function failedJobs(as: 'admin' | 'otherAdmin'): Promise<FailedJob[]> {
  const { body } = await t.call('GET', '/api/v1/admin/jobs/failed/', { as });
  return (body.results as { rows: FailedJob[] }).rows;
}

describe('jobs', () => {
  it('runs jobs soon after the commit of their transaction', async () => {
    await send(1);
    await until(() => done.some(({ n }) => n === 1));
  });

  it('does not run jobs of a transaction that is rolled back', async () => {
    const { id } = t.world.alpha;
    await t.database.db
      .asTenant(id, async (tx) => {
        await t.api.jobs.send(tx, JOBS.count, { n: 2 }, { tenantId: id });
        throw new Error('on purpose');
      })
      .catch(() => undefined);
    await send(3);
    await until(() => done.some(({ n }) => n === 3));
    await sleep(200);
    expect(done.filter(({ n }) => n === 2)).toEqual([]);
  });

  it('leaves the transaction in the role of its tenant, without access to the queue', async () => {
    const { id } = t.world.alpha;
    await t.database.db.asTenant(id, async (tx) => {
      await t.api.jobs.send(tx, JOBS.count, { n: 4 }, { tenantId: id });
      expect(await tx.selectFrom('pages').select('id').execute()).not.toEqual([]);
    });
    const peek = t.database.db.asTenant(id, async (tx) => {
      await t.api.jobs.send(tx, JOBS.count, { n: 4 }, { tenantId: id });
      await sql`select 1 from jobs.job`.execute(tx);
    });
    await expect(peek).rejects.toMatchObject({ code: '42501' });
  });

  it('rejects jobs of another tenant, and invalid payloads', async () => {
    const { alpha, beta } = t.world;
    const asAlpha = t.database.db.asTenant.bind(t.database.db, alpha.id);
    await expect(
      asAlpha((tx) => t.api.jobs.send(tx, JOBS.count, { n: 5 }, { tenantId: beta.id })),
    ).rejects.toThrow('work is sent for the tenant of its transaction');
    await expect(
      asAlpha((tx) =>
        t.api.jobs.send(tx, JOBS.count, { n: 'x' } as unknown as { n: number }, {
          tenantId: alpha.id,
        }),
      ),
    ).rejects.toThrow('n must be a `number` type');
  });

  it('queues one job per key, and accepts the key again when the job is done', async () => {
    const { id } = t.world.alpha;
    const ids = await t.database.db.asTenant(id, async (tx) => {
      const options = { tenantId: id, key: 'same' };
      return [
        await t.api.jobs.send(tx, JOBS.count, { n: 6 }, options),
        await t.api.jobs.send(tx, JOBS.count, { n: 6 }, options),
        await t.api.jobs.send(tx, JOBS.count, { n: 7 }, { tenantId: id, key: 'other' }),
      ];
    });
    expect(ids).toEqual([expect.any(String), undefined, expect.any(String)]);
    await until(() => done.some(({ n }) => n === 7) && done.some(({ n }) => n === 6));
    expect(await send(6, id, 'same')).toEqual(expect.any(String));
    await until(() => done.filter(({ n }) => n === 6).length === 2);
  });

  it('does not let 300 jobs of one tenant delay those of another', async () => {
    const { alpha, beta } = t.world;
    done.length = 0;
    await t.database.db.asTenant(alpha.id, async (tx) => {
      for (let n = 100; n < 400; n++)
        await t.api.jobs.send(tx, JOBS.count, { n }, { tenantId: alpha.id });
    });
    await until(() => done.length > 10);
    const before = done.length;
    await send(1000, beta.id);
    await until(() => done.some(({ tenantId }) => tenantId === beta.id));
    const others = done.findIndex(({ tenantId }) => tenantId === beta.id) - before;
    expect(others).toBeLessThan(20);
    expect(mostAtOnce).toBe(1);
    await until(() => done.length === 301, 320_000);
    expect(new Set(done.map(({ n }) => n)).size).toBe(301);
  }, 360_000);

  it('gives up a job after its retries, visible only to its tenant', async () => {
    const { id } = t.world.alpha;
    const jobId = await t.database.db.asTenant(id, (tx) =>
      t.api.jobs.send(tx, JOBS.broken, { n: 1 }, { tenantId: id }),
    );
    await until(
      async () => (await failedJobs('admin')).some(({ name }) => name === 'broken'),
      20_000,
    );
    expect(tries.get(jobId ?? '')).toBe(3);
    const [row] = (await failedJobs('admin')).filter(({ name }) => name === 'broken');
    expect(row).toEqual({
      id: expect.any(Number),
      name: 'broken',
      error: 'Something went wrong on our side',
      attempts: 3,
      failed_at: expect.any(String),
    });
    // Beta has only the failed job of the test data.
    expect((await failedJobs('otherAdmin')).map(({ name }) => name)).toEqual(['housekeeping']);
    await send(8);
    await until(() => done.some(({ n }) => n === 8));
  });

  it('gives up a job with a permanent failure immediately, with a message', async () => {
    const { id } = t.world.alpha;
    const jobId = await t.database.db.asTenant(id, (tx) =>
      t.api.jobs.send(tx, JOBS.refused, { n: 1 }, { tenantId: id }),
    );
    await until(async () => (await failedJobs('admin')).some(({ name }) => name === 'refused'));
    expect(tries.get(jobId ?? '')).toBe(1);
    const [row] = (await failedJobs('admin')).filter(({ name }) => name === 'refused');
    expect(row).toMatchObject({ error: 'The customer is gone', attempts: 1 });
  });

  it('aborts and gives up a job that takes too long', async () => {
    const { id } = t.world.alpha;
    await t.database.db.asTenant(id, (tx) =>
      t.api.jobs.send(tx, JOBS.slow, { n: 1 }, { tenantId: id }),
    );
    await until(async () => (await failedJobs('admin')).some(({ name }) => name === 'slow'));
    expect(timesOut).toEqual([true]);
    const [row] = (await failedJobs('admin')).filter(({ name }) => name === 'slow');
    expect(row).toMatchObject({ error: 'It did not finish in time, or its process ended' });
  });

  it('retries a failed job once, for users with permission', async () => {
    const [row] = (await failedJobs('admin')).filter(({ name }) => name === 'refused');
    const path = `/api/v1/admin/jobs/${row?.id}/retry/`;
    expect((await t.call('POST', path, { as: 'otherAdmin' })).status).toBe(404);
    expect((await t.call('POST', path, { as: 'editor' })).status).toBe(403);
    const before = tries.size;
    expect((await t.call('POST', path, { as: 'admin' })).status).toBe(202);
    expect((await t.call('POST', path, { as: 'admin' })).status).toBe(404);
    await until(() => tries.size === before + 1);
    await until(async () => (await failedJobs('admin')).some(({ name }) => name === 'refused'));
  });
});
