import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp('/tmp/atrium-lock-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('lockDataFolder', () => {
  it('locks the data folder for one server, and leaves no file after the release', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `Another server (process ${process.pid}) uses ${folder}: stop it, or set another DATA_DIR`,
    );
    release();
    expect(await readdir(folder)).toEqual([]);
    (await lockDataFolder(folder))();
  });

  it('takes over the lock of a process that died', async () => {
    const dead = spawn('true');
    await new Promise((done) => dead.once('exit', done));
    await writeFile(
      join(folder, 'server.lock'),
      JSON.stringify({ pid: dead.pid, started: '1', token: 'x' }),
    );
    (await lockDataFolder(folder))();
  });

  it('takes over the lock of a process whose id was reused', async () => {
    await writeFile(
      join(folder, 'server.lock'),
      JSON.stringify({ pid: process.pid, started: 'long ago', token: 'x' }),
    );
    (await lockDataFolder(folder))();
  });

  it('takes over a lock file that was only partly written', async () => {
    await writeFile(join(folder, 'server.lock'), '{"pid":');
    (await lockDataFolder(folder))();
  });

  it('gives a stale lock to exactly one of ten servers, fifty times in a row', async () => {
    for (let round = 0; round < 50; round++) {
      await writeFile(
        join(folder, 'server.lock'),
        JSON.stringify({ pid: process.pid, started: 'long ago', token: 'x' }),
      );
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => lockDataFolder(folder)),
      );
      const taken = tries.filter((one) => one.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      taken[0]?.value();
    }
  });
});
