import type { Page, Release } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRows, makePage, PAGES } from '../../../../test/support/pages.ts';
import { getItems, getRelease, releaseCalls, toItem } from '../../../../test/support/releases.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { emptyTrash } from '../../../kernel/entities/empty-trash.ts';
import { collectDeclared } from '../../../kernel/module/collect-declared.ts';
import { MODULES } from '../../../main/modules.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const { call, makeRelease, save, readPage, makeDraft, makePost, seen, seenPost } = releaseCalls(
  () => t,
);

describe('a release', () => {
  it('publishes drafts of public pages, new pages and posts at one moment', async () => {
    const draft = await makeDraft('release-draft');
    const fresh = await makePage(t, { slug: 'release-new', title: 'Fresh', status: 'draft' });
    const post = await makePost('Release post');
    const { id } = await makeRelease('Autumn', [
      toItem(draft),
      toItem(fresh),
      toItem(post, 'post'),
    ]);
    const checked = await call('GET', `${id}/`);
    expect(getItems(checked)).toMatchObject([
      { kind: 'page', record_id: draft.id, effect: 'updates', changed: ['title'], problems: [] },
      { kind: 'page', record_id: fresh.id, effect: 'goes_live', changed: [], problems: [] },
      { kind: 'post', record_id: post.id, path: '/blog/release-post', effect: 'goes_live' },
    ]);
    expect(await seen('release-draft')).toBe('Now');
    expect([await seen('release-new'), await seenPost(post.slug)]).toEqual([404, 404]);

    const answer = await call('POST', `${id}/publish/?version=${getRelease(checked).version}`);
    expect(answer.status, answer.text).toBe(200);
    expect(getRelease(answer)).toMatchObject({
      state: 'published',
      published_at: expect.any(String),
      published_by: { displayName: 'editor' },
      item_count: 3,
    });
    expect(getItems(answer)).toMatchObject([
      { effect: 'updates', changed: ['title'], problems: [] },
      { effect: 'goes_live', problems: [] },
      { effect: 'goes_live', problems: [] },
    ]);
    expect([await seen('release-draft'), await seen('release-new')]).toEqual(['Next', 'Fresh']);
    expect(await seenPost(post.slug)).toBe(200);
    const versions = await t.call('GET', `${PAGES}${draft.id}/revisions/`, { as: 'editor' });
    expect(getRows<{ label: string }>(versions)[0]?.label).toBe('Published with “Autumn”');

    const again = await call('POST', `${id}/publish/`);
    expect([again.status, again.body.code]).toEqual([409, 'release_published']);
    const added = await call('POST', `${id}/items/`, { items: [toItem(fresh)] });
    expect(added.body.code).toBe('release_published');
  });

  it('is refused as a whole when one page was deleted, and changes nothing', async () => {
    const first = await makeDraft('whole-first');
    const gone = await makePage(t, { slug: 'whole-gone', title: 'Gone', status: 'draft' });
    const { id, version } = await makeRelease('Whole', [toItem(first), toItem(gone)]);
    await t.call('DELETE', `${PAGES}${gone.id}/`, { as: 'editor' });
    const answer = await call('POST', `${id}/publish/`);
    expect(answer.status, answer.text).toBe(422);
    const [, item] = getItems(await call('GET', `${id}/`));
    expect(answer.body).toMatchObject({
      code: 'release_blocked',
      formErrors: {
        [`items.${item?.id}`]: expect.stringContaining('“Gone”: This page was deleted'),
      },
    });
    expect(await seen('whole-first')).toBe('Now');
    expect(await readPage(first)).toMatchObject({ has_unpublished_changes: true });
    expect(getRelease(await call('GET', `${id}/`))).toMatchObject({ state: 'open', version });

    const removed = await call('DELETE', `${id}/items/`, { ids: [item?.id] });
    expect(removed.status, removed.text).toBe(200);
    expect((await call('POST', `${id}/publish/`)).status).toBe(200);
    expect(await seen('whole-first')).toBe('Next');
  });

  it('publishes the newest draft, and says that a page changed after it was added', async () => {
    const page = await makeDraft('newest', 'Second');
    const { id } = await makeRelease('Newest', [toItem(page)]);
    await save(page, { title: 'Third', draft: true });
    expect(getItems(await call('GET', `${id}/`))[0]?.problems).toMatchObject([
      { code: 'changed_since_added', blocks: false },
    ]);
    expect((await call('POST', `${id}/publish/`)).status).toBe(200);
    expect(await seen('newest')).toBe('Third');
  });

  it('leaves out pages that were published meanwhile, and is refused when none is left', async () => {
    const [done, open] = [await makeDraft('meanwhile-done'), await makeDraft('meanwhile-open')];
    const { id } = await makeRelease('Meanwhile', [toItem(done), toItem(open)]);
    await t.call('POST', `${PAGES}${done.id}/publish/`, { as: 'editor' });
    expect(getItems(await call('GET', `${id}/`))[0]).toMatchObject({
      effect: 'none',
      problems: [{ code: 'nothing_to_publish', blocks: false }],
    });
    await t.call('POST', `${PAGES}${open.id}/publish/`, { as: 'editor' });
    const refused = await call('POST', `${id}/publish/`);
    expect(refused.body).toMatchObject({
      code: 'release_blocked',
      formErrors: { items: 'There is nothing to publish' },
    });
    await save(open, { title: 'Later', draft: true });
    const answer = await call('POST', `${id}/publish/`);
    expect(getItems(answer).map(({ record_id }) => record_id)).toEqual([open.id]);
  });

  it('can be renamed, listed and deleted, and its pages stay', async () => {
    const page = await makeDraft('kept');
    const made = await makeRelease('Before', [toItem(page)]);
    const renamed = await call('PUT', `${made.id}/`, {
      name: 'After',
      note: 'Call Ada',
      version: 1,
    });
    expect(getRelease(renamed)).toMatchObject({ name: 'After', note: 'Call Ada', version: 2 });
    const stale = await call('PUT', `${made.id}/`, { name: 'Late', version: 1 });
    expect(stale.body).toMatchObject({ code: 'conflict', current: { name: 'After' } });
    expect((await call('PUT', `${made.id}/`, { name: ' ' })).body).toMatchObject({
      formErrors: { name: 'Give the release a name' },
    });
    const rows = getRows<Release>(await call('GET', '?pending=true&search=After'));
    expect(rows).toMatchObject([{ id: made.id, item_count: 1, state: 'open' }]);
    expect((await call('DELETE', `${made.id}/`)).status).toBe(200);
    expect((await call('GET', `${made.id}/`)).status).toBe(404);
    expect(await readPage(page)).toMatchObject({ has_unpublished_changes: true });
  });
});

describe('pages of releases', () => {
  it('are in one release that is not published, and can be added to the next one after that', async () => {
    const page = await makeDraft('one-release');
    const first = await makeRelease('First', [toItem(page)]);
    const twice = await call('POST', `${first.id}/items/`, { items: [toItem(page), toItem(page)] });
    expect(getItems(twice)).toHaveLength(1);
    const refused = await call('POST', '', { name: 'Second', items: [toItem(page)] });
    expect([refused.status, refused.body.code]).toEqual([409, 'in_release']);
    expect(refused.body.formErrors).toEqual({
      'items[0]': 'It is already in the release “First”',
    });
    const pending = (await call('GET', 'pending/')).body.pending as object[];
    expect(pending).toContainEqual({
      kind: 'page',
      record_id: page.id,
      release: { id: first.id, name: 'First', state: 'open', publish_at: null },
    });
    await call('POST', `${first.id}/publish/`);
    await save(page, { title: 'Again', draft: true });
    await makeRelease('Second', [toItem(page)]);
  });

  it('of another tenant, and unknown posts, are refused by their position, and nothing is added', async () => {
    const page = await makeDraft('own-page');
    const { id } = await makeRelease('Own', []);
    const answer = await call('POST', `${id}/items/`, {
      items: [toItem(page), { kind: 'page', id: t.world.beta.page }, { kind: 'post', id: 987_654 }],
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.formErrors).toEqual({
      'items[1]': 'This page does not exist',
      'items[2]': 'This post does not exist',
    });
    expect(getRelease(await call('GET', `${id}/`)).item_count).toBe(0);
  });

  it('are offered with those first that have something to publish', async () => {
    const draft = await makeDraft('candidate-draft');
    await makePage(t, { slug: 'candidate-public', title: 'Now', status: 'published' });
    const fresh = await makePage(t, { slug: 'candidate-new', status: 'draft' });
    const { id } = await makeRelease('Offered', [toItem(fresh)]);
    const { candidates } = (await call('GET', 'candidates/?search=candidate-')).body;
    expect(candidates).toMatchObject([
      { path: '/candidate-draft', record_id: draft.id, effect: 'updates', release: null },
      { path: '/candidate-new', effect: 'goes_live', release: { id, name: 'Offered' } },
      { path: '/candidate-public', effect: 'none', release: null },
    ]);
  });

  it('leave a release when they are deleted for good', async () => {
    const page = await makePage(t, { slug: 'for-good', status: 'draft' });
    const { id } = await makeRelease('For good', [toItem(page)]);
    await t.database.asOwner(
      "update app.pages set deleted_at = now() - interval '40 days' where id = $1",
      [page.id],
    );
    await t.database.db.asTenant(t.world.alpha.id, (tx) =>
      emptyTrash(tx, collectDeclared(MODULES).trash),
    );
    const left = 'select from app.release_items where page_id = $1';
    expect(await t.database.asOwner(left, [page.id])).toEqual([]);
    expect(getItems(await call('GET', `${id}/`))).toEqual([]);
  });
});

describe('two publications at one time', () => {
  it('publish one release once', async () => {
    const page = await makeDraft('race-one');
    const { id } = await makeRelease('Race', [toItem(page)]);
    const both = await Promise.all([
      call('POST', `${id}/publish/`),
      call('POST', `${id}/publish/`, undefined, 'admin'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const versions = await t.call('GET', `${PAGES}${page.id}/revisions/`, { as: 'editor' });
    const labels = getRows<{ label: string }>(versions).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Published'))).toHaveLength(1);
  });

  it('let two releases take a page for one of them, and publish two releases without a deadlock', async () => {
    const pages = [];
    for (const slug of ['race-a', 'race-b', 'race-c', 'race-d']) pages.push(await makeDraft(slug));
    const [a, b, c, d] = pages as [Page, Page, Page, Page];
    const [one, two] = [
      await makeRelease('Race one', [toItem(a), toItem(d)]),
      await makeRelease('Race two', [toItem(c)]),
    ];
    const added = await Promise.all(
      [one, two].map(({ id }) => call('POST', `${id}/items/`, { items: [toItem(b)] })),
    );
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const published = await Promise.all([one, two].map(({ id }) => call('POST', `${id}/publish/`)));
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    for (const { slug } of pages) expect(await seen(slug)).toBe('Next');
  });
});

describe('going back', () => {
  it('shows visitors what they saw before, and leaves the published versions as drafts', async () => {
    const draft = await makeDraft('back-draft');
    const fresh = await makePage(t, { slug: 'back-new', title: 'Fresh', status: 'draft' });
    const post = await makePost('Back post');
    const { id } = await makeRelease('Back', [toItem(draft), toItem(fresh), toItem(post, 'post')]);
    expect((await call('POST', `${id}/go-back/`)).body.code).toBe('not_now');
    await call('POST', `${id}/publish/`);
    expect(await seen('back-draft')).toBe('Next');

    const answer = await call('POST', `${id}/go-back/`);
    expect(answer.status, answer.text).toBe(200);
    expect(getRelease(answer)).toMatchObject({
      state: 'published',
      reverted_at: expect.any(String),
      reverted_by: { displayName: 'editor' },
    });
    expect([await seen('back-draft'), await seen('back-new'), await seenPost(post.slug)]).toEqual([
      'Now',
      404,
      404,
    ]);
    expect(await readPage(draft)).toMatchObject({ title: 'Next', has_unpublished_changes: true });
    expect(await readPage(fresh)).toMatchObject({ title: 'Fresh', status: 'draft' });
    expect((await call('POST', `${id}/go-back/`)).body.code).toBe('not_now');
    // The drafts can be published again.
    const again = await makeRelease('Again', [toItem(draft), toItem(fresh)]);
    expect((await call('POST', `${again.id}/publish/`)).status).toBe(200);
    expect(await seen('back-draft')).toBe('Next');
  });

  it('is refused as a whole when a page was published since, and names it', async () => {
    const [one, two] = [await makeDraft('since-one'), await makeDraft('since-two', 'Two')];
    const { id } = await makeRelease('Since', [toItem(one), toItem(two)]);
    await call('POST', `${id}/publish/`);
    await save(two, { title: 'Corrected' });
    const answer = await call('POST', `${id}/go-back/`);
    const item = getItems(await call('GET', `${id}/`)).at(-1);
    expect(answer.body).toMatchObject({
      code: 'release_blocked',
      error: 'The release cannot be undone',
      formErrors: {
        [`items.${item?.id}`]: '“Corrected”: This page was changed or published again since.',
      },
    });
    expect([await seen('since-one'), await seen('since-two')]).toEqual(['Next', 'Corrected']);
  });
});

describe('permissions of releases', () => {
  it('let viewers read releases without posts that they may not see, and change nothing', async () => {
    const page = await makeDraft('viewed');
    const post = await makePost('Secret post');
    const { id } = await makeRelease('Viewed', [toItem(page), toItem(post, 'post')]);
    const answer = await call('GET', `${id}/`, undefined, 'staffMember');
    expect(getItems(answer)).toMatchObject([
      { title: 'Next' },
      { kind: 'post', title: '', path: '', problems: [{ code: 'no_permission', blocks: true }] },
    ]);
    expect(answer.text).not.toContain('Secret');
    for (const [method, path, body] of [
      ['POST', 'publish/'],
      ['POST', 'go-back/'],
      ['POST', 'schedule/', { publish_at: '2999-01-01' }],
      ['DELETE', ''],
    ] as const)
      expect((await call(method, `${id}/${path}`, body, 'viewer')).status).toBe(403);
    expect(await seen('viewed')).toBe('Now');
  });
});
