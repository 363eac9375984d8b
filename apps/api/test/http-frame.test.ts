import { allRoutes } from '@org/schema/contract';
import { ERRORS } from '@org/schema/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/kernel/http/build-app.ts';
import { responseCache } from '../src/kernel/http/response-cache.ts';
import {
  ADMIN_ORIGIN,
  ALPHA_SITE,
  type Answer,
  getRequest,
  type TestApi,
  testApi,
} from './support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

function expectErrorBody({ body, headers }: Answer, code: keyof typeof ERRORS): void {
  expect(body).toMatchObject({
    success: false,
    code,
    hint: ERRORS[code].hint,
    error: expect.any(String),
    errors: [expect.any(String)],
    requestId: headers.get('x-request-id'),
  });
  expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|node_modules|select |stack/i);
}

describe('paths and methods', () => {
  it('API-GEN-03 has every admin route under /api/v1/admin', () => {
    // The documents list one staff route among those of the cart, under its own path: API-CART-01.
    const staff = allRoutes().filter(
      ({ id, access }) =>
        (access.audience === 'staff' || access.audience === 'session') &&
        id !== 'cart.updateSettings',
    );
    expect(staff.length).toBeGreaterThan(20);
    expect(staff.filter(({ path }) => !path.startsWith('/api/v1/admin/'))).toEqual([]);
  });

  it('API-GEN-05 serves every path with and without its trailing slash, without a redirect', async () => {
    for (const route of allRoutes()) {
      const path = route.path.replaceAll(/\{\w+\}/g, '1').replace(/\/$/, '');
      const answers = await Promise.all(
        [path, `${path}/`].map((typoVariant) =>
          t.call(route.method, typoVariant, {
            ...(route.method === 'GET' || !route.body ? {} : { body: {} }),
          }),
        ),
      );
      const seen = answers.map(({ status, body }) => `${status} ${body.error ?? ''}`);
      expect(seen[1], route.id).toBe(seen[0]);
      expect(answers[0]?.status, route.id).not.toBe(405);
      expect(seen[0], route.id).not.toBe(`404 ${ERRORS.not_found.message}`);
    }
  });

  it('responds to an unknown path with the error body', async () => {
    for (const path of [
      '/api/v1/none',
      '/api/v1/admin/',
      '/api/v2/pages/',
      '/api/v1/admin/pages/12x/',
      '/nothing',
    ]) {
      const answer = await t.call('GET', path, { as: 'admin' });
      expect(answer.status).toBe(404);
      expectErrorBody(answer, 'not_found');
    }
  });

  it('responds to a wrong method with 405 and the allowed methods', async () => {
    const answer = await t.call('PATCH', '/api/v1/admin/pages/', { as: 'admin' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, POST, PUT');
    expectErrorBody(answer, 'method_not_allowed');
    expect((await t.call('DELETE', '/api/v1/auth/login/', {})).headers.get('allow')).toBe(
      'OPTIONS, POST',
    );
    const options = await t.call('OPTIONS', '/api/v1/auth/me/', {});
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('rejects ids that no row can have', async () => {
    for (const id of ['0', '99999999999999999999', '9007199254740993']) {
      const answer = await t.call('GET', `/api/v1/admin/pages/${id}/`, { as: 'admin' });
      expect(answer.status, id).toBe(404);
      expectErrorBody(answer, 'not_found');
    }
  });
});

describe('starting the API', () => {
  const frame = {
    db: undefined,
    hosts: undefined,
    whoIs: undefined,
    log: undefined,
    answers: responseCache(undefined),
    checkAnswers: true,
  } as unknown as Parameters<typeof buildApp>[1];
  const response = allRoutes()[0]?.response;
  if (!response) throw new Error('The contract has calls');
  const base = { id: 'x.y', method: 'POST', path: '/api/v1/x/', summary: '', response } as const;

  it('rejects a route without a handler', () => {
    expect(() => buildApp([], frame)).toThrow('has no handler');
  });

  it('rejects a handler without a route in the contract', () => {
    const contract = { ...base, access: { audience: 'open' } } as const;
    expect(() => buildApp([{ contract, handle: async () => ({}) }], frame, [])).toThrow(
      'x.y is not in the API contract',
    );
  });

  it.each([
    ['who may call it', { ...base }],
    ['names no permission', { ...base, access: { audience: 'staff' } }],
    ['names no limit', { ...base, access: { audience: 'open' }, body: response }],
  ])('rejects a contract that %s', (message, incomplete) => {
    const contract = incomplete as unknown as ReturnType<typeof allRoutes>[number];
    expect(() => buildApp([{ contract, handle: async () => ({}) }], frame, [contract])).toThrow(
      message,
    );
  });
});

describe('every response', () => {
  it('has the security headers, a unique request id and no caching', async () => {
    const answers = await Promise.all([
      t.call('GET', '/api/v1/admin/pages/', { as: 'admin' }),
      t.call('GET', '/api/v1/admin/pages/'),
      t.call('GET', '/none'),
      t.call('PATCH', '/api/v1/admin/pages/'),
      t.call('GET', '/healthz', { headers: { 'x-request-id': 'chosen-by-client' } }),
      t.call('GET', '/api/v1/pages/', { origin: ALPHA_SITE }),
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('chosen-by-client');
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'referrer-policy': expect.any(String),
      });
  });
});

describe('cross-site requests', () => {
  const change = (headers: Record<string, string>, origin = ADMIN_ORIGIN) => {
    const request = getRequest(t.world, 'PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: { phone: '1' },
      origin,
    });
    request.headers.delete('origin');
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return t.api.fetch(request);
  };

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['the site of a tenant', { origin: ALPHA_SITE }],
    ['the same host on another port', { origin: 'http://localhost:4000' }],
    ['the same host with https', { origin: 'https://localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    [
      'a site that forges only the origin',
      { origin: ADMIN_ORIGIN, 'sec-fetch-site': 'cross-site' },
    ],
  ])('are rejected: %s', async (_name, headers) => {
    const response = await change(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'origin_refused' });
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('are rejected for the content type %s', async (type) => {
    expect((await change({ origin: 'http://evil.example', 'content-type': type })).status).toBe(
      403,
    );
  });

  it('are accepted from the admin itself', async () => {
    expect((await change({ origin: ADMIN_ORIGIN })).status).toBe(200);
    expect((await change({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('are accepted from clients that are not browsers', async () => {
    expect((await change({})).status).toBe(200);
  });

  it('must use JSON', async () => {
    const answer = await t.call('PUT', '/api/v1/admin/settings/', {
      as: 'admin',
      body: '{"phone":"1"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.body).toMatchObject({ code: 'media_type' });
  });
});

describe('host names', () => {
  it.each([
    ['http://alpha.localhost:3000', 200],
    ['http://ALPHA.localhost', 200],
    ['http://alpha.localhost:81', 200],
    ['http://www.alpha.example', 200],
    ['http://WWW.Alpha.Example:8080', 200],
    ['http://localhost:3000', 404],
    ['http://alpha.localhost.', 404],
    ['http://www.alpha.example.', 404],
    ['http://alpha.localhost.evil.example', 404],
    ['http://evil-alpha.localhost', 404],
    ['http://x.alpha.localhost', 404],
    ['http://alpha..localhost', 404],
    ['http://-alpha.localhost', 404],
    ['http://alpha_.localhost', 404],
    ['http://alpha.example', 404],
    ['http://127.0.0.1:3000', 404],
    ['http://0x7f.1', 404],
    ['http://2130706433', 404],
    ['http://[::1]:3000', 404],
    ['http://xn--alpha-9ya.localhost', 404],
    ['http://gamma.localhost', 404],
  ])('responds to visitors of %s with %i', async (origin, status) => {
    const answer = await t.call('GET', '/api/v1/pages/?slug=child', { origin });
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body).toMatchObject({ code: 'host_unknown' });
  });

  it('responds to monitors on every host name', async () => {
    for (const origin of ['http://localhost:3000', 'http://10.0.0.7:3000', ALPHA_SITE]) {
      expect((await t.call('GET', '/healthz', { origin })).body).toEqual({
        success: true,
        status: 'ok',
      });
      expect((await t.call('GET', '/readyz', { origin })).body).toEqual({
        success: true,
        status: 'ready',
      });
    }
  });
});
