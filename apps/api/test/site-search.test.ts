import type { BlogPost, Page } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

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

async function makePage(fields: object): Promise<Page> {
  const body = {
    excerpt: 'In short',
    status: 'published',
    publish_date: '2026-03-01T12:00:00Z',
    ...fields,
  };
  const answer = await t.call('POST', '/api/v1/admin/pages/', { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.page as Page;
}
async function makePost(fields: object): Promise<BlogPost> {
  const body = {
    excerpt: 'In short',
    status: 'published',
    publish_date: '2026-03-01T12:00:00Z',
    ...fields,
  };
  const answer = await t.call('POST', '/api/v1/admin/blog/posts/', { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.blog_post as BlogPost;
}
const search = async (q: string): Promise<string[]> =>
  [
    ...(await sites.get(`/search?q=${encodeURIComponent(q)}`)).text.matchAll(
      /<li><a href="([^"]*)"/g,
    ),
  ].map(([, path = '']) => path);

it('finds pages and posts by prefixes of words, those with a match in the title first', async () => {
  await makePage({ title: 'Glazes we mix', excerpt: 'Celadon, and what fires with it' });
  await makePage({ title: 'Opening hours', excerpt: 'When the celadon kiln is lit' });
  await makePage({ title: 'Celadon in the making', status: 'draft' });
  await makePage({ title: 'Celadon for partners', noindex: true });
  await makePost({ title: 'Celadon, step by step', content: '<p>Wood ash and patience.</p>' });
  await makePost({ title: 'Celadon of tomorrow', publish_date: '2999-01-01T00:00:00Z' });
  expect(await search('celad')).toEqual([
    '/blog/celadon-step-by-step',
    expect.stringMatching(/^\/(opening-hours|glazes-we-mix)$/),
    expect.stringMatching(/^\/(opening-hours|glazes-we-mix)$/),
  ]);
  expect(await search('celadon patience')).toEqual(['/blog/celadon-step-by-step']);
  expect(await search('c')).toEqual([]);
  const short = await sites.get('/search?q=%20c%20');
  expect(short.status).toBe(200);
  expect(short.text).toContain('Type at least two letters.');
  expect((await sites.get('/search?q=%20%20')).status).toBe(200);
  expect((await sites.get('/search')).status).toBe(200);
});

it('corrects one letter of a word that is on no page, and says so', async () => {
  await makePost({ title: 'Stoneware for restaurants', content: '<p>Plates.</p>' });
  const page = await sites.get('/search?q=stonware');
  expect(page.text).toContain('Showing results for');
  expect(await search('stonware')).toEqual(['/blog/stoneware-for-restaurants']);
});

it('escapes the search terms, and reports when nothing is found', async () => {
  const hostile = '"><script>alert(1)</script>';
  const page = await sites.get(`/search?q=${encodeURIComponent(hostile)}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).toContain('No results for');
  expect(page.text).toContain('noindex');
});

it('redirects from a former URL of a page or post to the current one, even after several moves', async () => {
  const page = await makePage({ title: 'Wheel courses' });
  const move = async (slug: string) =>
    t.call('PUT', `/api/v1/admin/pages/${page.id}/`, { as: 'editor', body: { slug } });
  expect((await move('courses')).status).toBe(200);
  expect((await move('classes')).status).toBe(200);
  for (const old of ['/wheel-courses', '/courses']) {
    const answer = await sites.get(old);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/classes']);
  }
  const post = await makePost({ title: 'Kiln news' });
  const moved = await t.call('PUT', `/api/v1/admin/blog/posts/${post.id}/`, {
    as: 'editor',
    body: { slug: 'from-the-kiln' },
  });
  expect(moved.status, moved.text).toBe(200);
  const answer = await sites.get('/blog/kiln-news');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/from-the-kiln']);

  // Nothing redirects to a page that is not public.
  await t.call('PUT', `/api/v1/admin/pages/${page.id}/`, {
    as: 'editor',
    body: { status: 'draft' },
  });
  expect((await sites.get('/courses')).status).toBe(404);
});

it('suggests similar pages on the not-found page', async () => {
  await makePage({ title: 'Stoneware bowls' });
  const answer = await sites.get('/shop/stoneware-plates');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<a href="/stoneware-bowls">Stoneware bowls</a>');
  expect(answer.text).toContain('role="search"');
});

it('suggests pages for a URL with a typo, best match first', async () => {
  await makePage({ title: 'Services and prices', slug: 'services' });
  await makePage({
    title: 'Tyres',
    slug: 'tyres',
    excerpt: 'Winter tyres, and where they are kept',
  });
  await makePost({ title: 'At how many degrees in the shade is it time for winter tyres?' });
  const suggested = async (path: string): Promise<string[]> => {
    const { status, text } = await sites.get(path);
    expect(status, path).toBe(404);
    return [...text.matchAll(/<li><a href="([^"]*)"/g)].map(([, to = '']) => to);
  };
  expect(await suggested('/servics')).toEqual(['/services']);
  expect((await suggested('/blog/wintr-tyres'))[0]).toBe(
    '/blog/at-how-many-degrees-in-the-shade-is-it-time-for-winter-tyres',
  );
  expect((await suggested('/blgo'))[0]).toBe('/blog');
  // No page has this path, but its meaning is clear.
  expect((await suggested('/s%C3%A9rvices'))[0]).toBe('/services');

  // Without similar pages there are other links, and the requested path is never rendered as markup.
  const strange = await sites.get('/zzqx%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(strange.status).toBe(404);
  expect(strange.text).toContain('Pages of this site');
  expect(strange.text).toContain('<a href="/services">Services and prices</a>');
  expect(strange.text).not.toContain('<script>alert');
});

it('suggests products and categories for a URL of the shop with a typo', async () => {
  const category = await t.call('POST', '/api/v1/admin/products/categories/', {
    as: 'admin',
    body: { category: 'Tableware' },
  });
  expect(category.status, category.text).toBe(201);
  const product = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: {
      name: 'Ash bowl',
      sku: 'ASH-1',
      status: 'published',
    },
  });
  expect(product.status, product.text).toBe(201);
  const ofProduct = await sites.get('/store/product/ahs-bowl');
  expect(ofProduct.status).toBe(404);
  expect(ofProduct.text).toContain('<a href="/store/product/ash-bowl">Ash bowl</a>');
  const ofCategory = await sites.get('/store/category/tablewear');
  expect(ofCategory.text).toContain('<a href="/store/category/tableware">Tableware</a>');
  for (const path of ['/prodcts', '/products', '/catalogue'])
    expect((await sites.get(path)).text, path).toContain('<a href="/store">Shop</a>');
});

it('serves a feed with the newest posts', async () => {
  await makePost({ title: 'Ash & <iron>', excerpt: 'A short one' });
  const feed = await sites.get('/feed.xml');
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(feed.text).toContain('<title>Ash &amp; &lt;iron&gt;</title>');
  expect(feed.text).not.toContain('Celadon of tomorrow');
});

it('describes site and post as structured data that no title can break out of', async () => {
  const post = await makePost({ title: '</script><b>Loud</b>' });
  const page = await sites.get(`/blog/${post.slug}`);
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.text) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BlogPosting',
    headline: '</script><b>Loud</b>',
    datePublished: '2026-03-01T12:00:00.000Z',
  });
  const home = await sites.get('/');
  expect(home.text).toContain('"@type":"WebSite"');
});

it('lists matching products above pages, with a link to all of them in the shop', async () => {
  const body = { name: 'Tenmoku bowl', sku: 'TENMOKU', status: 'published' };
  const made = await t.call('POST', '/api/v1/admin/products/', { as: 'admin', body });
  expect(made.status, made.text).toBe(201);
  await makePage({ title: 'Tenmoku, a glaze' });
  expect(await search('tenmoku')).toEqual(['/store/product/tenmoku-bowl', '/tenmoku-a-glaze']);
  const { text } = await sites.get('/search?q=tenmoku');
  expect(text).toContain('href="/store?search=tenmoku"');
});

it('finds products despite a typo, and shows the corrected search', async () => {
  const body = { name: 'Marquetry tray', sku: 'MARQUETRY', status: 'published' };
  expect((await t.call('POST', '/api/v1/admin/products/', { as: 'admin', body })).status).toBe(201);
  expect(await search('marquettry')).toEqual(['/store/product/marquetry-tray']);
  const { text } = await sites.get('/search?q=marquettry');
  expect(text).toContain('results for <strong>marquetry</strong>');
  expect(text).toContain('href="/store?search=marquetry"');
  // A page with the typed terms comes before products of corrected ones.
  await makePage({ title: 'Marquettry' });
  expect(await search('marquettry')).toEqual(['/marquettry', '/store/product/marquetry-tray']);
  expect((await sites.get('/search?q=marquettry')).text).toContain('Products for “marquetry”');
});
