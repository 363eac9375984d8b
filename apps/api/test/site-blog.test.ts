import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { BlogPost, JsonObject } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

const POSTS = '/api/v1/admin/blog/posts/';

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

async function makePost(fields: object): Promise<BlogPost> {
  const body = { publish_date: '2026-03-01T12:00:00Z', status: 'published', ...fields };
  const answer = await t.call('POST', POSTS, { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.blog_post as BlogPost;
}
/** Sites are notified shortly after a change. */
async function eventually(path: string, status: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await sites.get(path);
    if (answer.status === status) return answer.text;
    if (tries === 40) throw new Error(`${path} answers ${answer.status}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

it('ROUTE-SITE-01 / shows the home page', async () => {
  const home = await sites.get('/');
  expect([home.status, home.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(home.text).toContain('<title>Home alpha</title>');
});

it('ROUTE-SITE-07 BLOG-003 /blog/{slug} shows a post in the layout of the site', async () => {
  const care = await t.call('POST', '/api/v1/admin/blog/categories/', {
    as: 'editor',
    body: { category: 'Care' },
  });
  const post = await makePost({
    title: 'Pruning <in> spring',
    excerpt: 'When and how',
    content: '<h2>Begin early</h2><p>Cut <strong>back</strong>.</p><script>alert(1)</script>',
    meta_description: 'Pruning for search engines',
    category_ids: [(care.body.category as { id: number }).id],
  });
  const page = await sites.get(`/blog/${post.slug}`);
  expect(page.status).toBe(200);
  for (const part of [
    '<title>Pruning &lt;in&gt; spring</title>',
    '<meta name="description" content="Pruning for search engines">',
    `<link rel="canonical" href="http://alpha.localhost:3000/blog/${post.slug}">`,
    'Care',
    'When and how',
    'editor · March 1, 2026 · 1 minute',
    '<strong>back</strong>',
  ])
    expect(page.text).toContain(part);
  expect(page.text).toMatch(/<h1[^>]*>Pruning &lt;in&gt; spring/);
  expect(page.text).not.toContain('alert(1)');
  expect((await sites.get('/sitemap.xml')).text).toContain(
    `<loc>http://alpha.localhost:3000/blog/${post.slug}</loc>`,
  );
  await t.call('PUT', `${POSTS}${post.id}/`, { as: 'editor', body: { status: 'archived' } });
  await eventually(`/blog/${post.slug}`, 404);
});

it('ROUTE-SITE-07 shows visitors no drafts and no posts that are not due', async () => {
  await makePost({ title: 'Not yet', slug: 'not-yet', publish_date: '2999-01-01' });
  await makePost({ title: 'A draft', slug: 'a-draft', status: 'draft' });
  for (const path of ['/blog/not-yet', '/blog/a-draft', '/blog/none', '/blog/a/b'])
    expect((await sites.get(path)).status, path).toBe(404);
  expect((await sites.get('/sitemap.xml')).text).not.toContain('not-yet');
});

it('shows a long post completely', async () => {
  const paragraphs = Array.from({ length: 2000 }, (_, n) => `<p>Line ${n} ${'x'.repeat(120)}</p>`);
  const post = await makePost({ title: 'Long', content: `${paragraphs.join('')}<p>The end</p>` });
  const { text } = await sites.get(`/blog/${post.slug}`);
  expect(text).toContain('Line 1999 ');
  expect(text).toContain('The end');
});

/**
 * Creates a page with a list of posts and waits until it is served.
 * @param props - props of the list
 */
async function makeListPage(slug: string, props: JsonObject): Promise<void> {
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [{ type: 'Column', children: [{ type: 'BlogList', props }] }],
        },
      ],
    },
    blockRegistry,
  );
  const body = {
    title: slug,
    slug,
    excerpt: 'x',
    publish_date: '2026-01-01T00:00:00Z',
    status: 'published',
    content: encodeContent(tree),
  };
  const answer = await t.call('POST', '/api/v1/admin/pages/', { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  await eventually(`/${slug}`, 200);
}
const getTitles = (html: string): string[] =>
  Array.from(html.matchAll(/class="org-blog-link"[^>]*>([^<]*)</g), ([, title]) => title ?? '');

describe('a list of posts', () => {
  beforeAll(async () => {
    for (let day = 1; day <= 14; day++)
      await makePost({
        title: `Day ${day}`,
        slug: `day-${day}`,
        publish_date: `2026-06-${String(day).padStart(2, '0')}T12:00:00Z`,
      });
    await makePost({ title: 'In the future', slug: 'future', publish_date: '2999-01-01' });
    await makePost({
      title: 'Unfinished',
      slug: 'unfinished',
      status: 'draft',
      publish_date: '2026-06-30',
    });
    await makeListPage('news', { perPage: 5 });
  });

  it('BLK-BLOGLIST-03 BLK-BLOGLIST-04 lists public posts, newest first, in pages with their own URL', async () => {
    const first = await sites.get('/news');
    expect(getTitles(first.text)).toEqual(['Day 14', 'Day 13', 'Day 12', 'Day 11', 'Day 10']);
    expect(first.text).toContain('href="/news/2"');
    expect(first.text).not.toMatch(/In the future|Unfinished|<script/);
    const second = await sites.get('/news/2');
    expect(getTitles(second.text)).toEqual(['Day 9', 'Day 8', 'Day 7', 'Day 6', 'Day 5']);
    expect(second.text).toContain(
      '<link rel="canonical" href="http://alpha.localhost:3000/news/2">',
    );
    for (const path of [
      '/news/1',
      '/news/99',
      '/news/0',
      '/news/02',
      '/news/2/2',
      '/nowhere/2',
      '/2',
    ])
      expect((await sites.get(path)).status, path).toBe(404);
  });

  it('BLK-BLOGLIST-03 includes the script of Load More only if it is selected, with a link as fallback', async () => {
    await makeListPage('stories', { perPage: 3, paging: 'loadMore' });
    const { text } = await sites.get('/stories');
    expect(text).toMatch(/<a class="org-button"[^>]* href="\/stories\/2">Load More</);
    expect(text).toMatch(/src="\/_org\/behaviours\.load-more-[0-9a-f]{10}\.js"/);
  });

  it('BLK-BLOGLIST-05 is a built-in page at /blog with 12 posts per page, until the site creates its own', async () => {
    const { text } = await sites.get('/blog');
    expect(getTitles(text)).toHaveLength(12);
    expect(text).toContain('href="/blog/2"');
    expect(getTitles((await sites.get('/blog/2')).text)).toContain('Day 1');
    await makeListPage('blog', { perPage: 2 });
    await expect
      .poll(async () => getTitles((await sites.get('/blog')).text))
      .toEqual(['Day 14', 'Day 13']);
  });

  it('BLK-BLOGLIST-04 shows a new post immediately after it is published', async () => {
    await makePost({ title: 'Just now', slug: 'just-now', publish_date: '2026-07-01T12:00:00Z' });
    await expect.poll(async () => getTitles((await sites.get('/news')).text)[0]).toBe('Just now');
  });
});
