import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage } from '../../../../test/support/pages.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

describe('public pages', () => {
  const read = (slug: string, as?: 'editor' | 'visitor') =>
    t.call('GET', `/api/v1/pages/?slug=${slug}`, {
      ...(as && { as }),
      ...(as !== 'editor' && { origin: ALPHA_SITE }),
    });

  it('API-PAGES-02 returns a published page by its slug, and the home page without one', async () => {
    expect((await read('child')).body).toMatchObject({
      success: true,
      page: { slug: 'child' },
      header: null,
      footer: null,
    });
    expect((await read('')).body).toMatchObject({ page: { is_homepage: true } });
    expect(
      (await t.call('GET', '/api/v1/pages/?slug=child', { origin: 'http://www.alpha.example' }))
        .status,
    ).toBe(200);
  });

  it('PAGE-010 shows drafts, archived and scheduled pages only to staff', async () => {
    await makePage(t, { slug: 'a-draft', status: 'draft' });
    await makePage(t, { slug: 'an-archive', status: 'archived' });
    await makePage(t, { slug: 'later', status: 'published', publish_date: '2999-01-01' });
    for (const slug of ['a-draft', 'an-archive', 'later']) {
      expect((await read(slug)).body, slug).toMatchObject({
        success: false,
        code: 'page_not_found',
        error: 'Page not found',
      });
      expect((await read(slug, 'editor')).status, slug).toBe(200);
    }
    const sitemap = (await t.call('GET', '/api/v1/pages/sitemap/', { origin: ALPHA_SITE })).body
      .rows as { slug: string }[];
    expect(
      sitemap
        .map(({ slug }) => slug)
        .filter((slug) => ['a-draft', 'an-archive', 'later'].includes(slug)),
    ).toEqual([]);
    expect(sitemap.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['', 'child']));
  });

  it('API-PAGES-05 lists the published pages below a page', async () => {
    const parent = await makePage(t, { slug: 'menu', status: 'published' });
    await makePage(t, { title: 'Zebra', slug: 'zebra', parentId: parent.id, status: 'published' });
    await makePage(t, { title: 'Apple', slug: 'apple', parentId: parent.id, status: 'published' });
    await makePage(t, { title: 'Hidden', parentId: parent.id });
    const answer = await t.call('GET', `/api/v1/pages/submenu/?pageId=${parent.id}`, {
      origin: ALPHA_SITE,
    });
    expect(answer.body).toEqual({
      success: true,
      menuItems: [
        { title: 'Apple', slug: 'apple', order: 0 },
        { title: 'Zebra', slug: 'zebra', order: 0 },
      ],
    });
    expect(
      (await t.call('GET', '/api/v1/pages/submenu/', { origin: ALPHA_SITE })).body,
    ).toMatchObject({ success: false, errors: [expect.stringContaining('pageId')] });
  });
});
