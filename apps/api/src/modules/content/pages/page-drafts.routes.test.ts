import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPage, getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import {
  ALPHA_SITE,
  type Answer,
  type TestApi,
  testApi,
} from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object) =>
  t.call(method, `${PAGES}${path}`, { as: 'editor', ...(body && { body }) });
async function ok(answer: Promise<Answer>): Promise<Page> {
  const { status, text, body } = await answer;
  expect(status, text).toBe(200);
  return body.page as Page;
}
const saveContent = (page: Page, words: string, body: object = {}) =>
  ok(
    t.call('PUT', '/api/v1/admin/page/updatecontent/', {
      as: 'editor',
      body: { id: page.id, content: contentWith(words), ...body },
    }),
  );
const publish = (page: Page) => ok(call('POST', `${page.id}/publish/?version=${page.version}`));
const discard = (page: Page) => ok(call('POST', `${page.id}/discard-changes/`));
const update = (page: Page, body: object) => ok(call('PUT', `${page.id}/`, body));

const read = async (slug: string, query = '', as?: 'editor'): Promise<Page> =>
  getPage(
    await t.call(
      'GET',
      `/api/v1/pages/?slug=${slug}${query}`,
      as ? { as } : { origin: ALPHA_SITE },
    ),
  );
/** Returns the title and the content that visitors see. */
async function seen(slug: string, query = '', as?: 'editor'): Promise<[string, string | null]> {
  const { title, content } = await read(slug, query, as);
  return [title, content ?? null];
}
async function makePublished(slug: string): Promise<{ page: Page; first: string | null }> {
  const made = await makePage(t, { slug, title: 'First', status: 'published' });
  const page = await saveContent(made, 'First words');
  return { page, first: page.content ?? null };
}

describe('a draft of a public page', () => {
  it('is what staff edit, and hidden from visitors until it is published', async () => {
    const { page, first } = await makePublished('draft-of-public');
    const saved = await saveContent(page, 'Second words', { draft: true });
    expect(saved).toMatchObject({ is_public: true, has_unpublished_changes: true });
    expect(saved.content).not.toBe(first);
    const titled = await update(saved, { title: 'Second', draft: true });
    expect(await seen('draft-of-public')).toEqual(['First', first]);
    // Staff see the draft in the editor, and on the site what visitors see.
    expect(await seen('draft-of-public', '', 'editor')).toEqual(['Second', saved.content]);
    expect(await seen('draft-of-public', '&live=true', 'editor')).toEqual(['First', first]);
    expect(await ok(call('GET', `${page.id}/live/`))).toMatchObject({
      title: 'First',
      content: first,
    });
    const published = await publish(titled);
    expect(published).toMatchObject({ has_unpublished_changes: false, title: 'Second' });
    expect(await seen('draft-of-public')).toEqual(['Second', saved.content]);
  });

  it('stays a draft when other fields change, which visitors see immediately', async () => {
    const { page, first } = await makePublished('other-fields');
    await saveContent(page, 'Half finished', { draft: true });
    const changed = await update(page, { meta_description: 'Fresh bread', title: 'Bakery' });
    expect(changed).toMatchObject({ has_unpublished_changes: true, title: 'Bakery' });
    expect(await seen('other-fields')).toEqual(['Bakery', first]);
    expect(await read('other-fields')).toMatchObject({ meta_description: 'Fresh bread' });
  });

  it('is not published by a form that sends its unchanged fields', async () => {
    const { page } = await makePublished('form-fields');
    const titled = await update(page, { title: 'New title', draft: true });
    const { title, excerpt, status, publish_date } = titled;
    const body = { title, excerpt, status, publish_date, meta_title: 'Rye' };
    expect(await update(titled, body)).toMatchObject({ has_unpublished_changes: true });
    expect(await read('form-fields')).toMatchObject({ title: 'First', meta_title: 'Rye' });
    expect(await saveContent(titled, '', { content: titled.content })).toMatchObject({
      has_unpublished_changes: true,
    });
  });

  it('API-PAGES-01 is replaced by content saved without the flag, which is live immediately', async () => {
    const { page } = await makePublished('without-flag');
    await saveContent(page, 'A draft', { draft: true });
    const live = await saveContent(page, 'For everybody');
    expect(live).toMatchObject({ has_unpublished_changes: false });
    expect(await seen('without-flag')).toEqual(['First', live.content]);
  });

  it('ends when it equals what visitors see', async () => {
    const { page } = await makePublished('and-back');
    await saveContent(page, 'Other words', { draft: true });
    const back = await saveContent(page, '', { content: page.content, draft: true });
    expect(back.has_unpublished_changes).toBe(false);
  });

  it('is discarded, and stays in the list of versions', async () => {
    const { page, first } = await makePublished('discarded');
    const saved = await saveContent(page, 'Never mind', { draft: true });
    const stale = await call('POST', `${page.id}/discard-changes/?version=${page.version}`);
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect(await discard(saved)).toMatchObject({ content: first, has_unpublished_changes: false });
    expect(await seen('discarded')).toEqual(['First', first]);
    const revisions = getRows<{ version: number; label: string; published_at: string | null }>(
      await call('GET', `${page.id}/revisions/`),
    );
    expect(revisions.map(({ label, published_at }) => [label, published_at !== null])).toEqual([
      ['Changes discarded', true],
      ['', false],
      ['', true],
      ['', true],
    ]);
    // A version can be restored as a draft.
    const restored = await ok(
      call('POST', `${page.id}/revisions/${saved.version}/restore/?draft=true`),
    );
    expect(restored).toMatchObject({ content: saved.content, has_unpublished_changes: true });
    expect(await seen('discarded')).toEqual(['First', first]);
    expect(await discard(await discard(restored))).toMatchObject({ content: first });
  });

  it('is part of a scheduled version, and shown by a preview link', async () => {
    const { page, first } = await makePublished('scheduled-draft');
    const saved = await saveContent(page, 'For spring', { draft: true });
    const { body } = await call('POST', `${page.id}/preview-link/`);
    const token = new URL(body.url as string).searchParams.get('preview');
    expect(await seen('scheduled-draft', `&live=true&preview=${token}`)).toEqual([
      'First',
      saved.content,
    ]);
    const scheduled = await update(saved, {
      status: 'published',
      publish_date: '2999-01-01',
      version: saved.version,
    });
    expect(scheduled).toMatchObject({ has_unpublished_changes: false, is_public: true });
    expect(await seen('scheduled-draft')).toEqual(['First', first]);
    expect(await publish(scheduled)).toMatchObject({ content: saved.content });
    expect(await seen('scheduled-draft')).toEqual(['First', saved.content]);
  });

  it('ends when the page goes offline, and is no draft of a page that is not public', async () => {
    const { page } = await makePublished('goes-offline');
    await saveContent(page, 'A draft', { draft: true });
    const offline = await update(page, { status: 'draft' });
    expect(offline).toMatchObject({ has_unpublished_changes: false, is_public: false });
    const saved = await saveContent(page, 'Later', { draft: true });
    expect(saved.has_unpublished_changes).toBe(false);
    expect((await call('GET', `${page.id}/live/`)).status).toBe(404);
    expect(await publish(saved)).toMatchObject({ status: 'published', is_public: true });
    expect(await seen('goes-offline')).toEqual(['First', saved.content]);
  });

  it('is found by the list, and scheduled by a bulk change', async () => {
    const { page } = await makePublished('in-bulk');
    await saveContent(page, 'In bulk', { draft: true });
    const filter = encodeURIComponent(
      JSON.stringify({
        combinator: 'and',
        rules: [{ field: 'has_unpublished_changes', operator: 'is', value: true }],
      }),
    );
    const found = await call('GET', `?filter=${filter}&itemsPerPage=100`);
    expect(found.status, found.text).toBe(200);
    expect(getRows(found).map(({ slug }) => slug)).toContain('in-bulk');
    expect(getRows(found).every((row) => row.has_unpublished_changes)).toBe(true);
    const bulk = await call('PUT', 'bulk/', {
      selection: { ids: [page.id] },
      set: { publish_date: '2999-01-01' },
    });
    expect(bulk.status, bulk.text).toBe(200);
    expect(await ok(call('GET', `${page.id}/`))).toMatchObject({
      has_unpublished_changes: false,
      is_public: true,
    });
  });

  it('needs a version that is current to be published', async () => {
    const { page } = await makePublished('stale');
    await saveContent(page, 'Newer', { draft: true });
    const answer = await call('POST', `${page.id}/publish/?version=${page.version}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });
});

it('finds links to pages that visitors do not see', async () => {
  await makePublished('known-page');
  await makePage(t, { slug: 'hidden-page', status: 'draft' });
  const paths = [
    '/',
    '/known-page/',
    'hidden-page',
    '/nowhere',
    '/store/any',
    '/blog/none',
    '/search',
  ];
  const answer = await t.call('POST', '/api/v1/admin/site/check-paths/', {
    as: 'editor',
    body: { paths },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.missing).toEqual(
    expect.arrayContaining(['hidden-page', '/nowhere', '/blog/none']),
  );
  expect(answer.body.missing).not.toContain('/known-page/');
  expect(answer.body.missing).not.toContain('/store/any');
});
