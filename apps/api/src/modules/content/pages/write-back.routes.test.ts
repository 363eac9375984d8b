import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPage, makePage, PAGES } from '../../../../test/support/pages.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const put = (body: object) => t.call('PUT', PAGES, { as: 'editor', body });
const post = (body: object) => t.call('POST', PAGES, { as: 'editor', body });
const required = { title: 'New', excerpt: 'e', publish_date: '2026-01-01' };

describe('writing back a page', () => {
  it('API-PAGES-04 accepts a page as it was read, with its id in the body, in the path, or as a new page', async () => {
    const page = await makePage(t, {
      title: 'Round trip',
      content: contentWith('round'),
      og_image: '/media/og.webp',
      noindex: true,
      header_id: -1,
      template: 'wide',
      order: 3,
    });
    expect(page).toMatchObject({
      og_image: '/media/og.webp',
      noindex: true,
      header_id: -1,
      footer_id: null,
      template: 'wide',
      order: 3,
      deleted_at: null,
    });
    const { version: _v, updated_at: _u, ...same } = page;
    const inBody = await put({ ...page, copyFrom: -1 });
    expect(inBody.status, inBody.text).toBe(200);
    expect(inBody.body.page).toMatchObject({ ...same, version: 2 });
    const inPath = await t.call('PUT', `${PAGES}${page.id}/`, {
      as: 'editor',
      body: { ...page, version: 2, created_at: '1999-01-01', author: null },
    });
    expect(inPath.body.page).toMatchObject({ ...same, version: 3 });
    const copy = await post({ ...page, slug: '' });
    expect(copy.status, copy.text).toBe(201);
    expect(getPage(copy)).toMatchObject({ slug: 'round-trip-2', version: 1, order: 3 });
    expect(getPage(copy).id).not.toBe(page.id);
  });

  it('rejects unknown field names', async () => {
    const page = await makePage(t);
    expect((await put({ ...page, headerId: 1, seo: {} })).body.formErrors).toEqual({
      headerId: 'is not a field of this call',
      seo: 'is not a field of this call',
    });
  });

  it('clears optional text with null', async () => {
    const page = await makePage(t, { image: '/x.webp', meta_title: 'M', canonical_url: '/c' });
    const emptied = {
      image: null,
      meta_title: null,
      meta_description: null,
      meta_keywords: null,
      focus_keyphrase: null,
      canonical_url: null,
      og_image: null,
      template: null,
    };
    expect((await put({ id: page.id, ...emptied })).body.page).toMatchObject({
      image: '',
      meta_title: '',
      canonical_url: '',
    });
    const made = await post({ ...required, ...emptied, slug: null, parentId: null, content: null });
    expect(made.body.page).toMatchObject({ slug: 'new', image: '', parentId: -1 });
    expect((await post({ ...required, excerpt: null, title: null })).body.formErrors).toEqual({
      title: 'Please enter a Title',
      excerpt: 'Please enter an Excerpt',
    });
  });

  it('accepts ids as text, like forms send them', async () => {
    const page = await makePage(t, { title: 'By digits' });
    expect((await put({ id: `${page.id}`, parentId: '-1', excerpt: 'x' })).body).toMatchObject({
      page: { excerpt: 'x', parentId: -1 },
    });
    const child = await post({ ...required, parentId: `${page.id}`, copyFrom: '-1' });
    expect(child.body.page).toMatchObject({ parentId: page.id });
    expect((await post({ ...required, parentId: '0' })).body.formErrors).toEqual({
      parentId: 'must be a whole number',
    });
  });
});

describe('the slug of a page', () => {
  it('is derived from the title when it is empty, and loses surrounding slashes', async () => {
    const page = await makePage(t, { title: 'Open days', slug: '/open/days/' });
    expect(page.slug).toBe('open/days');
    expect((await makePage(t, { title: 'Open days', slug: '' })).slug).toBe('open-days');
    expect((await put({ id: page.id, slug: '//' })).body.page).toMatchObject({
      slug: 'open-days-2',
    });
    expect((await put({ id: page.id, slug: '' })).body.page).toMatchObject({
      slug: 'open-days-2',
    });
  });
});

describe('the publish date', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01 09:30', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 09:30:15', '2026-03-01T09:30:15.000Z'],
    ['2026-03-01T09:30', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:00-05:00', '2026-03-01T14:30:00.000Z'],
  ])('accepts %s and is returned as a timestamp', async (publish_date, answered) => {
    expect(await makePage(t, { publish_date })).toMatchObject({ publish_date: answered });
  });

  it.each(['', null, '2026-02-30', 'soon', 20260301])('rejects %s', async (publish_date) => {
    const answer = await post({ ...required, publish_date });
    expect(answer.status).toBe(422);
    expect(answer.body.formErrors).toEqual({ publish_date: expect.any(String) });
  });
});

describe('the status of a page', () => {
  it.each([-1, '-1', '', null, 'hidden', true])('PAGE-005 rejects %s', async (status) => {
    const page = await makePage(t);
    for (const answer of [
      await post({ ...required, status }),
      await put({ id: page.id, status }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: 'validation_failed',
        formErrors: { status: expect.any(String) },
      });
    }
  });
});

describe('the canonical URL of a page', () => {
  it.each(['', '/about', '/a?b=c#d', 'https://example.com/x', 'HTTP://example.com'])(
    'SEO-003 accepts "%s"',
    async (canonical_url) => {
      expect((await makePage(t, { canonical_url })).canonical_url).toBe(canonical_url);
    },
  );

  it.each(['about', '//evil.example', '/\\evil.example', 'ftp://x.example', 'javascript:alert(1)'])(
    'SEO-003 rejects "%s"',
    async (canonical_url) => {
      expect((await post({ ...required, canonical_url })).body.formErrors).toEqual({
        canonical_url:
          'Use a URL that starts with http:// or https://, or a path that starts with /',
      });
    },
  );
});

describe('writing back other records', () => {
  it('accepts settings, a template and an image as they were read', async () => {
    const { settings } = (await t.call('GET', '/api/v1/admin/settings/', { as: 'admin' })).body;
    const saved = await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: settings,
    });
    expect(saved.status, saved.text).toBe(200);

    const path = `/api/v1/admin/page/component-template/${t.world.alpha.template}/`;
    const { component } = (await t.call('GET', path, { as: 'admin' })).body;
    const template = await t.call('PUT', path, { as: 'admin', body: component });
    expect(template.body.template).toMatchObject({ id: t.world.alpha.template, version: 2 });

    const at = `/api/v1/admin/media/${t.world.alpha.media}/`;
    const { media } = (await t.call('GET', at, { as: 'admin' })).body;
    const image = await t.call('PUT', at, { as: 'admin', body: media });
    expect(image.body.media).toMatchObject({ id: t.world.alpha.media, version: 2 });
  });
});
