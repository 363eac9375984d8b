import type { BlogPost } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const POSTS = '/api/v1/admin/blog/posts/';
const PUBLIC = '/api/v1/blog/posts/';
const PAST = '2026-01-01T00:00:00.000Z';
const FUTURE = '2126-01-01T00:00:00.000Z';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const make = async (body: object): Promise<BlogPost> => {
  const answer = await t.call('POST', POSTS, {
    as: 'editor',
    body: { publish_date: PAST, status: 'published', ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.blog_post as BlogPost;
};
const put = (id: number, body: object) => t.call('PUT', `${POSTS}${id}/`, { as: 'editor', body });
const found = async (query: string): Promise<string[]> => {
  const answer = await t.call('GET', `${POSTS}?${query}`, { as: 'editor' });
  return (answer.body.results as { rows: BlogPost[] }).rows.map(({ title }) => title);
};

describe('a blog post', () => {
  it('BLOG-001 creates a post with title, slug, content, featured image, publish date and categories', async () => {
    const { blogCategory } = t.world.alpha;
    const made = await make({
      title: 'Pruning in winter',
      content: '<p>Cut <strong>above</strong> a bud.</p>',
      featured_image: '/media/a/b.webp',
      category_ids: [blogCategory],
      publish_date: FUTURE,
    });
    const answer = await t.call('GET', `${POSTS}${made.id}/`, { as: 'viewer' });
    expect(answer.body.blog_post).toMatchObject({
      title: 'Pruning in winter',
      slug: 'pruning-in-winter',
      content: '<p>Cut <strong>above</strong> a bud.</p>',
      featured_image: '/media/a/b.webp',
      publish_date: FUTURE,
      categories: [{ id: blogCategory, category: 'Blog alpha', slug: 'blog-alpha' }],
      author: { displayName: 'editor' },
      reading_minutes: 1,
      version: 1,
    });
  });

  it('sanitizes the markup of a post', async () => {
    const made = await make({
      title: 'Guarded',
      content:
        '<p onclick="x()">A<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src=x onerror=y></p>',
    });
    expect(made.content).toBe('<p>Ab</p>');
  });

  it('gives each post a unique slug', async () => {
    const [first, second] = [await make({ title: 'Twice' }), await make({ title: 'Twice' })];
    expect([first.slug, second.slug]).toEqual(['twice', 'twice-2']);
    const taken = await put(second.id, { slug: 'twice' });
    expect([taken.status, taken.body.formErrors]).toEqual([
      409,
      { slug: 'Another post already has this address' },
    ]);
    expect((await put(second.id, { slug: 'once-more' })).body.blog_post).toMatchObject({
      slug: 'once-more',
    });
    await t.call('DELETE', `${POSTS}${first.id}/`, { as: 'editor' });
    expect((await make({ title: 'Twice' })).slug).toBe('twice');
    await t.call('POST', `${POSTS}restore/`, { as: 'editor', body: { ids: [first.id] } });
    const back = await t.call('GET', `${POSTS}${first.id}/`, { as: 'editor' });
    expect(back.body.blog_post).toMatchObject({ slug: 'twice-2' });
  });

  it('rejects a post without title or date, with a category of products, or with an unknown author', async () => {
    const { productCategory } = t.world.alpha;
    for (const [body, formErrors] of [
      [{ publish_date: PAST }, { title: 'Please enter a Title' }],
      [{ title: 'x' }, { publish_date: 'Please choose a Publish date' }],
      [
        { title: 'x', publish_date: PAST, category_ids: [productCategory] },
        { category_ids: 'Some of these categories do not exist' },
      ],
      [
        { title: 'x', publish_date: PAST, author_id: 987_654 },
        { author_id: 'This user does not exist' },
      ],
    ])
      expect((await t.call('POST', POSTS, { as: 'editor', body })).body.formErrors).toEqual(
        formErrors,
      );
  });

  it('finds posts by status, category, author, date and text', async () => {
    const { id } = await make({ title: 'Compost', status: 'archived', content: '<p>Worms</p>' });
    const other = await t.call('POST', '/api/v1/admin/blog/categories/', {
      as: 'editor',
      body: { category: 'Soil' },
    });
    const { id: soil } = other.body.category as { id: number };
    await put(id, { category_ids: [soil], publish_date: '2025-06-01T10:00:00Z' });
    const rule = (field: string, operator: string, value: unknown): string =>
      `filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }))}`;
    for (const query of [
      'status=archived',
      `category_id=${soil}`,
      rule('categories', 'in', [soil]),
      rule('publish_date', 'on', '2025-06-01'),
      'search=worms',
      'search=soil',
    ])
      expect(await found(query), query).toEqual(['Compost']);
    expect(await found(rule('categories', 'not_in', [soil]))).not.toContain('Compost');
    expect(await found(rule('author', 'in', ['me']))).toContain('Compost');
    const rows = (await t.call('GET', `${POSTS}?ids=${id}`, { as: 'editor' })).body.results;
    expect(rows).not.toHaveProperty('rows[0].content');
  });
});

it('records the images of a post and of its text', async () => {
  const { media, guid } = t.world.alpha;
  const file = `/media/${guid}/${guid}/alpha-640.webp`;
  const { id } = await make({ title: 'With a picture', featured_image: file });
  const answer = await t.call('GET', `/api/v1/admin/media/${media}/usage/`, { as: 'editor' });
  expect(answer.body.results, answer.text).toEqual({
    rows: [{ type: 'blog_post', id, title: 'With a picture', path: '/blog/with-a-picture' }],
    total: 1,
  });
});

describe('revisions of a post', () => {
  it('lists, shows and restores revisions of a post', async () => {
    const { id } = await make({ title: 'First words', content: '<p>One</p>' });
    await put(id, { title: 'Other words', content: '<p>Two</p>' });
    const list = await t.call('GET', `${POSTS}${id}/revisions/`, { as: 'viewer' });
    expect(list.body.results).toMatchObject({
      total: 2,
      rows: [
        { version: 2, user: { displayName: 'editor' } },
        { version: 1, size: 10 },
      ],
    });
    const one = await t.call('GET', `${POSTS}${id}/revisions/1/`, { as: 'viewer' });
    expect(one.body.revision).toMatchObject({ title: 'First words', content: '<p>One</p>' });
    const stale = await t.call('POST', `${POSTS}${id}/revisions/1/restore/?version=1`, {
      as: 'editor',
    });
    expect(stale.status).toBe(409);
    const back = await t.call('POST', `${POSTS}${id}/revisions/1/restore/?version=2`, {
      as: 'editor',
    });
    expect(back.body.blog_post).toMatchObject({
      title: 'First words',
      content: '<p>One</p>',
      slug: 'first-words',
      version: 3,
    });
    const after = await t.call('GET', `${POSTS}${id}/revisions/`, { as: 'viewer' });
    expect(after.body.results).toHaveProperty('rows[0].label', 'Restored from version 1');
  });
});

describe('public posts', () => {
  it('BLOG-003 shows visitors published posts that are due, and staff all posts', async () => {
    const { blogCategory } = t.world.alpha;
    const put = { category_ids: [blogCategory] };
    const due = await make({ ...put, title: 'Due', content: '<p>Now</p>' });
    const later = await make({ ...put, title: 'Later', publish_date: FUTURE });
    const draft = await make({ ...put, title: 'Draft', status: 'draft' });
    const slugs = async (options: object): Promise<string[]> => {
      const answer = await t.call('GET', `${PUBLIC}?limit=200&category=blog-alpha`, options);
      expect(answer.body.success, answer.text).toBe(true);
      return (answer.body.rows as BlogPost[]).map(({ slug }) => slug);
    };
    const seen = await slugs({ origin: ALPHA_SITE });
    expect(seen).toContain('due');
    expect(seen).not.toContain('later');
    expect(seen).not.toContain('draft');
    expect(await slugs({ as: 'editor' })).toEqual(
      expect.arrayContaining([due.slug, later.slug, draft.slug]),
    );
    expect(await slugs({ as: 'visitor', origin: ALPHA_SITE })).toEqual(seen);
    const bySlug = async (slug: string, options: object): Promise<number> =>
      (await t.call('GET', `${PUBLIC}by-slug/?slug=${slug}`, options)).status;
    expect(
      await Promise.all([
        bySlug('due', { origin: ALPHA_SITE }),
        bySlug('later', { origin: ALPHA_SITE }),
        bySlug('draft', { origin: ALPHA_SITE }),
        bySlug('later', { as: 'editor' }),
        bySlug('draft', { as: 'viewer' }),
        bySlug('later', { as: 'visitor', origin: ALPHA_SITE }),
      ]),
    ).toEqual([200, 404, 404, 200, 200, 404]);
  });

  it('API-BLOG-01 returns posts as rows with a total, in the requested order', async () => {
    await make({ title: 'Older one', publish_date: '2020-01-01', content: '<p>Old</p>' });
    const ask = async (query: string) =>
      (await t.call('GET', `${PUBLIC}?${query}`, { origin: ALPHA_SITE })).body as unknown as {
        success: boolean;
        rows: BlogPost[];
        total: number;
      };
    const all = await ask('itemsPerPage=200&orderBy=publish_date&orderDirection=DESC');
    expect([all.success, all.total]).toEqual([true, all.rows.length]);
    const days = all.rows.map(({ publish_date }) => publish_date);
    expect(days).toEqual(days.toSorted().toReversed());
    const part = await ask('itemsPerPage=2&orderBy=publish_date&orderDirection=DESC');
    expect([part.rows.map(({ id }) => id), part.total]).toEqual([
      all.rows.slice(0, 2).map(({ id }) => id),
      all.total,
    ]);
    const back = await ask('itemsPerPage=1&orderBy=publish_date&orderDirection=ASC');
    expect(back.rows[0]?.id).toBe(all.rows.at(-1)?.id);
  });

  it('returns posts with their content, newest first', async () => {
    await make({ title: 'Newest', publish_date: new Date().toISOString(), content: '<p>New</p>' });
    const { body } = await t.call('GET', `${PUBLIC}?limit=1`, { origin: ALPHA_SITE });
    expect(body).toMatchObject({
      success: true,
      rows: [{ title: 'Newest', content: '<p>New</p>', reading_minutes: 1 }],
      itemsPerPage: 1,
    });
  });
});
