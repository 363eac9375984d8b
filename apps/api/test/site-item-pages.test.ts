import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type {
  BuilderTree,
  Collection,
  CollectionItem,
  JsonObject,
  Page,
} from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

const COLLECTIONS = '/api/v1/admin/collections/';
const ITEMS = '/api/v1/admin/collection-items/';
const PAGES = '/api/v1/admin/pages/';

let t: TestApi;
let sites: TestSites;
let walks: Collection;
let walkPage: Page;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  walks = await makeCollection('Walks');
  walkPage = await makePage({ slug: 'walk', item_collection_id: walks.id, content: template() });
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

const call = (method: string, path: string, body?: object) =>
  t.call(method, path, { as: 'admin', ...(body && { body }) });

async function makeCollection(name: string): Promise<Collection> {
  const fields = [
    { label: 'Summary', kind: 'text' },
    { label: 'Guide', kind: 'text' },
  ];
  const { body, status, text } = await call('POST', COLLECTIONS, { name, fields });
  expect(status, text).toBe(201);
  return body.collection as Collection;
}

async function add(title: string, body: object = {}, collection = walks): Promise<CollectionItem> {
  const sent = { collection_id: collection.id, title, status: 'published', ...body };
  const answer = await call('POST', ITEMS, sent);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.collection_item as CollectionItem;
}

const draft = (body: object) => ({
  title: 'A walk',
  excerpt: 'A walk',
  publish_date: '2026-01-01T12:00:00Z',
  status: 'published',
  ...body,
});

async function makePage(body: object): Promise<Page> {
  const answer = await call('POST', PAGES, draft(body));
  expect(answer.status, answer.text).toBe(201);
  return answer.body.page as Page;
}

const refused = async (body: object) => (await call('POST', PAGES, draft(body))).body.formErrors;

/** Returns content with a heading and a text that are bound to fields. */
function template(bindings: JsonObject = { Heading: 'title', Line: 'summary' }): string {
  const children = Object.keys(bindings).map((text) => ({
    type: 'Text',
    props: { text, tag: text === 'Heading' ? 'h1' : 'p' },
  }));
  return encodeContent(bind(children, bindings));
}

function bind(children: readonly object[], bindings: JsonObject, prop = 'text'): BuilderTree {
  const section = { type: 'Section', children: [{ type: 'Column', children }] };
  const tree = createTree({ type: 'Wrapper', children: [section] } as never, blockRegistry);
  return Object.fromEntries(
    Object.entries(tree).map(([id, node]) => {
      const key = bindings[String(node.props.text)];
      return [
        id,
        key === undefined
          ? node
          : { ...node, custom: { ...node.custom, bindings: { [prop]: key } } },
      ];
    }),
  );
}

/** Sites are notified shortly after a change. */
async function until(path: string, status: number, part = ''): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await sites.get(path);
    if (answer.status === status && answer.text.includes(part)) return answer.text;
    if (tries === 40) expect([answer.status, answer.text]).toEqual([status, part]);
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('the page of an item', () => {
  it('shows its fields, and the texts of the template for empty ones', async () => {
    await add('River <walk>', { values: { summary: 'Along the "river"' } });
    const html = await until('/walk/river-walk', 200, 'River &lt;walk&gt;</h1>');
    expect(html).toContain('Along the &quot;river&quot;</p>');
    await add('Hill walk');
    const other = await until('/walk/hill-walk', 200, 'Hill walk</h1>');
    expect(other).toContain('Line</p>');
  });

  it('has the title, the description and the address of the item for search engines', async () => {
    const html = await until('/walk/river-walk', 200);
    expect(html).toContain('<title>River &lt;walk&gt;');
    expect(html).toContain('<meta name="description" content="Along the &quot;river&quot;">');
    expect(html).toMatch(/<link rel="canonical" href="http:[^"]+\/walk\/river-walk">/);
    expect(html).toMatch(/property="og:url" content="http:[^"]+\/walk\/river-walk"/);
    const { text } = await sites.get('/sitemap.xml');
    expect(text).toContain('/walk/river-walk</loc>');
    expect(text).not.toContain('/walk</loc>');
  });

  it('is not found without an item, for a draft, after a deletion, and for hostile addresses', async () => {
    const secret = await add('Secret walk', { status: 'draft' });
    for (const path of [
      '/walk',
      '/walk/2',
      '/walk/secret-walk',
      '/walk/no-walk',
      '/walk/river-walk/2',
      '/walk/constructor',
      `/walk/${'x'.repeat(300)}`,
      `/blog/${'x'.repeat(300)}`,
      `/store/product/${'x'.repeat(300)}`,
      `/store/category/${'x'.repeat(300)}`,
      `/newsletter/${'1'.repeat(300)}`,
    ])
      expect((await sites.get(path)).status, path).toBe(404);
    await call('PUT', `${ITEMS}${secret.id}/`, { status: 'published' });
    await until('/walk/secret-walk', 200);
    await call('DELETE', `${ITEMS}${secret.id}/`);
    await until('/walk/secret-walk', 404);
  });

  it('follows its template when that is published, and not before', async () => {
    const content = template({ Heading: 'title', Later: 'gone' });
    const path = `${PAGES}${walkPage.id}/`;
    expect((await call('PUT', path, { content, draft: true })).status).toBe(200);
    expect((await sites.get('/walk/river-walk')).text).not.toContain('Later');
    expect((await call('POST', `${path}publish/`)).status).toBe(200);
    await until('/walk/river-walk', 200, 'Later</p>');
    await call('PUT', path, { status: 'draft' });
    await until('/walk/river-walk', 404);
    expect((await sites.get('/sitemap.xml')).text).not.toContain('/walk/');
    await call('PUT', path, { status: 'published' });
    await until('/walk/river-walk', 200);
  });

  it('leads from former addresses of the item and of the template to the present one', async () => {
    const item = await add('Old name');
    await until('/walk/old-name', 200);
    await call('PUT', `${ITEMS}${item.id}/`, { slug: 'new-name' });
    await until('/walk/old-name', 301);
    expect((await sites.get('/walk/old-name')).headers.get('location')).toBe('/walk/new-name');
    await call('PUT', `${PAGES}${walkPage.id}/`, { slug: 'tour' });
    await until('/tour/new-name', 200);
    for (const path of ['/walk/new-name', '/walk/old-name'])
      expect((await sites.get(path)).headers.get('location'), path).toBe('/tour/new-name');
    await call('PUT', `${ITEMS}${item.id}/`, { slug: 'last-name' });
    await until('/walk/new-name', 301);
    expect((await sites.get('/walk/new-name')).headers.get('location')).toBe('/tour/last-name');
    await call('PUT', `${ITEMS}${item.id}/`, { status: 'draft' });
    await until('/walk/old-name', 404);
    await call('PUT', `${PAGES}${walkPage.id}/`, { slug: 'walk' });
    await until('/walk/river-walk', 200);
  });

  it('is found by the search of the site, with its first text', async () => {
    const { body } = await call('GET', '/api/v1/site/search/?search=river');
    expect(body.rows).toEqual([
      expect.objectContaining({
        kind: 'item',
        title: 'River <walk>',
        path: 'walk/river-walk',
        excerpt: 'Along the "river"',
      }),
    ]);
  });

  it('is what links in lists lead to; items without a page have the link of the template', async () => {
    const trips = await makeCollection('Trips');
    await add('Day trip', {}, trips);
    const list = (collectionId: number) => ({
      type: 'CollectionList',
      props: { collectionId },
      children: [
        {
          type: 'CollectionItem',
          children: [{ type: 'Button', props: { text: 'More', href: '/own' } }],
        },
      ],
    });
    const tree = bind([list(walks.id), list(trips.id)], { More: 'link' }, 'href');
    await makePage({ slug: 'lists', content: encodeContent(tree) });
    const html = await until('/lists', 200);
    expect(html).toContain('href="/walk/river-walk"');
    expect(html.match(/href="\/own"/g)).toHaveLength(1);
  });

  it('gives way to a page at the same address, which visitors find there', async () => {
    await add('Special walk');
    await until('/walk/special-walk', 200);
    await makePage({ title: 'Own page', slug: 'walk/special-walk' });
    await until('/walk/special-walk', 200, '<title>Own page');
  });
});

describe('a page that shows the items of a collection', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'a collection that does not exist',
      { item_collection_id: 987_654 },
      { item_collection_id: 'This collection does not exist' },
    ],
    ...['store', 'blog', 'blog/posts', 'cart', 'search', 'admin', 'newsletter'].map(
      (slug): [string, Record<string, unknown>, object] => [
        `the address ${slug}`,
        { slug, isOwn: true },
        { slug: 'This address is reserved' },
      ],
    ),
    [
      'an address without room for those of items',
      { slug: 'x'.repeat(151), isOwn: true },
      { slug: 'Use up to 150 characters for the address of items' },
    ],
    [
      'the home page',
      { is_homepage: true, isOwn: true },
      { item_collection_id: 'The home page cannot show the items of a collection' },
    ],
  ])('refuses %s', async (_name, { isOwn, ...body }, errors) => {
    const own = isOwn ? { item_collection_id: (await makeCollection('Others')).id } : {};
    expect(await refused({ ...own, ...body })).toEqual(errors);
  });

  it('refuses the address of another page, and a second page for the same items', async () => {
    const { id } = await makeCollection('Twice');
    const body = draft({ slug: 'walk', item_collection_id: id });
    expect((await call('POST', PAGES, body)).body).toMatchObject({
      code: 'slug_taken',
      formErrors: { slug: expect.any(String) },
    });
    expect(await refused({ slug: 'walk-2', item_collection_id: walks.id })).toEqual({
      item_collection_id: '“A walk” already shows the items of this collection',
    });
    const { body: second } = await call('PUT', `${PAGES}${walkPage.id}/`, { is_homepage: true });
    expect(second.formErrors).toEqual({
      is_homepage: 'The home page cannot show the items of a collection',
    });
  });

  it('refuses a collection of another tenant', async () => {
    const made = await t.call('POST', COLLECTIONS, { as: 'otherAdmin', body: { name: 'Theirs' } });
    const { id } = made.body.collection as Collection;
    expect(await refused({ item_collection_id: id })).toEqual({
      item_collection_id: 'This collection does not exist',
    });
  });

  it('is named by its collection, which it keeps from being deleted', async () => {
    const collection = await makeCollection('Named');
    const page = await makePage({ slug: 'named', item_collection_id: collection.id });
    const path = `${COLLECTIONS}${collection.id}/`;
    expect((await call('GET', path)).body.collection).toMatchObject({
      item_page: { id: page.id, title: 'A walk', slug: 'named', is_public: true },
    });
    expect((await call('DELETE', path)).body).toMatchObject({
      code: 'in_use',
      usage: [{ type: 'page', id: page.id, path: '/named' }],
    });
    await call('PUT', `${PAGES}${page.id}/`, { item_collection_id: null });
    expect((await call('GET', path)).body.collection).toMatchObject({ item_page: null });
    expect((await call('DELETE', path)).status).toBe(200);
    await until('/named', 200);
  });

  it('stays in the trash while its collection is there, or another page shows the items', async () => {
    const collection = await makeCollection('Trashed');
    const body = { slug: 'trashed', item_collection_id: collection.id };
    const page = await makePage(body);
    const item = await add('Alone', {}, collection);
    await call('DELETE', `${PAGES}${page.id}/`);
    await call('DELETE', `${ITEMS}${item.id}/`);
    expect((await call('DELETE', `${COLLECTIONS}${collection.id}/`)).status).toBe(200);
    const restore = async (path: string, id: number) =>
      (await call('POST', `${path}restore/`, { ids: [id] })).body;
    const failed = 'The collection “Trashed” is in the trash. Restore it first';
    for (const [path, id] of [
      [PAGES, page.id],
      [ITEMS, item.id],
    ] as const)
      expect(JSON.stringify(await restore(path, id))).toContain(failed);
    await restore(COLLECTIONS, collection.id);
    const other = await makePage({ ...body, title: 'Another' });
    expect(JSON.stringify(await restore(PAGES, page.id))).toContain(
      '“Another” already shows the items of the collection of “A walk”',
    );
    await call('DELETE', `${PAGES}${other.id}/`);
    await restore(PAGES, page.id);
    await restore(ITEMS, item.id);
    await until('/trashed/alone', 200);
  });

  it('is no page of menus, and survives the permanent deletion of its collection', async () => {
    const { text } = await call('GET', '/api/v1/pages/submenu/?pageId=-1');
    expect(text).not.toContain('"walk"');
    const { id } = await makeCollection('Purged');
    const page = await makePage({ slug: 'purged', item_collection_id: id });
    await call('DELETE', `${PAGES}${page.id}/`);
    await call('DELETE', `${COLLECTIONS}${id}/`);
    await t.database.asOwner(`delete from app.collections where id = ${id}`);
    await call('POST', `${PAGES}restore/`, { ids: [page.id] });
    const { body } = await call('GET', `${PAGES}${page.id}/`);
    expect((body.page as Page).item_collection_id).toBeNull();
  });
});

it('finds an item among ten thousand, and lists all in the sitemap', async () => {
  const { id } = await makeCollection('Many');
  await makePage({ slug: 'many', item_collection_id: id, content: template() });
  await t.database.asOwner(`
    insert into app.collection_items (tenant_id, collection_id, title, slug, status, "values")
    select tenant_id, id, 'Item ' || n, 'item-' || n, 'published', '{}'
    from app.collections, generate_series(1, 10000) n where id = ${id}`);
  await until('/many/item-9999', 200, 'Item 9999</h1>');
  const { text } = await sites.get('/sitemap.xml');
  expect(text.match(/\/many\/item-\d+<\/loc>/g)).toHaveLength(10_000);
});
