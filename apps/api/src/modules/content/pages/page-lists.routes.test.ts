import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPage, getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

describe('lists and deletion', () => {
  it('PAGE-011 finds pages by title or slug', async () => {
    await makePage(t, { title: 'Findable 100% oak_table', slug: 'oak-table' });
    const search = async (text: string) =>
      getRows(
        await t.call('GET', `${PAGES}?search=${encodeURIComponent(text)}`, { as: 'editor' }),
      ).map(({ slug }) => slug);
    expect(await search('FINDABLE')).toEqual(['oak-table']);
    expect(await search('oak-ta')).toEqual(['oak-table']);
    expect(await search('100% oak_')).toEqual(['oak-table']);
    expect(await search('100%%oak')).toEqual([]);
  });

  it('pages, sorts and filters without returning the content', async () => {
    for (const title of ['List b', 'List a', 'List C'])
      await makePage(t, { title, status: 'archived' });
    const list = async (query: string) =>
      (await t.call('GET', `${PAGES}?search=list&status=archived&${query}`, { as: 'editor' })).body
        .results as { rows: Page[] };
    const sorted = await list('orderBy=title&orderDirection=ASC&itemsPerPage=2');
    expect(sorted).toMatchObject({
      total: 3,
      currentPage: 1,
      itemsPerPage: 2,
      totalIsCapped: false,
    });
    expect(sorted.rows.map(({ title }) => title)).toEqual(['List a', 'List b']);
    expect(sorted.rows[0]).not.toHaveProperty('content');
    expect(
      (await list('orderBy=title&orderDirection=ASC&itemsPerPage=2&currentPage=2')).rows.map(
        ({ title }) => title,
      ),
    ).toEqual(['List C']);
    expect(
      (await list('orderBy=title&orderDirection=DESC')).rows.map(({ title }) => title),
    ).toEqual(['List C', 'List b', 'List a']);
    expect((await t.call('GET', `${PAGES}?orderBy=id;drop`, { as: 'editor' })).status).toBe(422);
  });

  it('filters by fields, including the current user', async () => {
    for (const title of ['Filter one', 'Filter two'])
      await makePage(t, { title, status: title.endsWith('two') ? 'archived' : 'draft' });
    const found = async (...rules: object[]) => {
      const filter = JSON.stringify({
        combinator: 'and',
        rules: [{ field: 'title', operator: 'starts_with', value: 'filter ' }, ...rules],
      });
      const query = new URLSearchParams({ filter, orderBy: 'status,title' });
      const answer = await t.call('GET', `${PAGES}?${query}`, { as: 'editor' });
      expect(answer.status, answer.text).toBe(200);
      return getRows(answer).map(({ title }) => title);
    };
    expect(await found()).toEqual(['Filter two', 'Filter one']);
    expect(await found({ field: 'status', operator: 'in', value: ['draft'] })).toEqual([
      'Filter one',
    ]);
    expect(await found({ field: 'author', operator: 'in', value: ['me'] })).toHaveLength(2);
    expect(await found({ field: 'author', operator: 'not_in', value: ['me'] })).toEqual([]);
    expect(await found({ field: 'created_at', operator: 'in_last_days', value: 1 })).toHaveLength(
      2,
    );
    expect(await found({ field: 'publish_date', operator: 'is_empty' })).toEqual([]);
    expect(
      (
        await t.call('GET', `${PAGES}?filter=${encodeURIComponent('{"rules":1}')}`, {
          as: 'editor',
        })
      ).body,
    ).toMatchObject({ code: 'validation_failed' });
  });

  it('API-GEN-07 removes a deleted page from lists and responds to it with not found', async () => {
    const page = await makePage(t, { title: 'To delete' });
    const child = await makePage(t, { title: 'Orphan to be', parentId: page.id });
    expect((await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' })).body).toEqual({
      success: true,
      message: 'Page deleted',
    });
    expect((await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).body).toMatchObject({
      code: 'page_not_found',
      error: 'Page not found',
    });
    expect((await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' })).status).toBe(404);
    expect(getRows(await t.call('GET', `${PAGES}?search=to delete`, { as: 'editor' }))).toEqual([]);
    expect(getPage(await t.call('GET', `${PAGES}${child.id}`, { as: 'editor' }))).toMatchObject({
      parentId: -1,
      version: 2,
    });
    expect((await makePage(t, { slug: page.slug })).slug).toBe(page.slug);
  });

  it('deletes several pages at once and reports the missing ones', async () => {
    const [one, two] = [
      await makePage(t, { title: 'Bulk one' }),
      await makePage(t, { title: 'Bulk two' }),
    ];
    const answer = await t.call('DELETE', PAGES, {
      as: 'editor',
      body: { pagesToDelete: [one.id, 999_999, two.id] },
    });
    expect(answer.body).toEqual({
      success: true,
      deleted: [one.id, two.id],
      failed: [{ id: 999_999, error: 'Not found' }],
      message: '2 pages deleted',
    });
    expect(
      (await t.call('DELETE', PAGES, { as: 'editor', body: { pagesToDelete: [one.id] } })).body,
    ).toMatchObject({
      success: false,
      code: 'nothing_deleted',
      error: 'No page was deleted',
      hint: 'Each id has its reason.',
      deleted: [],
      failed: [{ id: one.id, error: 'Not found' }],
    });
  });
});

describe('the trash of pages', () => {
  it('is a separate list, and restores a page with another slug if its own is used by now', async () => {
    const gone = await makePage(t, { title: 'Comes back', slug: 'comes-back' });
    await t.call('DELETE', `${PAGES}${gone.id}/`, { as: 'editor' });
    await makePage(t, { title: 'Took its place', slug: 'comes-back' });
    const trash = await t.call('GET', `${PAGES}?onlydeleted=1&search=comes`, { as: 'editor' });
    expect(getRows(trash).map(({ id }) => id)).toEqual([gone.id]);
    expect((await t.call('GET', `${PAGES}?onlydeleted=1`, { as: 'viewer' })).body.code).toBe(
      'forbidden',
    );
    const answer = await t.call('POST', `${PAGES}restore/`, {
      as: 'editor',
      body: { ids: [gone.id, 987_654] },
    });
    expect(answer.body).toMatchObject({
      restored: [gone.id],
      failed: [{ id: 987_654, error: 'Not found' }],
      message: '1 page restored',
    });
    expect((await t.call('GET', `${PAGES}${gone.id}/`, { as: 'editor' })).body.page).toMatchObject({
      slug: 'comes-back-2',
      deleted_at: null,
    });
  });
});
