import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { countingJob } from './support/counting-job.ts';
import { killedWorkers, until } from './support/killed-workers.ts';
import { type TestApi, testApi } from './support/test-api.ts';

const JOBS = 6;
const STEPS = 30;
const random = chance();

let t: TestApi;
const workers = killedWorkers(() => t, './counting-worker.ts');
beforeAll(async () => {
  process.stdout.write(`worker kills: seed ${SEED}\n`);
  t = await testApi();
});
afterAll(async () => {
  workers.killAll();
  await t.close();
});

const stepsDone = async (name: string): Promise<number> =>
  (await t.database.asOwner(`select from app.idempotency_keys where key like '${name} %'`)).length;

it.each(rounds(1, 20))(
  'finishes all jobs when a worker is killed, and gives none up (round %i)',
  async (round) => {
    const { id } = t.world.alpha;
    const names = Array.from({ length: JOBS }, (_, i) => `round${round}-${i}`);
    await t.database.db.asTenant(id, async (tx) => {
      for (const name of names)
        await t.api.jobs.send(tx, countingJob, { name, steps: STEPS }, { tenantId: id });
    });
    const first = await workers.start();
    await until(async () => (await stepsDone(`round${round}-%`)) > 5, 80_000);
    await sleep(random() * 500);
    first.kill('SIGKILL');
    expect(await stepsDone(`round${round}-%`)).toBeLessThan(JOBS * STEPS);
    const second = await workers.start();
    await until(async () => (await stepsDone(`round${round}-%`)) === JOBS * STEPS, 240_000);
    await until(
      async () =>
        (
          await t.database.asOwner(
            "select from jobs.job where name = 'counting' and state <> 'completed'",
          )
        ).length === 0,
      20_000,
    );
    const dead = await t.database.asOwner("select from jobs.job where name = 'dead-letter'");
    expect(dead).toEqual([]);
    second.kill('SIGTERM');
    const code = await new Promise((done) => second.once('exit', done));
    expect(code).toBe(0);
  },
  480_000,
);
