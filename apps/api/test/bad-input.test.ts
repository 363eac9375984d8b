import { gzipSync } from 'node:zlib';
import { decodeContent } from '@org/content/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const PAGES = '/api/v1/admin/pages/';
const put = (body: unknown, headers?: Record<string, string>) =>
  t.call('PUT', PAGES, { as: 'editor', body, headers });
const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('invalid request bodies', () => {
  it.each([
    ['an empty body', '', 'malformed'],
    ['a truncated body', '{"id": 1', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['a bare string', '"id"', 'malformed'],
    ['null', 'null', 'malformed'],
    ['a number beyond range', '{"id": 1e400}', 'malformed'],
    ['too many levels', nested(200), 'malformed'],
    ['very many levels', nested(200_000), 'malformed'],
    ['a NUL', '{"id": 1, "title": "a\\u0000b"}', 'malformed'],
    ['half of a surrogate pair', '{"id": 1, "title": "a\\ud800b"}', 'malformed'],
  ])('rejects %s with an error code', async (_name, body, code) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code });
  });

  it('rejects bytes that are not text with an error code', async () => {
    expect((await put(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).body).toMatchObject({
      code: 'malformed',
    });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'])(
    'rejects the key %s at every depth, by name',
    async (key) => {
      expect((await put(`{"${key}": {"polluted": 1}}`)).body).toMatchObject({
        code: 'key_refused',
        formErrors: { [key]: 'is not allowed as a field name' },
      });
      const deep = await t.call('PUT', '/api/v1/admin/settings/', {
        as: 'admin',
        body: `{"theme": {"x": [{"${key}": 1}]}}`,
      });
      expect(deep.status).toBe(400);
      expect(deep.body).toMatchObject({
        code: 'key_refused',
        formErrors: { [`theme.x.0.${key}`]: expect.any(String) },
      });
      expect((await t.call('GET', `${PAGES}?${key}=1`, { as: 'editor' })).body).toMatchObject({
        code: 'key_refused',
      });
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  it('rejects prototype keys inside compressed content', async () => {
    const tree =
      '{"ROOT":{"type":{"resolvedName":"Wrapper"},"isCanvas":true,"props":{"__proto__":{"x":1}},"displayName":"","custom":{},"hidden":false,"nodes":[],"linkedNodes":{}}}';
    const answer = await t.call('PUT', '/api/v1/admin/page/updatecontent/', {
      as: 'editor',
      body: { id: t.world.alpha.page, content: gzipSync(tree).toString('base64') },
    });
    expect(answer.body).toMatchObject({ code: 'key_refused' });
  });

  it('converts only digits into ids, and neither other text into numbers nor numbers into text', async () => {
    const { page } = t.world.alpha;
    expect((await put({ id: String(page), version: 1 })).body).toMatchObject({
      page: { id: page },
    });
    for (const body of [
      { id: '' },
      { id: '0' },
      { id: '01' },
      { id: '1e3' },
      { id: page, version: '2' },
      { id: t.world.alpha.page, title: 5 },
      { id: true },
      { id: [t.world.alpha.page] },
      { id: t.world.alpha.page, showPageTitle: 'true' },
      { id: t.world.alpha.page, title: null },
      { id: 1.5 },
      { id: -1 },
    ])
      expect((await put(body)).status, JSON.stringify(body)).toBe(422);
    for (const page of ['0x10', '1e1', 'Infinity', '١', ' 1', '1.0', '-1', ''])
      expect(
        (await t.call('GET', `${PAGES}?currentPage=${encodeURIComponent(page)}`, { as: 'editor' }))
          .status,
        page,
      ).toBe(422);
    expect(
      (await t.call('GET', `${PAGES}?currentPage=1&currentPage=2`, { as: 'editor' })).status,
    ).toBe(400);
  });
});

describe('size limits', () => {
  it('rejects a body over its limit, with a length, without one, and with a false one', async () => {
    const large = JSON.stringify({ phone: 'x'.repeat(70_000) });
    const send = (body: unknown, headers?: Record<string, string>) =>
      t.call('PUT', '/api/v1/admin/settings/', { as: 'admin', body, headers });
    expect((await send(large)).body).toMatchObject({ code: 'too_large' });
    const chunked = () =>
      new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < large.length; at += 5000)
            controller.enqueue(new TextEncoder().encode(large.slice(at, at + 5000)));
          controller.close();
        },
      });
    expect((await send(chunked())).status).toBe(413);
    expect((await send(chunked(), { 'content-length': '10' })).status).toBe(413);
  });

  const bomb = gzipSync(Buffer.alloc(400_000_000), { level: 9 }).toString('base64');

  it('stops decompressing content at its limit', () => {
    expect(decodeContent(bomb)).toMatchObject({ ok: false, code: 'content_too_large' });
  });

  it('rejects compressed content of more than 8 MB without decompressing all of it', async () => {
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const answer = await t.call('PUT', '/api/v1/admin/page/updatecontent/', {
      as: 'editor',
      body: { id: t.world.alpha.page, content: bomb },
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'content_too_large' });
    // All of it would be 400 MB; threads and garbage of other tests take some of the rest.
    expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
  });

  it('rejects encoded content of more than 1 MB', async () => {
    const answer = await t.call('PUT', '/api/v1/admin/page/updatecontent/', {
      as: 'editor',
      body: { id: t.world.alpha.page, content: 'A'.repeat(1_000_004) },
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      code: 'content_too_large',
      formErrors: { content: expect.any(String) },
    });
  });
});

describe('unknown fields', () => {
  it('rejects unknown fields by name: every column of every table, in every body', async () => {
    const columns = await t.database.asOwner<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema in ('app', 'platform', 'auth') order by 1",
    );
    const page = { id: t.world.alpha.page };
    const known = new Set([
      'id',
      'slug',
      'title',
      'excerpt',
      'image',
      'content',
      'status',
      'publish_date',
      'is_homepage',
      'item_collection_id',
      'canonical_url',
      'meta_title',
      'meta_keywords',
      'meta_description',
      'focus_keyphrase',
      'version',
      'og_image',
      'noindex',
      'header_id',
      'footer_id',
      'template',
      // Fields of a page as it is read, which may be sent back.
      'created_at',
      'updated_at',
      'deleted_at',
      'has_unpublished_changes',
    ]);
    const before = (await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).text.replace(
      /"requestId":"[^"]+"/,
      '',
    );
    for (const { name } of columns.filter((column) => !known.has(column.name))) {
      const answer = await put({ ...page, [name]: 1 });
      expect(answer.status, name).toBe(422);
      expect(answer.body.formErrors, name).toEqual({ [name]: 'is not a field of this call' });
    }
    expect((await t.call('GET', `${PAGES}${page.id}/`, { as: 'editor' })).text).toBe(before);
    for (const body of [{ role_id: '1' }, { tenant_id: 2 }, { is_demo: false }, { userId: 1 }])
      expect(
        (
          await t.call('POST', '/api/v1/auth/login/', {
            body: { email: 'a@b.example', password: 'x', ...body },
          })
        ).status,
      ).toBe(422);
  });

  it('rejects sorting and filtering by other columns', async () => {
    for (const orderBy of [
      'content',
      'tenant_id',
      'id',
      'title desc',
      'title;select 1',
      '(select 1)',
      'pages.title',
    ])
      expect(
        (await t.call('GET', `${PAGES}?orderBy=${encodeURIComponent(orderBy)}`, { as: 'editor' }))
          .status,
        orderBy,
      ).toBe(422);
    for (const query of [
      'itemsPerPage=0',
      'itemsPerPage=-1',
      'itemsPerPage=201',
      'limit=0',
      'limit=201',
      'showdeleted=2',
      'cursor=x',
      'search=a',
      'ids=1,x',
      'startDate=soon',
      'view=1',
      'status=deleted',
    ])
      expect((await t.call('GET', `${PAGES}?${query}`, { as: 'editor' })).status, query).toBe(422);
    expect(
      (
        await t.call('GET', `${PAGES}?search=${encodeURIComponent("'; drop table pages; --")}`, {
          as: 'editor',
        })
      ).status,
    ).toBe(200);
  });
});
