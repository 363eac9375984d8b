import type { Page } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type Answer, type TestApi, testApi } from '../../../test/support/test-api.ts';
import { contentWith } from '../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const PAGES = '/api/v1/admin/pages/';
const pageOf = (answer: Answer): Page => answer.body.page as Page;
const rowsOf = (answer: Answer): Page[] => (answer.body.results as { rows: Page[] }).rows;

async function makePage(fields: Record<string, unknown> = {}): Promise<Page> {
  const answer = await t.call('POST', PAGES, { as: 'editor', body: { title: 'A page', excerpt: 'Short', publish_date: '2026-01-01', ...fields } });
  expect(answer.status, answer.text).toBe(201);
  return pageOf(answer);
}

describe('making a page', () => {
  it('PAGE-001 PAGE-002 PAGE-003 PAGE-005 SEO-001 SEO-002 API-PAGES-03 stores every field and gives it back', async () => {
    const fields = {
      slug: 'spring-list', title: 'Spring list', excerpt: 'What grows now', image: '/media/x.webp', content: contentWith('Spring'), parentId: t.world.alpha.page, status: 'published',
      publish_date: '2026-03-01T10:00:00Z', showPageTitle: false, is_homepage: false, canonical_url: 'https://example.com/spring', meta_title: 'Spring', meta_keywords: 'spring, plants',
      meta_description: 'All plants', focus_keyphrase: 'spring plants',
    };
    const answer = await t.call('POST', PAGES, { as: 'editor', body: fields });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ success: true, message: 'The page is made' });
    const page = pageOf(answer);
    const expected = { ...fields, publish_date: '2026-03-01T10:00:00.000Z', version: 1, author: { displayName: 'editor' } };
    expect(page).toMatchObject(expected);
    expect((await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).body).toMatchObject({ success: true, page: expected, results: expected });
  });

  it('PAGE-003 PAGE-005 makes drafts without parent and content by default', async () => {
    expect(await makePage({ title: 'Bare' })).toMatchObject({ slug: 'bare', status: 'draft', parentId: -1, content: null, image: '', showPageTitle: true, is_homepage: false });
  });

  it('PAGE-004 starts with the content of the page that it copies, and blank for -1', async () => {
    const source = await makePage({ title: 'Source', content: contentWith('to copy') });
    expect((await makePage({ title: 'Copy', copyFrom: source.id })).content).toBe(source.content);
    expect((await makePage({ title: 'Blank', copyFrom: -1 })).content).toBeNull();
    const missing = await t.call('POST', PAGES, { as: 'editor', body: { title: 'C', excerpt: 'e', publish_date: '2026-01-01', copyFrom: 999_999 } });
    expect(missing.body).toMatchObject({ code: 'validation_failed', formErrors: { copyFrom: 'This page does not exist' } });
  });

  it('makes an address of the title, free, in plain letters, and never one of the product’s own', async () => {
    expect((await makePage({ title: 'Über uns & Größe' })).slug).toBe('uber-uns-grosse');
    expect((await makePage({ title: 'Über uns & Größe' })).slug).toBe('uber-uns-grosse-2');
    expect((await makePage({ title: '日本' })).slug).toBe('page');
    expect((await makePage({ title: 'Admin' })).slug).toBe('admin-page');
    const reserved = await t.call('POST', PAGES, { as: 'editor', body: { title: 'x', excerpt: 'e', publish_date: '2026-01-01', slug: 'api/v1' } });
    expect(reserved.body).toMatchObject({ code: 'validation_failed', formErrors: { slug: 'This address is used by the product itself' } });
  });

  it('refuses an address that another page has', async () => {
    await makePage({ slug: 'taken' });
    const answer = await t.call('POST', PAGES, { as: 'editor', body: { title: 'x', excerpt: 'e', publish_date: '2026-01-01', slug: 'taken' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ success: false, code: 'slug_taken', formErrors: { slug: 'Another page already has this address' } });
  });

  it('names every field that is wrong', async () => {
    const answer = await t.call('POST', PAGES, { as: 'editor', body: { title: '  ', status: 'open', publish_date: 'soon', slug: 'Not A Slug', canonical_url: 'javascript:1' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.formErrors as object).sort()).toEqual(['canonical_url', 'excerpt', 'publish_date', 'slug', 'status', 'title']);
    expect(answer.body.formErrors).toMatchObject({ excerpt: 'Please enter an Excerpt', title: 'Please enter a Title' });
  });
});

describe('changing a page', () => {
  it('API-PAGES-04 changes the named fields alone, with the id in the body or in the path', async () => {
    const page = await makePage({ title: 'Before', meta_keywords: 'kept' });
    const inBody = await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, version: 1, title: 'After' } });
    expect(inBody.body).toMatchObject({ success: true, message: 'The page is saved', page: { title: 'After', meta_keywords: 'kept', version: 2 } });
    const inPath = await t.call('PUT', `${PAGES}${page.id}/`, { as: 'editor', body: { version: 2, excerpt: 'New' } });
    expect(inPath.body).toMatchObject({ page: { title: 'After', excerpt: 'New', version: 3 } });
  });

  it('answers 409 with the page as it is when the version is an older one, and changes nothing', async () => {
    const page = await makePage({ title: 'One' });
    await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, version: 1, title: 'Two' } });
    const late = await t.call('PUT', PAGES, { as: 'manager', body: { id: page.id, version: 1, title: 'Three' } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', current: { id: page.id, title: 'Two', version: 2 } });
    expect(pageOf(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' }))).toMatchObject({ title: 'Two', version: 2 });
  });

  it('lets exactly one of many saves of the same version through', async () => {
    const page = await makePage({ title: 'Race' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, version: 1, title: `Race ${i}` } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(pageOf(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' })).version).toBe(2);
  });

  it('keeps one home page', async () => {
    const page = await makePage({ title: 'New home', is_homepage: true });
    const old = pageOf(await t.call('GET', `${PAGES}${t.world.alpha.page}`, { as: 'editor' }));
    expect({ old: old.is_homepage, version: old.version }).toEqual({ old: false, version: 2 });
    await t.call('PUT', PAGES, { as: 'editor', body: { id: old.id, is_homepage: true } });
    expect(pageOf(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' })).is_homepage).toBe(false);
  });

  it('refuses parents that are not there, are the page itself, or stand below it', async () => {
    const top = await makePage({ title: 'Top' });
    const middle = await makePage({ title: 'Middle', parentId: top.id });
    const low = await makePage({ title: 'Low', parentId: middle.id });
    const message = async (id: number, parentId: number) => (await t.call('PUT', PAGES, { as: 'editor', body: { id, parentId } })).body.formErrors;
    expect(await message(top.id, low.id)).toEqual({ parentId: 'A page cannot stand below itself' });
    expect(await message(top.id, top.id)).toEqual({ parentId: 'A page cannot stand below itself' });
    expect(await message(top.id, 999_999)).toEqual({ parentId: 'This page does not exist' });
  });

  it('lets two moves at once make no circle', async () => {
    const [one, two] = [await makePage({ title: 'Circle one' }), await makePage({ title: 'Circle two' })];
    const answers = await Promise.all([t.call('PUT', PAGES, { as: 'editor', body: { id: one.id, parentId: two.id } }), t.call('PUT', PAGES, { as: 'editor', body: { id: two.id, parentId: one.id } })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('saving content', () => {
  const SAVE = '/api/v1/admin/page/updatecontent/';

  it('API-PAGES-01 stores what the editor built and writes a revision', async () => {
    const page = await makePage({ title: 'Built' });
    const content = contentWith('built');
    const answer = await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content, version: 1 } });
    expect(answer.body).toMatchObject({ success: true, page: { id: page.id, content, version: 2 } });
    const revisions = (await t.call('GET', `${PAGES}${page.id}/revisions/`, { as: 'editor' })).body.results as { rows: object[]; total: number };
    expect(revisions).toMatchObject({ total: 2, rows: [{ version: 2, size: content.length, user: { displayName: 'editor' } }, { version: 1, size: 0 }] });
  });

  it('empties the content with null', async () => {
    const page = await makePage({ title: 'To empty', content: contentWith('x') });
    expect(pageOf(await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content: null } })).content).toBeNull();
  });

  it('answers 409 to a stale version and keeps both sides', async () => {
    const page = await makePage({ title: 'Two editors', content: contentWith('base') });
    const first = contentWith('first');
    await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content: first, version: 1 } });
    const late = await t.call('PUT', SAVE, { as: 'manager', body: { id: page.id, content: contentWith('second'), version: 1 } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', current: { content: first, version: 2 } });
  });

  it.each([
    ['text that is no base64', 'not base64!', 'content_invalid'],
    ['base64 of something else', Buffer.from('hello').toString('base64'), 'content_invalid'],
    ['JSON that is no tree', Buffer.from('[]').toString('base64'), 'content_invalid'],
  ])('refuses %s and keeps the page', async (_name, content, code) => {
    const page = await makePage({ title: 'Kept', content: contentWith('kept') });
    const answer = await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content, version: 1 } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code, formErrors: { content: expect.any(String) } });
    expect(pageOf(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' }))).toMatchObject({ content: page.content, version: 1 });
  });
});

describe('lists and deletion', () => {
  it('PAGE-011 finds pages by their title or address', async () => {
    await makePage({ title: 'Findable 100% oak_table', slug: 'oak-table' });
    const search = async (text: string) => rowsOf(await t.call('GET', `${PAGES}?search=${encodeURIComponent(text)}`, { as: 'editor' })).map(({ slug }) => slug);
    expect(await search('FINDABLE')).toEqual(['oak-table']);
    expect(await search('oak-ta')).toEqual(['oak-table']);
    expect(await search('100% oak_')).toEqual(['oak-table']);
    expect(await search('100%%oak')).toEqual([]);
  });

  it('pages, sorts and filters, and leaves the content out', async () => {
    for (const title of ['List b', 'List a', 'List C']) await makePage({ title, status: 'archived' });
    const list = async (query: string) => (await t.call('GET', `${PAGES}?search=list&status=archived&${query}`, { as: 'editor' })).body.results as { rows: Page[] };
    const sorted = await list('orderBy=title&orderDirection=ASC&itemsPerPage=2');
    expect(sorted).toMatchObject({ total: 3, currentPage: 1, itemsPerPage: 2, totalIsCapped: false });
    expect(sorted.rows.map(({ title }) => title)).toEqual(['List a', 'List b']);
    expect(sorted.rows[0]).not.toHaveProperty('content');
    expect((await list('orderBy=title&orderDirection=ASC&itemsPerPage=2&currentPage=2')).rows.map(({ title }) => title)).toEqual(['List C']);
    expect((await list('orderBy=title&orderDirection=DESC')).rows.map(({ title }) => title)).toEqual(['List C', 'List b', 'List a']);
    expect((await t.call('GET', `${PAGES}?orderBy=id;drop`, { as: 'editor' })).status).toBe(422);
  });

  it('API-GEN-07 takes a deleted page out of lists and answers it as not found', async () => {
    const page = await makePage({ title: 'To delete' });
    const child = await makePage({ title: 'Orphan to be', parentId: page.id });
    expect((await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' })).body).toEqual({ success: true, message: 'The page is deleted' });
    expect((await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).body).toMatchObject({ code: 'page_not_found', error: 'Page not found' });
    expect((await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' })).status).toBe(404);
    expect(rowsOf(await t.call('GET', `${PAGES}?search=to delete`, { as: 'editor' }))).toEqual([]);
    expect(pageOf(await t.call('GET', `${PAGES}${child.id}`, { as: 'editor' }))).toMatchObject({ parentId: -1, version: 2 });
    expect((await makePage({ slug: page.slug })).slug).toBe(page.slug);
  });

  it('deletes several at once and says which were not there', async () => {
    const [one, two] = [await makePage({ title: 'Bulk one' }), await makePage({ title: 'Bulk two' })];
    const answer = await t.call('DELETE', PAGES, { as: 'editor', body: { pagesToDelete: [one.id, 999_999, two.id] } });
    expect(answer.body).toEqual({ success: true, deleted: [one.id, two.id], failed: [{ id: 999_999, error: 'Not found' }], message: '2 pages deleted' });
    expect((await t.call('DELETE', PAGES, { as: 'editor', body: { pagesToDelete: [one.id] } })).body).toMatchObject({ code: 'conflict', error: 'No page was deleted' });
  });
});

describe('what visitors get', () => {
  const read = (slug: string, as?: 'editor' | 'visitor') => t.call('GET', `/api/v1/pages/?slug=${slug}`, as ? { as } : { origin: ALPHA_SITE });

  it('API-PAGES-02 answers a published page by its address, and the home page without one', async () => {
    expect((await read('child')).body).toMatchObject({ success: true, page: { slug: 'child' }, header: null, footer: null });
    expect((await read('')).body).toMatchObject({ page: { is_homepage: true } });
    expect((await t.call('GET', '/api/v1/pages/?slug=child', { origin: 'http://www.alpha.example' })).status).toBe(200);
  });

  it('PAGE-010 answers drafts, archived and later pages to staff alone', async () => {
    await makePage({ slug: 'a-draft', status: 'draft' });
    await makePage({ slug: 'an-archive', status: 'archived' });
    await makePage({ slug: 'later', status: 'published', publish_date: '2999-01-01' });
    for (const slug of ['a-draft', 'an-archive', 'later']) {
      expect((await read(slug)).body, slug).toMatchObject({ success: false, code: 'page_not_found', error: 'Page not found' });
      expect((await read(slug, 'editor')).status, slug).toBe(200);
    }
    const sitemap = (await t.call('GET', '/api/v1/pages/sitemap/', { origin: ALPHA_SITE })).body.rows as { slug: string }[];
    expect(sitemap.map(({ slug }) => slug).filter((slug) => ['a-draft', 'an-archive', 'later'].includes(slug))).toEqual([]);
    expect(sitemap.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['', 'child']));
  });

  it('API-PAGES-05 lists the published pages below a page', async () => {
    const parent = await makePage({ slug: 'menu', status: 'published' });
    await makePage({ title: 'Zebra', slug: 'zebra', parentId: parent.id, status: 'published' });
    await makePage({ title: 'Apple', slug: 'apple', parentId: parent.id, status: 'published' });
    await makePage({ title: 'Hidden', parentId: parent.id });
    const answer = await t.call('GET', `/api/v1/pages/submenu/?pageId=${parent.id}`, { origin: ALPHA_SITE });
    expect(answer.body).toEqual({ success: true, menuItems: [{ title: 'Apple', slug: 'apple' }, { title: 'Zebra', slug: 'zebra' }] });
    expect((await t.call('GET', '/api/v1/pages/submenu/', { origin: ALPHA_SITE })).body).toMatchObject({ success: false, errors: [expect.stringContaining('pageId')] });
  });
});
