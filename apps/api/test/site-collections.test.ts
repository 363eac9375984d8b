import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { BuilderTree, Collection, CollectionItem, JsonObject } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';

const COLLECTIONS = '/api/v1/admin/collections/';
const ITEMS = '/api/v1/admin/collection-items/';

let t: TestApi;
let sites: TestSites;
let walks: Collection;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  const fields = [
    { label: 'Summary', kind: 'text' },
    { label: 'Price', kind: 'number' },
    { label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
  ];
  const made = await call('POST', COLLECTIONS, { name: 'Walks', fields });
  walks = made.body.collection as Collection;
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

const call = (method: string, path: string, body?: object) =>
  t.call(method, path, { as: 'admin', ...(body && { body }) });

async function add(title: string, values: object, status = 'published'): Promise<CollectionItem> {
  const body = { collection_id: walks.id, title, values, status };
  const answer = await call('POST', ITEMS, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.collection_item as CollectionItem;
}

/** Returns a page with a list whose heading shows a field, and its own text for items without it. */
function pageWith(props: JsonObject, binding = 'title'): BuilderTree {
  const list = {
    type: 'CollectionList',
    props,
    children: [
      {
        type: 'CollectionItem',
        children: [{ type: 'Text', props: { text: 'Own text', tag: 'h2' } }],
      },
    ],
  };
  const tree = createTree(
    {
      type: 'Wrapper',
      children: [{ type: 'Section', children: [{ type: 'Column', children: [list] }] }],
    },
    blockRegistry,
  );
  return Object.fromEntries(
    Object.entries(tree).map(([id, node]) => [
      id,
      node.props.text === 'Own text'
        ? { ...node, custom: { ...node.custom, bindings: { text: binding } } }
        : node,
    ]),
  );
}

async function publish(slug: string, tree: BuilderTree): Promise<number> {
  const answer = await call('POST', '/api/v1/admin/pages/', {
    title: slug,
    slug,
    excerpt: slug,
    publish_date: '2026-01-01T12:00:00Z',
    status: 'published',
    content: encodeContent(tree),
  });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body.page as { id: number }).id;
}

const headings = (html: string): string[] =>
  Array.from(html.matchAll(/<h2[^>]*data-part="text"[^>]*>([^<]*)</g), ([, text = '']) => text);

/** Sites are notified shortly after a change. */
async function untilShown(path: string, expected: readonly string[]): Promise<string> {
  for (let tries = 0; ; tries++) {
    const { text } = await sites.get(path);
    if (JSON.stringify(headings(text)) === JSON.stringify(expected)) return text;
    if (tries === 40) expect(headings(text)).toEqual(expected);
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('a list of a collection on a page', () => {
  it('shows published items with their fields, in the order of the list, and follows changes', async () => {
    const river = await add('River <walk>', { price: 20, level: 'Easy' });
    await add('Hill walk', { price: 10, level: 'Hard' });
    await add('Secret walk', { price: 5 }, 'draft');
    await publish('walks', pageWith({ collectionId: walks.id, orderBy: 'price' }));
    const html = await untilShown('/walks', ['Hill walk', 'River &lt;walk&gt;']);
    expect(html).not.toContain('Secret walk');
    await call('PUT', `${ITEMS}${river.id}/`, { title: 'Lake walk', values: { price: 1 } });
    await untilShown('/walks', ['Lake walk', 'Hill walk']);
  });

  it('shows items with one value of a field, and its own text for empty fields', async () => {
    const props = { collectionId: walks.id, filterField: 'level', filterValue: 'Hard' };
    await publish('hard', pageWith(props));
    await untilShown('/hard', ['Hill walk']);
    await publish('summaries', pageWith({ collectionId: walks.id }, 'summary'));
    await untilShown('/summaries', ['Own text', 'Own text']);
  });

  it('has pages with addresses, and no page after the last one', async () => {
    await publish('paged', pageWith({ collectionId: walks.id, perPage: 1, orderBy: 'title' }));
    const first = await untilShown('/paged', ['Hill walk']);
    expect(first).toContain('href="/paged/2"');
    const second = await untilShown('/paged/2', ['Lake walk']);
    expect(second).toContain('<title>paged – page 2');
    expect(second).toMatch(/rel="canonical" href="[^"]+\/paged\/2"/);
    expect((await sites.get('/paged/3')).status).toBe(404);
  });

  it.each<[string, JsonObject, string]>([
    ['a collection that does not exist', { collectionId: 987_654_321 }, 'title'],
    ['no collection', {}, 'title'],
  ])('shows its text for %s', async (name, props, binding) => {
    const slug = name.replaceAll(' ', '-');
    await publish(slug, pageWith({ ...props, emptyText: 'Nothing planned' }, binding));
    const { status, text } = await sites.get(`/${slug}`);
    expect([status, headings(text)]).toEqual([200, []]);
    expect(text).toContain('Nothing planned');
  });

  it('shows its own text for a field that was removed, also where it is sorted and filtered by', async () => {
    const gone = { orderBy: 'gone', filterField: 'gone', filterValue: 'x' };
    await publish('removed-field', pageWith({ collectionId: walks.id, ...gone }, 'gone'));
    await untilShown('/removed-field', ['Own text', 'Own text']);
  });

  it('keeps its collection from being deleted, and says on which page it is', async () => {
    const made = await call('POST', COLLECTIONS, { name: 'Listed' });
    const { id } = made.body.collection as Collection;
    const page = await publish('listed', pageWith({ collectionId: id }));
    const refused = await call('DELETE', `${COLLECTIONS}${id}/`);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      usage: [{ type: 'page', id: page, title: 'listed', path: '/listed' }],
    });
    const many = await call('DELETE', COLLECTIONS, { collectionsToDelete: [id] });
    expect(many.body).toMatchObject({ code: 'in_use' });
    await call('PUT', `/api/v1/admin/pages/${page}/`, {
      content: encodeContent(pageWith({ collectionId: walks.id })),
    });
    expect((await call('DELETE', `${COLLECTIONS}${id}/`)).status).toBe(200);
  });

  it('shows no items of another tenant', async () => {
    const made = await t.call('POST', COLLECTIONS, { as: 'otherAdmin', body: { name: 'Theirs' } });
    const { id } = made.body.collection as Collection;
    const body = { collection_id: id, title: 'Their walk', status: 'published' };
    await t.call('POST', ITEMS, { as: 'otherAdmin', body });
    await publish('stolen', pageWith({ collectionId: id }));
    expect((await sites.get('/stolen')).text).not.toContain('Their walk');
  });
});
