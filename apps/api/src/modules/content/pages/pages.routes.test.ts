import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPage, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

describe('creating a page', () => {
  it('PAGE-001 PAGE-002 PAGE-003 PAGE-005 SEO-001 SEO-002 API-PAGES-03 stores and returns every field', async () => {
    const fields = {
      slug: 'spring-list',
      title: 'Spring list',
      excerpt: 'What grows now',
      image: '/media/x.webp',
      content: contentWith('Spring'),
      parentId: t.world.alpha.page,
      status: 'published',
      publish_date: '2026-03-01T10:00:00Z',
      showPageTitle: false,
      is_homepage: false,
      canonical_url: 'https://example.com/spring',
      meta_title: 'Spring',
      meta_keywords: 'spring, plants',
      meta_description: 'All plants',
      focus_keyphrase: 'spring plants',
    };
    const answer = await t.call('POST', PAGES, { as: 'editor', body: fields });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ success: true, message: 'Page created' });
    const page = getPage(answer);
    const expected = {
      ...fields,
      publish_date: '2026-03-01T10:00:00.000Z',
      version: 1,
      author: { displayName: 'editor' },
    };
    expect(page).toMatchObject(expected);
    expect((await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).body).toMatchObject({
      success: true,
      page: expected,
      results: expected,
    });
  });

  it('PAGE-003 PAGE-005 creates drafts without parent and content by default', async () => {
    expect(await makePage(t, { title: 'Bare' })).toMatchObject({
      slug: 'bare',
      status: 'draft',
      parentId: -1,
      content: null,
      image: '',
      showPageTitle: true,
      is_homepage: false,
    });
  });

  it('PAGE-004 copies the content of another page, or starts blank for -1', async () => {
    const source = await makePage(t, { title: 'Source', content: contentWith('to copy') });
    expect((await makePage(t, { title: 'Copy', copyFrom: source.id })).content).toBe(
      source.content,
    );
    expect((await makePage(t, { title: 'Blank', copyFrom: -1 })).content).toBeNull();
    const missing = await t.call('POST', PAGES, {
      as: 'editor',
      body: { title: 'C', excerpt: 'e', publish_date: '2026-01-01', copyFrom: 999_999 },
    });
    expect(missing.body).toMatchObject({
      code: 'validation_failed',
      formErrors: { copyFrom: 'This page does not exist' },
    });
  });

  it('derives a unique slug of plain letters from the title, and avoids reserved paths', async () => {
    expect((await makePage(t, { title: 'Über uns & Größe' })).slug).toBe('uber-uns-grosse');
    expect((await makePage(t, { title: 'Über uns & Größe' })).slug).toBe('uber-uns-grosse-2');
    expect((await makePage(t, { title: '日本' })).slug).toBe('page');
    expect((await makePage(t, { title: 'Admin' })).slug).toBe('admin-page');
    const reserved = await t.call('POST', PAGES, {
      as: 'editor',
      body: { title: 'x', excerpt: 'e', publish_date: '2026-01-01', slug: 'api/v1' },
    });
    expect(reserved.body).toMatchObject({
      code: 'validation_failed',
      formErrors: { slug: 'This address is reserved' },
    });
  });

  it('rejects a slug that another page has', async () => {
    await makePage(t, { slug: 'taken' });
    const answer = await t.call('POST', PAGES, {
      as: 'editor',
      body: { title: 'x', excerpt: 'e', publish_date: '2026-01-01', slug: 'taken' },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'slug_taken',
      formErrors: { slug: 'Another page already has this address' },
    });
  });

  it('names every invalid field', async () => {
    const answer = await t.call('POST', PAGES, {
      as: 'editor',
      body: {
        title: '  ',
        status: 'open',
        publish_date: 'soon',
        slug: 'Not A Slug',
        canonical_url: 'javascript:1',
      },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.formErrors as object).sort()).toEqual([
      'canonical_url',
      'excerpt',
      'publish_date',
      'slug',
      'status',
      'title',
    ]);
    expect(answer.body.formErrors).toMatchObject({
      excerpt: 'Please enter an Excerpt',
      title: 'Please enter a Title',
    });
  });
});

describe('changing a page', () => {
  it('API-PAGES-04 updates only the given fields, with the id in the body or in the path', async () => {
    const page = await makePage(t, { title: 'Before', meta_keywords: 'kept' });
    const inBody = await t.call('PUT', PAGES, {
      as: 'editor',
      body: { id: page.id, version: 1, title: 'After' },
    });
    expect(inBody.body).toMatchObject({
      success: true,
      message: 'Page saved',
      page: { title: 'After', meta_keywords: 'kept', version: 2 },
    });
    const inPath = await t.call('PUT', `${PAGES}${page.id}/`, {
      as: 'editor',
      body: { version: 2, excerpt: 'New' },
    });
    expect(inPath.body).toMatchObject({ page: { title: 'After', excerpt: 'New', version: 3 } });
  });

  it('responds with 409 and the current page to an outdated version, and changes nothing', async () => {
    const page = await makePage(t, { title: 'One' });
    await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, version: 1, title: 'Two' } });
    const late = await t.call('PUT', PAGES, {
      as: 'manager',
      body: { id: page.id, version: 1, title: 'Three' },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      current: { id: page.id, title: 'Two', version: 2 },
    });
    expect(getPage(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' }))).toMatchObject({
      title: 'Two',
      version: 2,
    });
  });

  it('accepts exactly one of many saves of the same version', async () => {
    const page = await makePage(t, { title: 'Race' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        t.call('PUT', PAGES, {
          as: 'editor',
          body: { id: page.id, version: 1, title: `Race ${i}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(getPage(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' })).version).toBe(2);
  });

  it('keeps exactly one home page', async () => {
    const page = await makePage(t, { title: 'New home', is_homepage: true });
    const old = getPage(await t.call('GET', `${PAGES}${t.world.alpha.page}`, { as: 'editor' }));
    expect({ old: old.is_homepage, version: old.version }).toEqual({ old: false, version: 2 });
    await t.call('PUT', PAGES, { as: 'editor', body: { id: old.id, is_homepage: true } });
    expect(getPage(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' })).is_homepage).toBe(
      false,
    );
  });

  it('rejects parents that are missing, the page itself or its descendants', async () => {
    const top = await makePage(t, { title: 'Top' });
    const middle = await makePage(t, { title: 'Middle', parentId: top.id });
    const low = await makePage(t, { title: 'Low', parentId: middle.id });
    const message = async (id: number, parentId: number) =>
      (await t.call('PUT', PAGES, { as: 'editor', body: { id, parentId } })).body.formErrors;
    expect(await message(top.id, low.id)).toEqual({ parentId: 'A page cannot be its own parent' });
    expect(await message(top.id, top.id)).toEqual({ parentId: 'A page cannot be its own parent' });
    expect(await message(top.id, 999_999)).toEqual({ parentId: 'This page does not exist' });
  });

  it('prevents a cycle by two concurrent moves', async () => {
    const [one, two] = [
      await makePage(t, { title: 'Circle one' }),
      await makePage(t, { title: 'Circle two' }),
    ];
    const answers = await Promise.all([
      t.call('PUT', PAGES, { as: 'editor', body: { id: one.id, parentId: two.id } }),
      t.call('PUT', PAGES, { as: 'editor', body: { id: two.id, parentId: one.id } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('saving content', () => {
  const SAVE = '/api/v1/admin/page/updatecontent/';

  it('API-PAGES-01 stores content of the editor and adds a revision', async () => {
    const page = await makePage(t, { title: 'Built' });
    const content = contentWith('built');
    const answer = await t.call('PUT', SAVE, {
      as: 'editor',
      body: { id: page.id, content, version: 1 },
    });
    expect(answer.body).toMatchObject({
      success: true,
      page: { id: page.id, content, version: 2 },
    });
    const revisions = (await t.call('GET', `${PAGES}${page.id}/revisions/`, { as: 'editor' })).body
      .results as { rows: object[]; total: number };
    expect(revisions).toMatchObject({
      total: 2,
      rows: [
        { version: 2, size: content.length, user: { displayName: 'editor' } },
        { version: 1, size: 0 },
      ],
    });
  });

  it('removes the content with null', async () => {
    const page = await makePage(t, { title: 'To empty', content: contentWith('x') });
    expect(
      getPage(await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content: null } }))
        .content,
    ).toBeNull();
  });

  it('responds with 409 to an outdated version and keeps both contents', async () => {
    const page = await makePage(t, { title: 'Two editors', content: contentWith('base') });
    const first = contentWith('first');
    await t.call('PUT', SAVE, { as: 'editor', body: { id: page.id, content: first, version: 1 } });
    const late = await t.call('PUT', SAVE, {
      as: 'manager',
      body: { id: page.id, content: contentWith('second'), version: 1 },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', current: { content: first, version: 2 } });
  });

  it.each([
    ['text that is not base64', 'not base64!', 'content_invalid'],
    ['base64 of something else', Buffer.from('hello').toString('base64'), 'content_invalid'],
    ['JSON that is not a tree', Buffer.from('[]').toString('base64'), 'content_invalid'],
  ])('rejects %s and keeps the page', async (_name, content, code) => {
    const page = await makePage(t, { title: 'Kept', content: contentWith('kept') });
    const answer = await t.call('PUT', SAVE, {
      as: 'editor',
      body: { id: page.id, content, version: 1 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code, formErrors: { content: expect.any(String) } });
    expect(getPage(await t.call('GET', `${PAGES}${page.id}`, { as: 'editor' }))).toMatchObject({
      content: page.content,
      version: 1,
    });
  });
});
