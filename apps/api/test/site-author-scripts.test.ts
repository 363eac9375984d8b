import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { PAGE_TOKEN_HEADER } from '@org/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePage } from './support/pages.ts';
import { type Buyer, FILLED, newBuyer, newThing, openShop } from './support/shop.ts';
import { ALPHA_SITE, type TestApi, testApi } from './support/test-api.ts';
import { type TestSites, testSites } from './support/test-sites.ts';
import { PASSWORD } from './support/world.ts';

/** Headers that a browser adds to a request of an author's script on an ordinary page of the site. */
const SCRIPT = {
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};
/** Headers that a browser adds when a person opens a page or submits a form. */
const PERSON = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};
const CHECKOUT = '/api/v1/checkout/';

let t: TestApi;
let sites: TestSites;
let buyer: Buyer;
beforeAll(async () => {
  t = await testApi();
  sites = await testSites(t);
  await openShop(t);
  buyer = newBuyer(t);
  const login = { email: 'visitor@test.example', password: PASSWORD };
  expect((await buyer.visit('POST', '/api/v1/auth/login/', login)).status).toBe(200);
  await buyer.add((await newThing(t)).sku);
  const placed = await buyer.place(FILLED);
  expect(placed.status, placed.text).toBe(201);
  await buyer.add((await newThing(t)).sku);
});
afterAll(async () => {
  await sites.close();
  await t.close();
});

/** Returns the token that a sensitive page gives to its own scripts. */
async function getToken(cookie: string): Promise<string> {
  const { text } = await sites.visit('/checkout', cookie, ALPHA_SITE, PERSON);
  return /<meta name="page-token" content="([^"]+)">/.exec(text)?.[1] ?? '';
}

describe('a script of an author on an ordinary page', () => {
  it('reads neither the signed-in visitor, nor their orders, nor their checkout', async () => {
    for (const path of ['/api/v1/auth/session/', CHECKOUT, `${CHECKOUT}orders/`]) {
      const answer = await buyer.visit('GET', path, undefined, SCRIPT);
      expect([path, answer.status]).toEqual([path, 403]);
      expect((await buyer.visit('GET', path, undefined, PERSON)).status).toBe(200);
    }
    for (const path of ['/user-profile', '/checkout', '/checkout/review'])
      expect((await sites.visit(path, buyer.cookie, ALPHA_SITE, SCRIPT)).status).toBe(403);
  });

  it('cannot change the checkout or place an order', async () => {
    const order = await buyer.visit('POST', CHECKOUT, FILLED, SCRIPT);
    expect(order.status).toBe(403);
    const saved = await buyer.visit('PUT', CHECKOUT, { email: 'thief@evil.example' }, SCRIPT);
    expect(saved.status).toBe(403);
    const { body } = await buyer.visit('GET', CHECKOUT, undefined, PERSON);
    expect(JSON.stringify(body)).not.toContain('thief@evil.example');
  });

  it('cannot call account routes of staff with a visitor’s session', async () => {
    const body = { current: PASSWORD, password: 'a green kiln by the lake' };
    const answer = await buyer.visit('PUT', '/api/v1/admin/me/password/', body, SCRIPT);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('can add to the cart and read it', async () => {
    const added = await buyer.visit(
      'POST',
      '/api/v1/cart/items/',
      { sku: (await newThing(t)).sku },
      SCRIPT,
    );
    expect(added.status, added.text).toBe(200);
    expect((await sites.visit('/cart', buyer.cookie, ALPHA_SITE, SCRIPT)).status).toBe(200);
  });

  it('cannot get the token of a sensitive page from any page that it can read', async () => {
    for (const path of ['/', '/cart', '/search']) {
      const answer = await sites.visit(path, buyer.cookie, ALPHA_SITE, SCRIPT);
      expect([path, answer.text.includes('page-token')]).toEqual([path, false]);
    }
  });

  it('cannot use the token of another visitor', async () => {
    const thief = newBuyer(t);
    await thief.add((await newThing(t)).sku);
    const stolen = await getToken(thief.cookie);
    expect(stolen).not.toBe('');
    for (const token of [stolen, '', 'x'.repeat(stolen.length)]) {
      const headers = { ...SCRIPT, [PAGE_TOKEN_HEADER]: token };
      expect((await buyer.visit('GET', CHECKOUT, undefined, headers)).status).toBe(403);
      expect((await sites.visit('/checkout', buyer.cookie, ALPHA_SITE, headers)).status).toBe(403);
    }
  });

  it('sees an ordinary page like everybody else', async () => {
    const asPerson = await sites.visit('/', buyer.cookie, ALPHA_SITE, PERSON);
    expect(asPerson.headers.get('cache-control')).toBe('private, no-store');
    const asScript = await sites.visit('/', buyer.cookie, ALPHA_SITE, SCRIPT);
    expect(asScript.text).toBe((await sites.get('/')).text);
  });
});

describe('the scripts of the checkout', () => {
  it('update the totals with the token of their page', async () => {
    const headers = { ...SCRIPT, [PAGE_TOKEN_HEADER]: await getToken(buyer.cookie) };
    const saved = await buyer.visit('PUT', CHECKOUT, { firstname: 'Grace' }, headers);
    expect(saved.status, saved.text).toBe(200);
    const page = await sites.visit('/checkout', buyer.cookie, ALPHA_SITE, headers);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Grace');
  });
});

describe('a staff view', () => {
  it('shows drafts to no script, and runs no script of an author', async () => {
    await makePage(
      t,
      {
        slug: 'secret-plan',
        title: 'Secret plan',
        status: 'draft',
        content: encodeContent(
          createTree(
            {
              type: 'Wrapper',
              children: [
                {
                  type: 'Section',
                  children: [
                    {
                      type: 'Column',
                      children: [
                        { type: 'CustomHtml', props: { htmlContent: '<script>steal()</script>' } },
                      ],
                    },
                  ],
                },
              ],
            },
            blockRegistry,
          ),
        ),
      },
      'admin',
    );
    const answer = await t.call('POST', '/api/v1/admin/me/site-view/', {
      as: 'editor',
      body: { path: '/secret-plan' },
    });
    const url = new URL(String(answer.body.url));
    const entered = await sites.get(url.pathname + url.search);
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const seen = await sites.visit('/secret-plan', cookie, ALPHA_SITE, PERSON);
    expect([seen.status, seen.headers.get('cross-origin-opener-policy')]).toEqual([
      200,
      'noopener-allow-popups',
    ]);
    expect(seen.text).toContain('steal()');
    expect(seen.headers.get('content-security-policy')).toMatch(/script-src '(?:self|none)';/);
    for (const dest of ['empty', 'iframe'])
      expect(
        (await sites.visit('/secret-plan', cookie, ALPHA_SITE, { 'sec-fetch-dest': dest })).status,
      ).toBe(404);
    const draft = '/api/v1/pages/?slug=secret-plan';
    const call = (headers: Record<string, string>) =>
      t.call('GET', draft, { origin: ALPHA_SITE, headers: { cookie, ...headers } });
    expect((await call({})).status).toBe(200);
    expect((await call(SCRIPT)).status).toBe(404);
  });
});
