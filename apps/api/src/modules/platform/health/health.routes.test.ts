import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { mediaStore } from '../../../kernel/files/media-store.ts';
import { proveReady } from './prove-ready.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const provenAt = async () =>
  (await t.database.asOwner<{ proven_at: Date }>('select proven_at from platform.readiness')).map(
    ({ proven_at }) => proven_at.getTime(),
  );

it('responds with and without the trailing slash', async () => {
  for (const path of ['/healthz', '/healthz/', '/readyz', '/readyz/'])
    expect((await t.call('GET', path)).status, path).toBe(200);
});

it('checks at most once a second that the database and the data folder are writable', async () => {
  let now = 1_000_000;
  const root = join(t.dataDir, 'proof');
  const prove = proveReady(t.database.db, mediaStore(root), () => now);
  await Promise.all([prove(), prove(), prove()]);
  const [first] = await provenAt();
  await prove();
  expect(await provenAt()).toEqual([first]);
  now += 1001;
  await prove();
  expect((await provenAt())[0]).toBeGreaterThan(first ?? 0);

  // With a file in place of the folder, not even root can write below it.
  await rm(root, { recursive: true });
  await writeFile(root, '');
  now += 1001;
  await expect(prove()).rejects.toMatchObject({ code: 'unavailable' });
  await rm(root);
  await mkdir(root);
  await chmod(root, 0o700);
  await prove();
});

it('is not ready while the database rejects rows', async () => {
  await t.database.asOwner('alter table platform.readiness rename to readiness_away');
  const store = mediaStore(join(t.dataDir, 'media'));
  const prove = proveReady(t.database.db, store);
  await expect(prove()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await t.database.asOwner('alter table platform.readiness_away rename to readiness');
  await prove();
});
