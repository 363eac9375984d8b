import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const get = (path: string) => t.call('GET', `${PAGES}${path}`, { as: 'editor' });

describe('revisions of a page', () => {
  it('returns revisions with their content, and restores one as a new version', async () => {
    const first = contentWith('first');
    const page = await makePage(t, { title: 'Kept', content: first });
    const second = contentWith('second');
    await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, content: second } });
    expect((await get(`${page.id}/revisions/1/`)).body).toMatchObject({
      success: true,
      revision: {
        id: 1,
        version: 1,
        title: 'Kept',
        content: first,
        user: { displayName: 'editor' },
      },
      results: { version: 1 },
    });
    const restored = await t.call('POST', `${PAGES}${page.id}/revisions/1/restore/`, {
      as: 'manager',
    });
    expect(restored.body).toMatchObject({
      success: true,
      message: 'Version 1 restored',
      page: { id: page.id, content: first, version: 3, title: 'Kept' },
    });
    expect(getRows(await get(`${page.id}/revisions/`))).toMatchObject([
      { id: 3, version: 3, label: 'Restored from version 1', user: { displayName: 'manager' } },
      { id: 2, version: 2, label: '' },
      { id: 1, version: 1, label: '' },
    ]);
  });

  it('stores one revision per save, whatever it changed, with its time and user', async () => {
    const content = contentWith('the same');
    const page = await makePage(t, { title: 'Saved often', content });
    const bodies = [{ content }, { meta_title: 'For search' }, { status: 'published' }];
    for (const [index, body] of bodies.entries())
      await t.call('PUT', `${PAGES}${page.id}/`, {
        as: index === 1 ? 'manager' : 'editor',
        body,
      });
    const rows = getRows<{ version: number; created_at: string; user: { displayName: string } }>(
      await get(`${page.id}/revisions/`),
    );
    expect(rows.map(({ version, user }) => [version, user.displayName])).toEqual([
      [4, 'editor'],
      [3, 'manager'],
      [2, 'editor'],
      [1, 'editor'],
    ]);
    const times = rows.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(60_000);
  });

  it('sorts and pages revisions like any other list', async () => {
    const page = await makePage(t, { title: 'Many' });
    for (const title of ['Many 2', 'Many 3'])
      await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, title } });
    const part = await get(`${page.id}/revisions/?limit=2`);
    expect(getRows(part).map(({ version }) => version)).toEqual([3, 2]);
    const { nextCursor } = part.body.results as { nextCursor: string };
    expect(
      getRows(await get(`${page.id}/revisions/?limit=2&cursor=${nextCursor}`)).map(
        ({ version }) => version,
      ),
    ).toEqual([1]);
    expect(getRows(await get(`${page.id}/revisions/?ids=1,3&orderBy=version`))).toMatchObject([
      { id: 1 },
      { id: 3 },
    ]);
  });

  it('does not overwrite a save that the user has not seen', async () => {
    const page = await makePage(t, { content: contentWith('old') });
    const newer = contentWith('newer');
    await t.call('PUT', PAGES, { as: 'manager', body: { id: page.id, content: newer } });
    const restore = (version: number) =>
      t.call('POST', `${PAGES}${page.id}/revisions/1/restore/?version=${version}`, {
        as: 'editor',
      });
    const late = await restore(1);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.current).toMatchObject({ content: newer, version: 2 });
    expect((await restore(2)).body).toMatchObject({ page: { version: 3 } });
  });

  it('responds with 404 to missing revisions and missing pages', async () => {
    const page = await makePage(t);
    expect((await get(`${page.id}/revisions/9/`)).body).toMatchObject({ code: 'not_found' });
    expect((await get('999999/revisions/1/')).body).toMatchObject({ code: 'page_not_found' });
    for (const [path, code] of [
      [`${page.id}/revisions/9/restore/`, 'not_found'],
      ['999999/revisions/1/restore/', 'page_not_found'],
    ])
      expect((await t.call('POST', `${PAGES}${path}`, { as: 'editor' })).body).toMatchObject({
        success: false,
        code,
      });
    expect((await get(`${page.id}/`)).body).toMatchObject({ page: { version: 1 } });
  });
});

describe('menus', () => {
  const menu = (pageId: number) =>
    t.call('GET', `/api/v1/pages/submenu/?pageId=${pageId}`, {
      origin: 'http://alpha.localhost:3000',
    });

  it('API-PAGES-05 returns the pages below a page in their order, each with its children', async () => {
    const status = 'published';
    const top = await makePage(t, { slug: 'top', status });
    const below = { parentId: top.id, status };
    await makePage(t, { ...below, title: 'Last', slug: 'last', order: 9 });
    const first = await makePage(t, { ...below, title: 'First', slug: 'first', order: 1 });
    await makePage(t, { ...below, title: 'Draft', status: 'draft' });
    await makePage(t, { parentId: first.id, status, title: 'Deep', slug: 'deep' });
    expect((await menu(top.id)).body).toEqual({
      success: true,
      menuItems: [
        {
          title: 'First',
          slug: 'first',
          order: 1,
          children: [{ title: 'Deep', slug: 'deep', order: 0 }],
        },
        { title: 'Last', slug: 'last', order: 9 },
      ],
    });
    expect((await menu(-1)).body.menuItems).toContainEqual(
      expect.objectContaining({ slug: 'top', children: expect.any(Array) }),
    );
    expect((await menu(999_999)).body).toMatchObject({ success: false, code: 'page_not_found' });
  });
});
