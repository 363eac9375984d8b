import { MESSAGES } from '@org/schema/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedKey } from '../src/kernel/crypto/secret.ts';
import { PREVIEW_KEY, previewTokens } from '../src/modules/content/pages/preview-tokens.ts';
import { getPage, makePage, PAGES } from './support/pages.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { TEST_SECRET } from './support/test-constants.ts';
import { type SiteAnswer, type TestSites, testSites } from './support/test-sites.ts';
import { contentWith } from './support/world.ts';

const BETA_SITE = 'http://beta.localhost:3000';
const DAY = 24 * 3_600_000;

let t: TestApi;
let sites: TestSites;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  const header = await t.call('POST', '/api/v1/admin/page/component-template/', {
    as: 'editor',
    body: { componentName: 'Header', content: contentWith('The frame of alpha') },
  });
  const { id } = header.body.template as { id: number };
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { site: { header_id: id }, theme: { primary: '#1d2e3f' } },
  });
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

interface Link {
  readonly url: string;
  readonly expires_at: string;
}

async function linkTo(id: number): Promise<Link> {
  const answer = await t.call('POST', `${PAGES}${id}/preview-link/`, { as: 'editor' });
  expect(answer.status, answer.text).toBe(201);
  return answer.body as unknown as Link;
}

/** Opens a preview link as a visitor. */
function follow({ url }: Pick<Link, 'url'>): Promise<SiteAnswer> {
  const { origin, pathname, search } = new URL(url);
  return sites.get(`${pathname}${search}`, origin);
}

const draft = (slug: string, text: string) =>
  makePage(t, { title: `Draft ${slug}`, slug, content: contentWith(text) });

/** Expects the tenant's own not-found page. */
function expectMissing(answer: SiteAnswer, text: string): void {
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const word of [MESSAGES.pageNotFound, '#1d2e3f', 'The frame of alpha'])
    expect(answer.text).toContain(word);
  expect(answer.text).not.toContain(text);
}

describe('a preview link', () => {
  it('shows the current draft without sign-in, for a day', async () => {
    const page = await draft('plan', 'First thoughts');
    const made = Date.now();
    const link = await linkTo(page.id);
    expect(link.url).toMatch(/^http:\/\/alpha\.localhost:3000\/plan\?preview=[\w.-]+$/);
    expect(Math.abs(Date.parse(link.expires_at) - made - DAY)).toBeLessThan(5000);
    const first = await follow(link);
    expect([first.status, first.text.includes('First thoughts')]).toEqual([200, true]);
    expect(first.text).toContain('The frame of alpha');
    const body = { id: page.id, content: contentWith('Second thoughts') };
    expect(getPage(await t.call('PUT', PAGES, { as: 'editor', body })).version).toBe(2);
    expect((await follow(link)).text).toContain('Second thoughts');
  });

  it('is hidden from search engines and caches', async () => {
    const page = await draft('quiet', 'Not yet for all');
    const { headers, text } = await follow(await linkTo(page.id));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.has('etag')).toBe(false);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expectMissing(await sites.get('/quiet'), 'Not yet for all');
  });

  it('leads to the root of the site for the home page', async () => {
    const { url } = await linkTo(t.world.alpha.page);
    expect(new URL(url).pathname).toBe('/');
    expect((await follow({ url })).status).toBe(200);
  });

  it('shows only its own page', async () => {
    const page = await draft('mine', 'Mine');
    const other = await draft('other', 'Not mine');
    const { url } = await linkTo(page.id);
    const toOther = url.replace('/mine?', '/other?');
    expectMissing(await follow({ url: toOther }), 'Not mine');
    const forged = toOther.replace(/=\d+/, `=${other.id}`);
    expectMissing(await follow({ url: forged }), 'Not mine');
    await t.call('DELETE', `${PAGES}${page.id}/`, { as: 'editor' });
    expectMissing(await follow({ url }), 'Mine');
  });

  it('works only for its own tenant', async () => {
    const page = await draft('shared-name', 'Of alpha');
    const theirs = await t.call('POST', PAGES, {
      as: 'otherAdmin',
      body: {
        title: 'Theirs',
        excerpt: 'e',
        publish_date: '2026-01-01',
        slug: 'shared-name',
        content: contentWith('Of beta'),
      },
    });
    expect(theirs.status).toBe(201);
    const { url } = await linkTo(page.id);
    const there = url.replace(ALPHA_SITE, BETA_SITE);
    const forged = there.replace(/=\d+/, `=${getPage(theirs).id}`);
    for (const address of [there, forged]) {
      const answer = await follow({ url: address });
      expect(answer.status).toBe(404);
      for (const text of ['Of alpha', 'Of beta']) expect(answer.text).not.toContain(text);
    }
    expect((await follow({ url })).text).toContain('Of alpha');
  });

  it.each<[string, (token: string) => string]>([
    ['another page', (token) => token.replace(/^\d+/, (id) => `${Number(id) + 1}`)],
    ['a later end', (token) => token.replace(/\.(\d+)\./, (_all, end) => `.${Number(end) + 9}.`)],
    ['another seal', (token) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no seal', (token) => token.replace(/[^.]+$/, '')],
    ['more after it', (token) => `${token}A`],
    ['another alphabet', (token) => token.replace(/.$/, '%2B')],
    ['nothing of it', () => 'x'],
  ])('is refused with %s', async (name, alter) => {
    const page = await draft(`altered-${name.replaceAll(' ', '-')}`, 'Sealed');
    const { url } = await linkTo(page.id);
    const [address = '', token = ''] = url.split('?preview=');
    expect((await follow({ url })).status).toBe(200);
    expectMissing(await follow({ url: `${address}?preview=${alter(token)}` }), 'Sealed');
  });

  it('expires after a day, even if the page is published by then', async () => {
    const page = await draft('late', 'Too late');
    const getToken = (age: number): string =>
      previewTokens(derivedKey(TEST_SECRET, PREVIEW_KEY), () => Date.now() - age).make(
        t.world.alpha.id,
        page.id,
      ).token;
    const at = (age: number) => sites.get(`/late?preview=${getToken(age)}`);
    expect((await at(DAY - 60_000)).status).toBe(200);
    expectMissing(await at(DAY + 1000), 'Too late');
    await t.call('PUT', PAGES, { as: 'editor', body: { id: page.id, status: 'published' } });
    expect((await sites.get('/late')).text).toContain('Too late');
    expectMissing(await at(DAY + 1000), 'Too late');
    expect((await at(0)).headers.get('cache-control')).toBe('no-store');
  });

  it('cannot be created for a page that does not exist', async () => {
    const answer = await t.call('POST', `${PAGES}999999/preview-link/`, { as: 'editor' });
    expect([answer.status, answer.body.code]).toEqual([404, 'page_not_found']);
  });
});
