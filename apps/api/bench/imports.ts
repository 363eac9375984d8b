// `pnpm --filter @org/api bench:imports`: a file of a hundred thousand customers, from its upload to its last row, by an API and a
// worker that are processes of their own, as in a data centre. Tells the time of each step and the most memory of each process.
// WORKER_FLAGS are Node's for the worker: a heap that is told to stay small shows what the work needs, not what Node takes.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, ImportStatus } from '@org/schema';
import { serverProcess } from '../test/support/server-process.ts';
import { withBenchCluster } from './bench-cluster.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
const IMPORTS = '/api/v1/admin/imports/';
const ORIGIN = 'http://localhost:3000';
const MIB = 1024;

/** Every tenth row has somebody of an earlier one, so that rows are changed too. */
function csv(rows: number): Buffer {
  const lines = ['First name,Last name,Email,Phone,Company,City,Country'];
  for (let n = 0; n < rows; n++) {
    const who = n % 10 === 9 ? n - 9 : n;
    lines.push(
      `First${who % 997},Last${who % 4999},person${who}@import.example,+1416555${String(who % 10_000).padStart(4, '0')},Company ${who % 2000},Toronto,CA`,
    );
  }
  return Buffer.from(lines.join('\n'));
}

/** The most memory that a process has had, MiB. Linux alone tells. */
async function mostMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / MIB;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

await withBenchCluster({ durable: true }, async ({ databaseUrl, folder }) => {
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
    part('name="entity"', 'customers'),
    part('name="files[]"; filename="people.csv"', csv(ROWS)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const times: [string, number][] = [];
  const timed = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const value = await work();
    times.push([what, performance.now() - start]);
    return value;
  };
  const { id } = await timed('upload', () =>
    call('POST', '', form, `multipart/form-data; boundary=${boundary}`),
  );
  await timed('dry run', async () => {
    await call('POST', `${id}/validate/`);
    await until(id, 'ready');
  });
  const done = await timed('taking in', async () => {
    await call('POST', `${id}/start/`);
    return until(id, 'done');
  });
  console.log(
    `${ROWS} rows: ${done.created} made, ${done.updated} changed, ${done.skipped} left out, ${done.failed} failed`,
  );
  console.table(
    Object.fromEntries(
      times.map(([what, ms]) => [
        what,
        { seconds: seconds(ms), goal: what === 'taking in' ? '≤ 60' : '' },
      ]),
    ),
  );
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
