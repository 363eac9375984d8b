import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp('/tmp/atrium-secret-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('creates one secret for concurrent callers, and leaves no other file', async () => {
  for (let round = 0; round < 20; round++) {
    const file = join(folder, `secret ${round}`);
    const all = await Promise.all(Array.from({ length: 10 }, () => readOrCreateSecret(file)));
    expect(new Set(all)).toEqual(new Set([await readFile(file, 'utf8')]));
    expect(all[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }
  expect(await readdir(folder)).toHaveLength(20);
});
