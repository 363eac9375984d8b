import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
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

let made = 0;
async function publish(fields: object = {}): Promise<string> {
  const slug = `card-${++made}`;
  const body = {
    title: 'Glazes',
    excerpt: 'e',
    slug,
    status: 'published',
    publish_date: '2026-03-01T12:00:00Z',
    ...fields,
  };
  const answer = await t.call('POST', '/api/v1/admin/pages/', { as: 'editor', body });
  expect(answer.status, answer.text).toBe(201);
  return slug;
}
const getMeta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
async function getCard(path: string): Promise<Buffer> {
  const address = `${ALPHA_SITE}/api/v1/site/card/?path=${path}`;
  const answer = await t.api.fetch(new Request(address), {});
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

it('draws a share card for a page without a picture, and includes its size and text in the page', async () => {
  const slug = await publish({ title: 'Wood ash & <b>patience</b>' });
  const { text } = await sites.get(`/${slug}`);
  const address = getMeta(text, 'og:image')?.replaceAll('&amp;', '&') ?? '';
  expect(address).toMatch(
    new RegExp(`^${ALPHA_SITE}/_org/card\\.png\\?path=${slug}&v=[0-9a-f]{10}$`),
  );
  expect([getMeta(text, 'og:image:width'), getMeta(text, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  expect(getMeta(text, 'og:image:alt')).toContain('Wood ash &amp; &lt;b&gt;patience');
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  const bytes = await getCard(slug);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const { pathname, search } = new URL(address);
  const shown = await sites.get(pathname + search);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toContain('max-age=604800');
});

it('draws different cards for different titles, and any title', async () => {
  const drawn = async (title: string) => getCard(await publish({ title }));
  const [one, other] = [await drawn('One'), await drawn('Other')];
  expect(one.equals(other)).toBe(false);
  const titles = [
    '&',
    '</span>',
    '"',
    'x'.repeat(200),
    'word '.repeat(40).trim(),
    'الدروس',
    '👩‍🎨 Łódź',
  ];
  for (const title of titles) expect((await drawn(title)).length, title).toBeGreaterThan(1000);
});

it('keeps a chosen picture, and draws no card of pages that are not public', async () => {
  const chosen = await publish({ og_image: 'https://pictures.example/a.jpg' });
  const { text } = await sites.get(`/${chosen}`);
  expect(getMeta(text, 'og:image')).toBe('https://pictures.example/a.jpg');
  expect(getMeta(text, 'og:image:width')).toBeUndefined();
  const hidden = await publish({ noindex: true });
  expect(getMeta((await sites.get(`/${hidden}`)).text, 'og:image')).toBeUndefined();
  const draft = await publish({ status: 'draft' });
  for (const path of [draft, 'nowhere'])
    expect((await sites.get(`/_org/card.png?path=${path}`)).status).toBe(404);
});
