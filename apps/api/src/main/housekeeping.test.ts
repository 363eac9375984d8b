import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/support/test-api.ts';
import { planHousekeeping } from '../kernel/jobs/housekeeping.ts';
import { serverLog } from '../kernel/process/server-log.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

async function run(name: string): Promise<void> {
  const task = t.api.jobs.housekeeping.tasks.get(name);
  if (!task) throw new Error(`There is no housekeeping called ${name}`);
  await task.run({ signal: new AbortController().signal, log: serverLog('silent') });
}
const count = async (table: string): Promise<number> =>
  (await t.database.asOwner(`select from ${table}`)).length;

it('removes expired rows of every tenant in any number, and keeps the others', async () => {
  const { alpha, beta } = t.world;
  const [outbox, keys] = [await count('app.outbox'), await count('app.idempotency_keys')];
  for (const { id } of [alpha, beta]) {
    await t.database.asOwner(
      `insert into app.outbox (tenant_id, entity, entity_id, action, created_at)
       select $1, 'page', 1, 'updated', now() - interval '25 hours' from generate_series(1, 12000)`,
      [id],
    );
    await t.database.asOwner(
      `insert into app.idempotency_keys (tenant_id, key, request_hash, expires_at)
       values ($1, 'old', 'x', now() - interval '1 minute'), ($1, 'new', 'x', now() + interval '1 hour')`,
      [id],
    );
    await t.database.asOwner(
      `insert into app.failed_jobs (tenant_id, job_id, name, payload, error, attempts, failed_at)
       values ($1, gen_random_uuid(), 'old', '{}', 'x', 1, now() - interval '31 days')`,
      [id],
    );
  }
  for (const { id } of [alpha, beta])
    await t.database.asOwner(
      `insert into app.payment_notices (tenant_id, provider, notice, created_at)
       values ($1, 'stripe', 'old', now() - interval '31 days'), ($1, 'stripe', 'new', now() - interval '29 days')`,
      [id],
    );
  for (const name of [
    'old-events',
    'old-idempotency-keys',
    'old-failed-jobs',
    'old-payment-notices',
  ])
    await run(name);
  expect(await count('app.outbox')).toBe(outbox);
  expect(await count('app.idempotency_keys')).toBe(keys + 2);
  expect(await count('app.failed_jobs')).toBe(2);
  expect(await t.database.asOwner('select notice from app.payment_notices')).toEqual([
    { notice: 'new' },
    { notice: 'new' },
  ]);
});

it('removes expired sessions, and keeps users signed in', async () => {
  const before = await count('auth.session');
  await t.database.asOwner(
    `insert into auth.session (id, token, "expiresAt", "updatedAt", "userId")
     select 'over', 'over', now() - interval '1 second', now(), id from auth."user" limit 1`,
  );
  await run('old-sign-ins');
  expect(await count('auth.session')).toBe(before);
  expect((await t.call('GET', '/api/v1/admin/me/', { as: 'admin' })).status).toBe(200);
});

it('schedules every task at a different minute', () => {
  const crons = planHousekeeping([...t.api.jobs.housekeeping.tasks.values()]);
  expect(crons.size).toBe(t.api.jobs.housekeeping.tasks.size);
  for (const cron of crons.values()) expect(cron).toMatch(/^[0-5]?\d(,[0-5]?\d)* (\*|4) \* \* \*$/);
  const minutes = [...crons.values()].flatMap((cron) => (cron.split(' ')[0] ?? '').split(','));
  expect(new Set(minutes).size).toBe(minutes.length);
  expect(crons.get('low-stock')?.split(' ')[0]?.split(',')).toHaveLength(4);
});

it('moves a task whose minute is taken to the next free one', () => {
  const run = () => Promise.resolve();
  // Both names ask for the same minute.
  const crons = planHousekeeping([
    { name: 'Aa', run },
    { name: 'BB', run },
  ]);
  const [first, second] = [...crons.values()].map((cron) => Number(cron.split(' ')[0]));
  expect(second).toBe(((first ?? 0) + 1) % 60);
});
