import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance, rounds, SEED } from './support/chaos.ts';
import { countingJob } from './support/counting-job.ts';
import { type TestApi, testApi } from './support/test-api.ts';
import { TEMPLATE_DATABASE } from './support/test-constants.ts';

const WORKER = fileURLToPath(new URL('./support/counting-worker.ts', import.meta.url));
const JOBS = 6;
const STEPS = 30;
const random = chance();

let t: TestApi;
const started: ChildProcess[] = [];
beforeAll(async () => {
  process.stdout.write(`worker kills: seed ${SEED}\n`);
  t = await testApi();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await t.close();
});

/** Starts a worker and waits until it works. */
async function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=@org/source', WORKER], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: t.database.ownerUrl,
      ROLES_FOR: TEMPLATE_DATABASE,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await new Promise((done) => child.stdout?.once('data', done));
  return child;
}

const stepsDone = async (name: string): Promise<number> =>
  (await t.database.asOwner(`select from app.idempotency_keys where key like '${name} %'`)).length;

async function until(what: () => Promise<boolean>, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !(await what()); await sleep(100))
    if (Date.now() > end) throw new Error('It did not happen');
}

it.each(rounds(1, 20))(
  'does all work to its end when a worker is killed in the middle of it, and gives none up (round %i)',
  async (round) => {
    const { id } = t.world.alpha;
    const names = Array.from({ length: JOBS }, (_, i) => `round${round}-${i}`);
    await t.database.door.asTenant(id, async (tx) => {
      for (const name of names)
        await t.api.jobs.send(tx, countingJob, { name, steps: STEPS }, { tenantId: id });
    });
    const first = await worker();
    await until(async () => (await stepsDone(`round${round}-%`)) > 5, 20_000);
    await sleep(random() * 500);
    first.kill('SIGKILL');
    expect(await stepsDone(`round${round}-%`)).toBeLessThan(JOBS * STEPS);
    const second = await worker();
    await until(async () => (await stepsDone(`round${round}-%`)) === JOBS * STEPS, 60_000);
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
  120_000,
);
