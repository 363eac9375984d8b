import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
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

const content = encodeContent(
  createTree(
    {
      type: 'Wrapper',
      children: [
        { type: 'Section', children: [{ type: 'Column', children: [{ type: 'SubMenu' }] }] },
      ],
    },
    blockRegistry,
  ),
);

async function makePage(title: string, fields: object = {}): Promise<number> {
  const answer = await t.call('POST', '/api/v1/admin/pages/', {
    as: 'editor',
    body: {
      title,
      excerpt: title,
      status: 'published',
      publish_date: '2026-01-01T00:00:00Z',
      ...fields,
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body.page as { id: number }).id;
}
const getLinks = (html: string) =>
  Array.from(
    html.matchAll(/<a class="org-sub-menu-link" href="([^"]*)"><span>(.*?)<\/span>/g),
    ([, href, title]) => [title, href],
  );

it('BLK-SUBMENU-01 BLK-SUBMENU-02 lists the current published children of a page', async () => {
  const parent = await makePage('Classes', { content });
  const empty = await sites.get('/classes');
  expect([empty.status, empty.text.includes('This page has no sub pages')]).toEqual([200, true]);

  await makePage('Evenings', { parentId: parent, order: 2 });
  await makePage('Beginners <b>', { parentId: parent, order: 1, slug: 'beginners' });
  await makePage('Hidden', { parentId: parent, status: 'draft' });
  await makePage('Elsewhere');
  // Sites are notified shortly after a change.
  await expect
    .poll(async () => getLinks((await sites.get('/classes')).text), { timeout: 30_000 })
    .toEqual([
      ['Beginners &lt;b&gt;', '/beginners'],
      ['Evenings', '/evenings'],
    ]);
});
