import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { writeCursor } from '../../../kernel/database/list-cursor.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const list = (query: string, as: 'editor' | 'viewer' = 'editor') =>
  t.call('GET', `${PAGES}?${query}`, { as });
const getCursor = (answer: Answer): string | null =>
  (answer.body.results as { nextCursor: string | null }).nextCursor;
/** Returns a cursor in the server's format with arbitrary content. */
const cursorAt = (by: string, key: string, id = 1): string =>
  writeCursor({ steps: [{ by, direction: 'asc', key }], id });
const titles = (answer: Answer): string[] => getRows(answer).map(({ title }) => title);
const getIds = (answer: Answer): number[] => getRows(answer).map(({ id }) => id);

/** Reads a list from its first row to its last by cursor only. */
async function readOn(query: string, between: () => Promise<void>): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const part: Answer = await list(cursor === null ? query : `${query}&cursor=${cursor}`);
    expect(part.status, part.text).toBe(200);
    seen.push(...getIds(part));
    cursor = getCursor(part);
    await between();
  } while (cursor !== null);
  return seen;
}

describe('a list', () => {
  it('accepts limit as itemsPerPage, which takes precedence', async () => {
    for (const title of ['Size a', 'Size b', 'Size c']) await makePage(t, { title });
    expect(getRows(await list('limit=2'))).toHaveLength(2);
    expect((await list('limit=2&itemsPerPage=1')).body.results).toMatchObject({
      itemsPerPage: 1,
      rows: [expect.anything()],
    });
  });

  it('returns only the given ids', async () => {
    const [one, , three] = [
      await makePage(t, { title: 'Id one' }),
      await makePage(t, { title: 'Id two' }),
      await makePage(t, { title: 'Id three' }),
    ];
    for (const query of [
      `ids=${one.id},${three.id}`,
      `ids=${one.id}&ids=${three.id}`,
      `ids[]=${one.id}&ids[]=${three.id}`,
    ])
      expect(getIds(await list(`${query}&orderBy=created_at`)), query).toEqual([one.id, three.id]);
    expect((await list(`ids=${one.id},x`)).body.formErrors).toEqual({
      'ids[1]': 'must be a whole number',
    });
  });

  it('returns what was created in a period, including its last day', async () => {
    const page = await makePage(t, { title: 'In a period' });
    await t.database.asOwner(
      "update app.pages set created_at = '2020-05-31T23:59:59.5Z' where id = $1",
      [page.id],
    );
    const inPeriod = async (query: string): Promise<boolean> =>
      getIds(await list(`search=in a period&${query}`)).includes(page.id);
    expect(await inPeriod('startDate=2020-05-31&endDate=2020-05-31')).toBe(true);
    expect(await inPeriod('startDate=2020-06-01')).toBe(false);
    expect(await inPeriod('endDate=2020-05-30')).toBe(false);
    expect(await inPeriod('endDate=2020-05-31T23:59:59Z')).toBe(false);
  });

  it('searches from two characters on, and returns everything without a search', async () => {
    expect((await list('search=a')).body).toMatchObject({
      code: 'validation_failed',
      formErrors: { search: 'Type at least 2 characters' },
    });
    expect((await list('search=')).status).toBe(200);
    expect((await list('search=&status=&orderBy=')).status).toBe(200);
  });

  it('shows the trash only to users who may delete', async () => {
    const page = await makePage(t, { title: 'In the trash' });
    await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' });
    expect(titles(await list('search=in the trash'))).toEqual([]);
    expect(getRows(await list('search=in the trash&showdeleted=1'))).toMatchObject([
      { id: page.id, deleted_at: expect.any(String) },
    ]);
    expect((await list('showdeleted=1', 'viewer')).body).toMatchObject({ code: 'forbidden' });
    expect((await list('showdeleted=0', 'viewer')).status).toBe(200);
  });

  it('returns the same order by cursor as by page, for every sort order', async () => {
    for (let i = 0; i < 7; i++)
      await makePage(t, {
        title: `Order ${i % 3}`,
        order: i % 2,
        status: i < 3 ? 'draft' : 'archived',
      });
    for (const order of ['title', 'slug', 'status', 'publish_date', 'created_at', 'order'])
      for (const direction of ['ASC', 'DESC']) {
        const query = `search=order&orderBy=${order}&orderDirection=${direction}`;
        const all = getIds(await list(`${query}&itemsPerPage=200`));
        expect(all.length, query).toBeGreaterThanOrEqual(7);
        expect(await readOn(`${query}&itemsPerPage=2`, async () => undefined), query).toEqual(all);
      }
  });

  it('accepts a cursor only with its own sort order', async () => {
    const cursor = getCursor(await list('orderBy=title&orderDirection=ASC&itemsPerPage=1'));
    expect((await list(`cursor=${cursor}&itemsPerPage=1`)).status).toBe(200);
    expect((await list(`cursor=${cursor}&orderBy=slug`)).body.formErrors).toEqual({
      cursor: 'belongs to another order of this list',
    });
  });

  it.each([
    'x',
    '%00',
    'W10',
    cursorAt('content', 'a', 1),
    cursorAt('toString', 'a', 1),
    cursorAt('title', 'a\0', 1),
    cursorAt('title', 'a', 1.5),
    cursorAt('order', '1; drop table pages', 1),
    cursorAt('updated_at', '2026-02-30T00:00:00.000000Z', 1),
    cursorAt('updated_at', 'infinity', 1),
  ])('rejects an invalid cursor: %s', async (cursor) => {
    expect([400, 422]).toContain((await list(`cursor=${cursor}`)).status);
  });
});

describe('a long list', () => {
  const COUNT = 10_000;

  it('is read to its end by cursor without gaps and duplicates while rows are added', {
    timeout: 240_000,
  }, async () => {
    // Many rows share an instant, and instants differ only by microseconds.
    await t.database.asOwner(
      `insert into app.pages (tenant_id, slug, title, status, publish_date, created_at, updated_at)
       select $1, 'long-' || n, 'Long ' || n, 'draft', now(), at, at
       from (select n, timestamptz '2026-01-01' + (n / 7) * interval '1 microsecond' as at from generate_series(1, ${COUNT}) n) rows`,
      [t.world.alpha.id],
    );
    await t.database.asOwner(
      `update app.row_counts set n = n + ${COUNT} where tenant_id = $1 and entity = 'page'`,
      [t.world.alpha.id],
    );
    const before = await t.database.asOwner<{ id: string }>(
      'select id from app.pages where tenant_id = $1 and deleted_at is null',
      [t.world.alpha.id],
    );
    let added = 0;
    const seen = await readOn('itemsPerPage=200', async () => {
      added++;
      if (added % 10 === 0) await makePage(t, { title: `Added ${added}` });
    });
    expect(added).toBeGreaterThan(COUNT / 200);
    expect(new Set(seen).size).toBe(seen.length);
    const known = new Set(seen);
    expect(before.filter(({ id }) => !known.has(Number(id)))).toEqual([]);
    const first = (await list('itemsPerPage=1')).body.results as { rows: Page[] };
    // The unfiltered list has an exact total, a filtered one is counted up to a limit.
    const made = Math.floor(added / 10);
    expect(first).toMatchObject({ total: before.length + made, totalIsCapped: false });
    const narrowed = (await list('itemsPerPage=1&startDate=2026-01-01')).body.results;
    expect(narrowed).toMatchObject({ total: COUNT, totalIsCapped: true });
  });
});
