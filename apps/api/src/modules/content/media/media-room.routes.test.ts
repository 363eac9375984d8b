import { MEDIA_QUOTAS } from '@org/schema/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA, pngFile, uploaded, uploadForm } from '../../../../test/support/pictures.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const as = 'editor' as const;
const LIMIT = MEDIA_QUOTAS.enterprise;

/** Sets the size of the tenant's only image so that this many bytes of the quota remain. */
async function leave(bytes: number): Promise<void> {
  const { id, media } = t.world.alpha;
  await t.database.db.asTenant(id, async (tx) => {
    await tx
      .updateTable('media')
      .set({ deleted_at: new Date() })
      .where('id', '!=', media)
      .execute();
    await tx
      .updateTable('media')
      .set({ bytes: LIMIT - bytes })
      .where('id', '=', media)
      .execute();
  });
}

const upload = async (...names: string[]): Promise<Answer> =>
  t.call('POST', MEDIA, {
    as,
    body: uploadForm(...(await Promise.all(names.map((name) => pngFile(name))))),
  });
const used = async (): Promise<unknown> =>
  (await t.call('GET', `${MEDIA}folders/`, { as: 'viewer' })).body.storage;

let size = 0;
beforeEach(async () => {
  size = (await pngFile('any.png')).bytes.byteLength;
});

describe('the storage quota', () => {
  it('is returned with the folders, and follows uploads and deletions', async () => {
    await leave(LIMIT - 1000);
    expect(await used()).toEqual({ used: 1000, limit: LIMIT });
    const media = await uploaded(t, await pngFile('one.png'));
    expect(await used()).toEqual({ used: 1000 + size, limit: LIMIT });
    await t.call('DELETE', MEDIA, { as, body: { mediaToDelete: [media.id] } });
    expect(await used()).toEqual({ used: 1000, limit: LIMIT });
  });

  it('accepts an upload that fits exactly, and rejects one byte more with the remaining space', async () => {
    await leave(size);
    expect((await upload('fits.png')).status).toBe(201);
    await leave(size - 1);
    expect(await upload('not.png')).toMatchObject({
      status: 409,
      body: {
        code: 'storage_full',
        error: expect.stringMatching(
          /^Not enough storage: \d+ byte of 20 GB left, and this needs \d+ byte$/,
        ),
        hint: 'Delete unused images, or upgrade your plan.',
      },
    });
    expect(await used()).toEqual({ used: LIMIT - size + 1, limit: LIMIT });
  });

  it('is not exceeded by concurrent uploads, nor by several files in one', async () => {
    await leave(size * 2 + 1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => upload(`parallel-${at}.png`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(await used()).toEqual({ used: LIMIT - 1, limit: LIMIT });
    await leave(size * 2 - 1);
    expect((await upload('both-1.png', 'both-2.png')).body.code).toBe('storage_full');
  });

  it('counts only the difference when an image is replaced', async () => {
    await leave(size * 3);
    const media = await uploaded(t, await pngFile('small.png'));
    const larger = await pngFile('large.png', 700, 500);
    const replace = () =>
      t.call('PUT', `${MEDIA}${media.id}/replace/`, { as, body: uploadForm(larger) });
    const added = larger.bytes.byteLength - size;
    const full = async (left: number) => {
      const { id, media: first } = t.world.alpha;
      await t.database.db.asTenant(id, (tx) =>
        tx
          .updateTable('media')
          .set({ bytes: LIMIT - size - left })
          .where('id', '=', first)
          .execute(),
      );
    };
    await full(added - 1);
    expect((await replace()).body.code).toBe('storage_full');
    await full(added);
    expect((await replace()).status).toBe(200);
    expect(await used()).toEqual({ used: LIMIT, limit: LIMIT });
  });
});
