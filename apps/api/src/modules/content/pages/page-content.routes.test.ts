import { deflateRawSync, deflateSync, gzipSync, inflateSync } from 'node:zlib';
import { decodeContent } from '@org/content/node';
import type { Page } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage, PAGES } from '../../../../test/support/pages.ts';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { contentWith } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const decoded = decodeContent(contentWith('Same tree'));
const json = JSON.stringify(decoded.ok ? decoded.value : undefined);
const inflate = (content: unknown): string =>
  inflateSync(Buffer.from(String(content), 'base64')).toString('utf8');
/** Returns the content of a page from every route that includes it. */
async function returnedContents({ id, slug }: Page, version: number): Promise<unknown[]> {
  const read = async (path: string, options: object) => (await t.call('GET', path, options)).body;
  const staff = await read(`${PAGES}${id}/`, { as: 'editor' });
  const revision = await read(`${PAGES}${id}/revisions/${version}/`, { as: 'editor' });
  const site = await read(`/api/v1/pages/?slug=${slug}`, { origin: ALPHA_SITE });
  return [staff.page, revision.revision, site.page].map(
    (part) => (part as { content?: unknown }).content,
  );
}

it.each([
  ['gzip', gzipSync(json)],
  ['zlib', deflateSync(json)],
  ['raw deflate', deflateRawSync(json)],
])('CONTENT-001 accepts %s, and stores and returns zlib', async (format, bytes) => {
  const page = await makePage(t, { slug: `in-${format.replace(' ', '-')}`, status: 'published' });
  const saved = await t.call('PUT', `${PAGES}${page.id}/`, {
    as: 'editor',
    body: { id: page.id, version: page.version, content: bytes.toString('base64') },
  });
  expect(saved.status, saved.text).toBe(200);
  const contents = await returnedContents(page, page.version + 1);
  expect(contents.map(inflate)).toEqual([json, json, json]);
  const rows = await t.database.asOwner<{ content: string }>(
    `select content from app.pages where id = ${page.id}`,
  );
  expect(inflate(rows[0]?.content)).toBe(json);
});

it('CONTENT-001 returns zlib for pages that an earlier version stored as gzip', async () => {
  const page = await makePage(t, {
    slug: 'older',
    status: 'published',
    content: contentWith('Same tree'),
  });
  const old = gzipSync(json).toString('base64');
  await t.database.asOwner(`update app.pages set content = '${old}' where id = ${page.id}`);
  await t.database.asOwner(
    `update app.page_revisions set content = '${old}' where page_id = ${page.id}`,
  );
  const contents = await returnedContents(page, page.version);
  expect(contents.map(inflate)).toEqual([json, json, json]);
});
