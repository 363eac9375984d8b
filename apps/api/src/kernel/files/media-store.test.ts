import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaStore } from './media-store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('stores files that only the server’s user can read, even in a folder of an earlier version', async () => {
  const root = join(folder, 'files');
  await mkdir(root);
  await chmod(root, 0o755);
  const place = { tenantGuid: 'tenant', guid: 'form', revision: 'files' };
  await mediaStore(root).put(place, [{ name: '1.png', bytes: Buffer.from('x') }]);
  const getMode = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await getMode(root)).toBe(0o700);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    expect([entry.name, await getMode(join(entry.parentPath, entry.name))]).toEqual([
      entry.name,
      entry.isDirectory() ? 0o700 : 0o600,
    ]);
});
