// `pnpm --filter @org/api bench:imports`: imports a file of 100,000 rows, from its upload to its last row, with an API and a
// worker as separate processes. Prints the time of each step, the CPU time of the worker and the database, and the peak memory of
// each process. FILE is customers, products or shopify; ROWS is the number of lines. WORKER_FLAGS are Node's flags of the worker:
// with a small heap limit the memory shows what the work needs.
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, ImportStatus } from '@org/schema/contract';
import { serverProcess } from '../test/support/server-process.ts';
import { withBenchCluster } from './bench-cluster.ts';
import { IMPORT_FILES } from './import-files.ts';
import { cpuSeconds, cpuSecondsWithChildren, mostMemory } from './process-cost.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
const FILE = process.env.FILE ?? 'customers';
const IMPORTS = '/api/v1/admin/imports/';
const ORIGIN = 'http://localhost:3000';

const measured = IMPORT_FILES[FILE];
if (!measured) throw new Error(`FILE is one of ${Object.keys(IMPORT_FILES).join(', ')}`);
const { entity, filename, settings: ruled, csv } = measured;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

await withBenchCluster({ durable: true }, async ({ databaseUrl, folder, dataFolder }) => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED: 'demo' };
  const api = await serverProcess(settings, 'api-server', { built: true });
  const worker = await serverProcess(
    { ...settings, NODE_OPTIONS: process.env.WORKER_FLAGS ?? '' },
    'worker',
    { built: true },
  );
  const cookie = await api.signIn('admin@atrium.test');
  const headers = { cookie, origin: ORIGIN };

  const call = async (
    method: string,
    path: string,
    body?: Buffer,
    type = 'application/json',
  ): Promise<Import> => {
    const answer = await api.send({
      method,
      path: `${IMPORTS}${path}`,
      headers: { ...headers, ...(body && { 'content-type': type }) },
      body,
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return (JSON.parse(answer.text) as { import: Import }).import;
  };
  const until = async (id: number, status: ImportStatus): Promise<Import> => {
    for (;;) {
      const now = await call('GET', `${id}/`);
      if (now.status === status) return now;
      if (now.status === 'failed') throw new Error(JSON.stringify(now));
      await sleep(100);
    }
  };

  const [database] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  const costs = async () => ({
    ms: performance.now(),
    worker: await cpuSeconds(worker.child.pid),
    database: await cpuSecondsWithChildren(Number(database)),
  });
  const before = {
    api: await mostMemory(api.child.pid),
    worker: await mostMemory(worker.child.pid),
  };
  const boundary = 'a-boundary-of-a-measurement';
  const part = (head: string, content: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const form = Buffer.concat([
    part('name="entity"', entity),
    part(`name="files[]"; filename="${filename}"`, csv(ROWS)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const steps: Record<string, Record<string, string>> = {};
  const timed = async <Value>(what: string, goal: string, work: () => Promise<Value>) => {
    const from = await costs();
    const value = await work();
    const to = await costs();
    steps[what] = {
      seconds: seconds(to.ms - from.ms),
      'worker, CPU s': (to.worker - from.worker).toFixed(1),
      'database, CPU s': (to.database - from.database).toFixed(1),
      load: (loadavg()[0] ?? 0).toFixed(1),
      goal,
    };
    return value;
  };
  const { id } = await timed('upload', '', () =>
    call('POST', '', form, `multipart/form-data; boundary=${boundary}`),
  );
  if (ruled) await call('PUT', `${id}/`, Buffer.from(JSON.stringify(ruled)));
  await timed('dry run', '', async () => {
    await call('POST', `${id}/validate/`);
    await until(id, 'ready');
  });
  const done = await timed('taking in', '≤ 60', async () => {
    await call('POST', `${id}/start/`);
    return until(id, 'done');
  });
  console.log(
    `${ROWS} rows: ${done.created} made, ${done.updated} changed, ${done.skipped} left out, ${done.failed} failed`,
  );
  console.table(steps);
  console.table({
    api: {
      'before, MiB': before.api.toFixed(0),
      'most, MiB': (await mostMemory(api.child.pid)).toFixed(0),
      goal: '< 200',
    },
    worker: {
      'before, MiB': before.worker.toFixed(0),
      'most, MiB': (await mostMemory(worker.child.pid)).toFixed(0),
      goal: '< 200',
    },
  });
  for (const { child, ended } of [worker, api]) {
    child.kill('SIGTERM');
    await ended;
  }
});
process.exit(0);
