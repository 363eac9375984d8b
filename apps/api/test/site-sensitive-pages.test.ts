import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { createSite, ROUTE_CLASSES } from '@org/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXTS } from './support/hostile-corpus.ts';
import { makePage } from './support/pages.ts';
import { FILLED, newBuyer, newThing, openShop } from './support/shop.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type SiteAnswer, type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

const TEMPLATES = '/api/v1/admin/page/component-template/';
const MARK = 'h0st1le';
const SCRIPT = `<script>window.${MARK}=1</script>`;
const HTML = `${SCRIPT}<img src="https://evil.example/${MARK}.png"><link rel="stylesheet" href="https://evil.example/${MARK}.css"><form action="https://evil.example/${MARK}">`;
const TOKEN = 'a'.repeat(43);
const LINK = { target: '_self', icon: '', rightAlign: false, variant: '', size: '', drop: 'down' };

const content = (...children: BlockTemplate[]): string =>
  encodeContent(createTree({ type: 'Wrapper', children }, blockRegistry));
const hostileBlocks: BlockTemplate[] = [
  {
    type: 'Section',
    props: { customCss: `.org-you input{background:url(/${MARK}.png)}` },
    children: [
      { type: 'Column', children: [{ type: 'CustomHtml', props: { htmlContent: HTML } }] },
    ],
  },
];

/** Issues a quote with hostile texts, and returns its secret id. */
async function issueQuote(api: TestApi): Promise<string> {
  const made = await api.call('POST', '/api/v1/admin/quotes/', {
    as: 'admin',
    body: {
      customer_id: api.world.alpha.customer,
      title: SCRIPT,
      lines: [{ name: SCRIPT, description: SCRIPT, unitPrice: 5 }],
      terms: SCRIPT,
      publicNotes: SCRIPT,
    },
  });
  const { id, guid } = made.body.quote as { id: number; guid: string };
  await api.call('POST', `/api/v1/admin/quotes/${id}/issue/`, { as: 'admin', body: {} });
  return guid;
}

let t: TestApi;
let sites: TestSites;
let signedIn = '';
let withCart = '';
/** Paths of the sensitive routes, with the cookies of their users. */
const visits: (readonly [path: string, cookie: () => string])[] = [];

beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
  const as = 'admin';
  const template = async (name: string): Promise<number> => {
    const made = await t.call('POST', TEMPLATES, { as, body: { componentName: name } });
    const { id } = made.body.template as { id: number };
    const filled = await t.call('PUT', `${TEMPLATES}${id}/`, {
      as,
      body: { content: content(...hostileBlocks) },
    });
    expect(filled.status, filled.text).toBe(200);
    return id;
  };
  const [header, footer, title] = [
    await template('Header'),
    await template('Footer'),
    await template('Title'),
  ];
  const links = TEXTS.filter((text) => text.trim() !== '' && text.length < 200).map(
    (text, index) => ({
      ...LINK,
      id: `item-${index}`,
      field_type: 'link',
      linkText: text.replaceAll(/\p{C}/gu, '?'),
      href: 'https://evil.example/menu',
      classes: 'org-you org-pay',
      children: [],
    }),
  );
  const settings = await t.call('PUT', '/api/v1/admin/settings/', {
    as,
    body: {
      company_name: `</title><script>${MARK}</script>`,
      main_logo: `https://evil.example/${MARK}.png`,
      favicon: `https://evil.example/${MARK}.ico`,
      site: { header_id: header, footer_id: footer, page_title_id: title },
      theme: { mainnav_items: links },
      analytics: { enabled: true, text: `<script>${MARK}</script>` },
    },
  });
  expect(settings.status, settings.text).toBe(200);
  for (const slug of ['cart', 'checkout', 'sign-in', 'reset-password'])
    await makePage(t, { slug, status: 'published', content: content(...safeBlocks(slug)) });

  const login = await t.call('POST', '/api/v1/auth/login/', {
    origin: ALPHA_SITE,
    headers: { origin: ALPHA_SITE },
    body: { email: 'visitor@test.example', password: PASSWORD },
  });
  signedIn = getCookie(login.headers);
  const buyer = newBuyer(t);
  await buyer.add((await newThing(t)).sku);
  const placed = await buyer.place(FILLED);
  const { guid } = placed.body.order as { guid: string };
  await buyer.add((await newThing(t)).sku);
  withCart = buyer.cookie;
  visits.push(
    ['/sign-in', () => ''],
    ['/forgot-password', () => ''],
    ['/reset-password', () => `atrium.reset=${TOKEN}`],
    ['/make-account', () => `atrium.account=${TOKEN}`],
    ['/user-profile', () => signedIn],
    ['/cart', () => withCart],
    ['/checkout', () => withCart],
    ['/checkout/review', () => withCart],
    [`/order/${guid}`, () => withCart],
    ['/order/00000000-0000-4000-8000-000000000000', () => ''],
    [`/documents/${await issueQuote(t)}`, () => ''],
  );
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

const safeBlocks = (slug: string): BlockTemplate[] => [
  {
    type: 'Section',
    children: [
      {
        type: 'Column',
        children: [{ type: 'Text', props: { text: `${MARK} page of an author at ${slug}` } }],
      },
    ],
  },
];

const getCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

function expectClean(path: string, { headers, text }: SiteAnswer): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, path).toMatch(/script-src '(?:self|none)';/);
  expect(policy, path).not.toMatch(/script-src[^;]*(?:unsafe|https:|\*)/);
  for (const directive of ["form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy, path).toContain(directive);
  expect(policy, path).not.toContain('frame-src');
  expect(headers.get('referrer-policy'), path).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy'), path).toBe('noopener-allow-popups');
  expect(headers.get('cache-control'), path).toBe('private, no-store');
  const title = /<title>(.*?)<\/title>/s.exec(text)?.[1] ?? '';
  expect(title, path).not.toContain('<');
  expect(text, path).not.toContain(`<script>window.${MARK}`);
  expect(text, path).not.toContain(`<script>${MARK}`);
  expect(text, path).not.toMatch(new RegExp(`(?:src|action|url\\()[^>]{0,40}${MARK}`));
  expect(text, path).not.toContain(`${MARK} page of an author`);
  expect(text, path).not.toContain('data-block="custom-html"');
  expect(text, path).not.toMatch(/site-visits|on(?:error|load)=[^"]*"[^"]*alert/);
  for (const [script] of text.matchAll(/<script[^>]*>/g))
    expect(script, path).toMatch(/^<script type="module" src="\/_org\/[\w.-]+">$/);
  for (const [, action] of text.matchAll(/<form[^>]* action="([^"]*)"/g))
    expect(action, path).toMatch(/^\/(?!\/)/);
}

describe('sensitive pages of a site', () => {
  it('classifies every route of the site', () => {
    const { routes } = createSite({
      fetch: () => Promise.reject(new Error('unused')),
      onChange: () => () => undefined,
      adminOrigin: 'http://localhost:3000',
      siteHostSuffix: 'localhost',
    });
    const paths = [...new Set(routes.map(({ path }) => path))].sort();
    expect(Object.keys(ROUTE_CLASSES).sort()).toEqual(paths);
    const sensitive = paths.filter((path) => ROUTE_CLASSES[path] === 'sensitive');
    const visited = visits.map(([path]) => path.replace(/^\/(order|documents)\/.*/, '/$1/:guid'));
    expect([...new Set(visited)].sort()).toEqual(sensitive);
  });

  it('includes HTML and CSS of an author on an ordinary page of the malicious tenant', async () => {
    const page = await sites.get('/');
    expect(page.text).toContain(`<script>window.${MARK}=1</script>`);
    expect(page.headers.get('content-security-policy')).toContain("'unsafe-inline' https:");
    expect(page.text).toContain(`.org-you input{background:url(/${MARK}.png);}`);
  });

  it('shows no HTML, styles or scripts of an author on any sensitive page', async () => {
    for (const [path, cookie] of visits) {
      const page = await sites.visit(path, cookie());
      expect([path, page.status]).toEqual([path, path.startsWith('/order/00000000') ? 404 : 200]);
      expectClean(path, page);
    }
  });

  it('renders the menu of the tenant as escaped links', async () => {
    const { text } = await sites.get('/sign-in');
    expect(text).toContain('org-nav-link');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('serves only the cart of all sensitive pages to a script or a frame of the same host', async () => {
    for (const [path, cookie] of visits)
      for (const dest of ['empty', 'iframe', 'object', 'script', 'style']) {
        const answer = await sites.visit(path, cookie(), ALPHA_SITE, { 'sec-fetch-dest': dest });
        const isReadable = path === '/cart';
        expect(answer.status, `${path} as ${dest}`).toBe(isReadable ? 200 : 403);
        // Pages that scripts can read never contain the token of sensitive pages.
        expect(answer.text, path).not.toContain('page-token');
        if (!isReadable) expect(answer.text, path).not.toContain(FILLED.email);
      }
  });

  it.each([
    ['/reset-password', 'atrium.reset'],
    ['/make-account', 'atrium.account'],
  ])('moves the token of %s out of the URL', async (path, name) => {
    const opened = await sites.get(`${path}?token=${TOKEN}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path]);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.getSetCookie()).toEqual([
      `${name}=${TOKEN}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    const broken = await sites.get(`${path}?token=broken`);
    expect(broken.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });
});
