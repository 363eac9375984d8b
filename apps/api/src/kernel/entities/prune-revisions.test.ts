import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage, PAGES } from '../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns a time some days ago at a whole hour, so that no test crosses the end of an hour. */
const ago = (days: number, minutes = 0): Date =>
  new Date(Math.floor((Date.now() - days * DAY) / DAY) * DAY + 6 * HOUR + minutes * 60_000);

/**
 * Creates a page that was saved at given times, oldest first.
 * @returns id
 */
async function savedAt(times: readonly (Date | { at: Date; label: string })[]): Promise<number> {
  const page = await makePage(t, { title: 'Old page' });
  await t.database.db.asTenant(t.world.alpha.id, async (tx) => {
    const rows = times.map((time, index) => {
      const { at, label } = time instanceof Date ? { at: time, label: '' } : time;
      const version = index + 1;
      return {
        tenant_id: t.world.alpha.id,
        page_id: page.id,
        version,
        title: '',
        label,
        created_at: at,
      };
    });
    await tx.deleteFrom('page_revisions').where('page_id', '=', page.id).execute();
    await tx.insertInto('page_revisions').values(rows).execute();
    await tx
      .updateTable('pages')
      .set({ version: times.length })
      .where('id', '=', page.id)
      .execute();
  });
  return page.id;
}

const save = (id: number) =>
  t.call('PUT', `${PAGES}${id}/`, { as: 'editor', body: { meta_title: 'x' } });

/** Returns the versions of a page that exist, oldest first. */
async function kept(id: number): Promise<number[]> {
  const rows = await t.database.db.asTenant(t.world.alpha.id, (tx) =>
    tx
      .selectFrom('page_revisions')
      .select('version')
      .where('page_id', '=', id)
      .orderBy('version')
      .execute(),
  );
  return rows.map(({ version }) => version);
}

/** Returns the versions that remain after a save. */
async function left(id: number): Promise<number[]> {
  expect((await save(id)).status).toBe(200);
  return kept(id);
}

describe('pruning of page revisions', () => {
  it('keeps revisions for a week, then the last of each hour, then the last of each day for a year', async () => {
    const id = await savedAt([
      // No revision older than a year is kept.
      ago(400),
      ago(367),
      // The last revision of a day last autumn is kept.
      ago(200),
      ago(200, 10),
      ago(200, 600),
      // The last revision of each of three hours is kept.
      ago(20),
      ago(20, 59),
      ago(20, 60),
      ago(20, 61),
      ago(20, 180),
      // All revisions of the last days are kept.
      ago(5),
      ago(5, 1),
      ago(1),
    ]);
    expect(await left(id)).toEqual([5, 7, 9, 10, 11, 12, 13, 14]);
    expect(await left(id)).toEqual([5, 7, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('keeps revisions with a label forever', async () => {
    const id = await savedAt([
      { at: ago(900), label: 'Restored from version 3' },
      { at: ago(200), label: 'Published' },
      ago(200, 1),
      ago(200, 2),
    ]);
    expect(await left(id)).toEqual([1, 2, 4, 5]);
  });

  it('prunes only the revisions of the saved page', async () => {
    const other = await savedAt([ago(400), ago(200), ago(200, 1)]);
    const id = await savedAt([ago(400), ago(200), ago(200, 1)]);
    expect(await left(id)).toEqual([3, 4]);
    expect(await kept(other)).toEqual([1, 2, 3]);
  });

  it('prunes in batches, so that no save waits for years of revisions', async () => {
    const id = await savedAt(Array.from({ length: 900 }, () => ago(400)));
    expect(await left(id)).toHaveLength(401);
    expect(await left(id)).toHaveLength(2);
  });
});
