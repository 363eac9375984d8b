import { execFileSync } from 'node:child_process';
import { access, chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/atrium-embedded-');
  // The database's account, which is not root, needs access to the folder.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (more: Record<string, string> = {}): Promise<ServerProcess> =>
  serverProcess({ DATA_DIR: folder, SEED: 'demo', ...more });
const pages = async (server: ServerProcess): Promise<number> => {
  const cookie = await server.signIn('admin@atrium.test');
  const answer = await server.send({
    method: 'GET',
    path: '/api/v1/admin/pages/',
    headers: { cookie },
  });
  return (JSON.parse(answer.text) as { results: { total: number } }).results.total;
};
/** Returns the number of running database servers of the folder. */
const postmasters = (): number =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('/postgres -D') && line.includes(folder)).length;

// Each start and stop of a database takes long on a busy machine.
describe('the embedded database', { timeout: 480_000 }, () => {
  it('starts with an empty folder, protects its secrets, and stops with the server', async () => {
    const server = await start();
    expect(await pages(server)).toBeGreaterThan(0);
    for (const secret of ['secret', 'postgres.secret'])
      expect((await stat(join(folder, secret))).mode & 0o777).toBe(0o600);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(postmasters()).toBe(0);
    await expect(access(join(folder, 'server.lock'))).rejects.toThrow();
  });

  it('restarts with its data, and seeds nothing twice', async () => {
    const server = await start();
    const before = await pages(server);
    const second = start();
    await expect(second).rejects.toThrow(
      `Another server (process ${server.child.pid}) uses ${folder}: stop it, or set another DATA_DIR`,
    );
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    const again = await start();
    expect(await pages(again)).toBe(before);
    again.child.kill('SIGKILL');
    await again.ended;
  });

  it('takes over after a kill -9 that left its database running', async () => {
    expect(postmasters()).toBe(1);
    const server = await start();
    expect(await pages(server)).toBeGreaterThan(0);
    expect(postmasters()).toBe(1);
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it('restarts the database after it was killed', async () => {
    const server = await start();
    const file = join(folder, 'postgres', 'postmaster.pid');
    const getPid = async () =>
      Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    const killed = await getPid();
    process.kill(killed, 'SIGKILL');
    // Its connections survive for a moment, so readiness means nothing before a new database process exists.
    await vi.waitFor(
      async () => {
        expect([0, killed]).not.toContain(await getPid());
        const { status } = await server.send({ method: 'GET', path: '/readyz' });
        expect(status).toBe(200);
      },
      { timeout: 240_000, interval: 50 },
    );
    expect(await pages(server)).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it.runIf(process.getuid?.() === 0)(
    'stores the database in another folder when its account cannot access a parent folder',
    async () => {
      const closed = await mkdtemp('/tmp/atrium-closed-');
      const server = await serverProcess({ DATA_DIR: join(closed, 'data'), SEED: 'none' });
      const [, place = ''] = /cannot reach .*: its files are in (\S+)/.exec(server.output()) ?? [];
      expect(place).toMatch(/^\/var\/lib\/atrium\/data-[0-9a-f]{12}$/);
      expect((await server.send({ method: 'GET', path: '/readyz' })).status).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      await rm(place, { recursive: true });
      await rm(closed, { recursive: true });
    },
  );

  it.each([
    [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535, not "x"'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('reports the problem with %j in one line, and exits with 1', async (environment, message) => {
    await expect(start(environment)).rejects.toThrow(`The server ended with 1: ${message}\n`);
  });
});
