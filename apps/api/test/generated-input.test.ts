import { readFile, rm } from 'node:fs/promises';
import { scratchFolder } from '@org/config/scratch';
import { allRoutes } from '@org/schema/contract';
import { ERRORS } from '@org/schema/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';
import { type HostileRequest, hostileRequests } from './support/hostile-requests.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const RUNS = Number(process.env.ATRIUM_FUZZ_RUNS ?? 2000);
// The short form uses a fixed seed, so that a failure is caused by the current change; the long form uses a new one.
const SEED = Number(
  process.env.ATRIUM_FUZZ_SEED ??
    (process.env.ATRIUM_CHAOS === 'long' ? Date.now() % 2 ** 31 : 20_261_122),
);
const AT_ONCE = 8;

let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  folder = scratchFolder('fuzz');
  server = await serverProcess({
    DATA_DIR: folder,
    DATABASE_URL: await emptyDatabase(),
    SEED: 'demo',
  });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Returns the memory of a process in kB; 0 on systems that do not report it. */
async function getMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Returns the problem of a response, or undefined. */
function getProblem(status: number, text: string): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (/node_modules|\bat [^ ]+ \(|\.ts:\d+|syntax error|pg_catalog/.test(text))
    return 'told of its insides';
  if (status < 400 || text === '' || text === 'Bad request\n') return undefined;
  const body = JSON.parse(text) as { success?: unknown; code?: string; errors?: unknown };
  return body.success === false &&
    body.code !== undefined &&
    Object.hasOwn(ERRORS, body.code) &&
    Array.isArray(body.errors)
    ? undefined
    : 'answered without the error body';
}

it(`responds to ${RUNS} generated bad requests with error codes, and stays up (seed ${SEED})`, {
  timeout: 960_000,
}, async () => {
  const admin = await server.signIn('admin@atrium.test');
  // Most requests have a valid session, so that they reach the handlers.
  const cookies = [
    admin,
    admin,
    admin,
    admin,
    await server.signIn('editor@atrium.test'),
    await server.signIn('visitor@atrium.test', 'demo.localhost:3000'),
    'atrium.session_token=forged',
    '',
  ];
  const routes = allRoutes();
  const staff = routes.filter(
    ({ access, method }) => access.audience === 'staff' && method !== 'GET',
  );
  // Routes that change data get twice as many requests.
  const requests = fc.sample(
    fc.oneof(
      ...[...routes, ...staff]
        .filter(({ id }) => id !== 'auth.logout')
        .map((route) => hostileRequests(route, cookies)),
    ),
    { numRuns: RUNS, seed: SEED },
  );
  const memory: number[] = [];
  const failures: string[] = [];
  const counts = new Map<number, number>();
  const next = requests[Symbol.iterator]();
  let begun = 0;
  async function work(): Promise<void> {
    for (let step = next.next(); !step.done; step = next.next()) {
      if (++begun % 500 === 0) memory.push(await getMemory(server.child.pid));
      const request: HostileRequest = step.value;
      const { status, text } = await server.send(request);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const problem = getProblem(status, text);
      if (problem)
        failures.push(
          `${problem}: ${request.method} ${request.path} ${String(request.body).slice(0, 300)} → ${text.slice(0, 300)}`,
        );
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.stdout.write(
    `generated input: seed ${SEED}, ${[...counts]
      .sort()
      .map(([status, n]) => `${n} × ${status}`)
      .join(', ')}\n`,
  );
  expect(failures, server.output()).toEqual([]);
  expect(server.child.exitCode).toBeNull();
  // Memory must be constant from the second quarter on; by then everything that is loaded once is loaded.
  const quarter = Math.floor(memory.length / 4);
  const middle = (part: readonly number[]): number =>
    part.toSorted((a, b) => a - b)[part.length >> 1] ?? 0;
  if (quarter >= 4)
    expect(middle(memory.slice(-quarter))).toBeLessThan(
      1.25 * middle(memory.slice(quarter, 2 * quarter)),
    );
  expect((await server.send({ method: 'GET', path: '/readyz' })).status).toBe(200);
});
