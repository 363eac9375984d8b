import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedRows } from '../../../../test/support/exports.ts';
import { getPage, getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const send = (method: string, path: string, body?: object) =>
  t.call(method, `${PAGES}${path}`, { as: 'editor', ...(body && { body }) });
const titled = (value: string): string =>
  JSON.stringify({
    combinator: 'and',
    rules: [{ field: 'title', operator: 'starts_with', value }],
  });
const list = async (query: string) =>
  (await send('GET', `?${query}`)).body.results as { rows: Page[]; total: number };

describe('bulk changes of pages', () => {
  it('updates pages by ids or by filter, each as a new version', async () => {
    const made: Page[] = [];
    for (const n of [1, 2, 3]) made.push(await makePage(t, { title: `Many ${n}` }));
    const [one, two, three] = made;
    const named = await send('PUT', 'bulk/', {
      selection: { ids: [one?.id, 987_654] },
      set: { status: 'archived', noindex: true },
    });
    expect(named.body, named.text).toMatchObject({
      changed: 1,
      failed: [{ id: 987_654, error: 'Not found' }],
      message: '1 page changed',
    });
    const shown = await send('PUT', 'bulk/', {
      selection: { matching: { filter: titled('many ') }, except: [three?.id] },
      set: { status: 'published' },
    });
    expect(shown.body).toMatchObject({ changed: 2, failed: [] });
    const now = (await list(`ids=${made.map(({ id }) => id)}&orderBy=title`)).rows;
    expect(now.map(({ status, noindex, version }) => [status, noindex, version])).toEqual([
      ['published', true, 3],
      ['published', false, 2],
      ['draft', false, 1],
    ]);
    expect(getRows(await send('GET', `${one?.id}/revisions/`))).toMatchObject([
      { version: 3, user: { displayName: 'editor' } },
      { version: 2 },
      { version: 1 },
    ]);
    const history = getRows(await send('GET', `${two?.id}/timeline/`));
    expect(history).toMatchObject([
      { action: 'updated', changes: [{ field: 'status', from: null, to: 'published' }] },
      { action: 'created' },
    ]);
  });

  it('rejects tags, and fields that are unique to a page', async () => {
    const { id } = await makePage(t, { title: 'Untagged' });
    for (const body of [
      { set: { slug: 'same' } },
      { set: { title: 'Same' } },
      { set: {}, addTags: [1] },
    ])
      expect((await send('PUT', 'bulk/', { selection: { ids: [id] }, ...body })).status).toBe(422);
  });

  it('moves filtered pages to the trash, and counts them correctly', async () => {
    const before = (await list('itemsPerPage=1')).total;
    const parent = await makePage(t, { title: 'Bin parent' });
    const child = await makePage(t, { title: 'Bin child', parentId: parent.id });
    const apart = await makePage(t, { title: 'Left alone', parentId: parent.id });
    expect((await list('itemsPerPage=1')).total).toBe(before + 3);
    const gone = await send('DELETE', '', { selection: { matching: { filter: titled('bin ') } } });
    expect(gone.body, gone.text).toMatchObject({ deleted: [parent.id, child.id] });
    expect((await list('itemsPerPage=1')).total).toBe(before + 1);
    expect(getPage(await send('GET', `${apart.id}/`)).parentId).toBe(-1);
    const back = await send('POST', 'restore/', { ids: [parent.id, child.id] });
    expect(back.body).toMatchObject({ restored: [parent.id, child.id] });
    expect((await list('itemsPerPage=1')).total).toBe(before + 3);
    // Pages that were deleted together are restored with their hierarchy.
    expect(getPage(await send('GET', `${child.id}/`)).parentId).toBe(parent.id);
  });

  it('exports pages with the requested columns', async () => {
    await makePage(t, {
      title: 'Filed page',
      slug: 'filed',
      status: 'published',
      meta_description: 'What it is about',
    });
    const columns = ['title', 'slug', 'status', 'author', 'meta_description', 'noindex'];
    const rows = await exportedRows(
      t,
      PAGES,
      { selection: { matching: { filter: titled('filed') } }, columns },
      'editor',
    );
    expect(rows).toEqual([
      ['Title', 'Address', 'Status', 'Author', 'Meta description', 'Hidden from search engines'],
      ['Filed page', 'filed', 'Published', 'editor', 'What it is about', 'no'],
    ]);
  });
});
