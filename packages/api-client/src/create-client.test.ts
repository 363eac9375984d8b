import { apiContract } from '@org/schema/contract';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../test/answer-server.ts';
import { ApiError } from './api-error.ts';
import { type ApiClient, createClient } from './create-client.ts';

const { auth, pages, templates } = apiContract;
let server: AnswerServer;
let client: ApiClient;

beforeEach(async () => {
  server = await startAnswerServer();
  client = createClient({ baseUrl: server.origin });
});
afterEach(() => server.close());

async function getFailure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('fills the path, omits empty query fields and returns the body', async () => {
    server.plan({ body: { success: true, results: { rows: [], total: 0 } } });
    const answer = await client.call(pages.list, {
      query: { currentPage: 2, search: '', status: 'draft' },
    });
    expect(answer).toEqual({ success: true, results: { rows: [], total: 0 } });
    expect(server.seen.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'GET', url: '/api/v1/admin/pages/?currentPage=2&status=draft', body: '' },
    ]);
  });

  it('writes lists with commas and omits empty ones', async () => {
    await client.call(pages.list, { query: { ids: [3, 5], currentPage: 1 } });
    await client.call(pages.list, { query: { ids: [], showdeleted: true } });
    expect(server.seen.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/v1/admin/pages/?ids=3,5&currentPage=1',
      '/api/v1/admin/pages/?showdeleted=true',
    ]);
  });

  it('API-GEN-05 sends each path as documented, with or without a trailing slash', async () => {
    await client.call(templates.get, { params: { id: 7 } });
    await client.call(templates.update, { params: { id: 7 }, body: { name: 'Hero' } });
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/v1/admin/page/component-template/7',
      'PUT /api/v1/admin/page/component-template/7/',
    ]);
  });

  it('sends JSON with the headers of the client and of the call', async () => {
    const withHeaders = createClient({
      baseUrl: `${server.origin}/`,
      headers: () => ({ 'x-one': '1' }),
    });
    await withHeaders.call(auth.login, {
      body: { email: 'a@b.test', password: 'secret' },
      headers: { 'x-two': '2' },
      idempotencyKey: 'key-1',
    });
    const [request] = server.seen;
    expect(JSON.parse(request?.body ?? '')).toEqual({ email: 'a@b.test', password: 'secret' });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-one': '1',
      'x-two': '2',
      'idempotency-key': 'key-1',
    });
  });

  it('sends a form with its own multipart boundary', async () => {
    const form = new FormData();
    form.append('files[]', new Blob(['picture']), 'a.png');
    await client.call(apiContract.media.upload, { form });
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen[0]?.body).toContain('filename="a.png"');
  });

  it('rejects arguments that the route does not declare at compile time', () => {
    expectTypeOf(client.call<typeof pages.list>)
      .parameter(1)
      .exclude<undefined>()
      .toHaveProperty('query');
    // @ts-expect-error the id is missing
    void (() => client.call(pages.get));
    // @ts-expect-error a page has no such field
    void (() => client.call(pages.updateContent, { body: { id: 1, content: '', colour: 'red' } }));
    // @ts-expect-error misspelled: products are searched by `search`
    void (() => client.call(apiContract.products.list, { query: { serch: 'x' } }));
    // @ts-expect-error campaigns are filtered by `status` alone
    void (() => client.call(apiContract.campaigns.list, { query: { state: 'draft' } }));
    void (() => client.call(pages.publicGet));
    expectTypeOf<
      Awaited<ReturnType<typeof client.call<typeof pages.get>>>['page']['title']
    >().toEqualTypeOf<string>();
  });
});

describe('a failed call', () => {
  it('API-GEN-01 throws the first error of a response with errors', async () => {
    server.plan({ body: { success: true, errors: ['The first', 'The second'] } });
    const error = await getFailure(client.call(pages.submenu, { query: { pageId: 1 } }));
    expect({ message: error.message, errors: error.errors }).toEqual({
      message: 'The first',
      errors: ['The first', 'The second'],
    });
  });

  it('API-GEN-02 throws the error of a response with success false', async () => {
    server.plan({ body: { success: false, error: 'No such project' } });
    const error = await getFailure(client.call(auth.session));
    expect(error.message).toBe('No such project');
  });

  it('includes code, fields, current record, hint, request id and the response itself', async () => {
    const body = {
      success: false,
      error: 'Changed',
      errors: ['Changed'],
      code: 'conflict',
      formErrors: { title: 'Too long' },
      current: { id: 1, version: 4 },
      hint: 'Compare',
      requestId: 'r-1',
    };
    server.plan({ status: 409, body });
    const error = await getFailure(
      client.call(pages.updateContent, { body: { id: 1, content: '' } }),
    );
    expect({ ...error }).toEqual({
      name: 'ApiError',
      code: 'conflict',
      status: 409,
      errors: ['Changed'],
      formErrors: { title: 'Too long' },
      current: { id: 1, version: 4 },
      hint: 'Compare',
      requestId: 'r-1',
      retryAfter: undefined,
      body,
    });
  });

  it('reads the delay of a rate-limited request', async () => {
    server.plan({
      status: 429,
      body: { success: false, error: 'Too many', code: 'rate_limited' },
      headers: { 'retry-after': '30' },
    });
    const error = await getFailure(client.call(auth.session));
    expect([error.code, error.retryAfter]).toEqual(['rate_limited', 30]);
  });

  it('reports a response that is not from the API', async () => {
    server.plan({ status: 502, body: '<h1>Bad gateway</h1>' });
    const error = await getFailure(client.call(auth.session));
    expect([error.code, error.status]).toEqual(['unreadable', 502]);
  });

  it('is unreachable when no server responds', async () => {
    const { origin } = server;
    await server.close();
    const error = await getFailure(createClient({ baseUrl: origin }).call(auth.session));
    expect([error.code, error.status]).toEqual(['unreachable', 0]);
    server = await startAnswerServer();
  });

  it('rejects with the reason of its signal when aborted', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(client.call(auth.session, { signal })).rejects.toThrow('left the page');
  });
});

describe('an expired session', () => {
  const ended = { status: 401, body: { success: false, error: 'x', code: 'unauthenticated' } };

  it('repeats the same request once the user has signed in', async () => {
    server.plan(ended, { body: { success: true, user: null } });
    const asking = createClient({ baseUrl: server.origin, onUnauthenticated: async () => true });
    await expect(asking.call(auth.session)).resolves.toEqual({ success: true, user: null });
    expect(server.seen).toHaveLength(2);
  });

  it('fails when the user does not sign in, and never asks repeatedly', async () => {
    server.plan(ended);
    const declining = createClient({
      baseUrl: server.origin,
      onUnauthenticated: async () => false,
    });
    expect((await getFailure(declining.call(auth.session))).code).toBe('unauthenticated');
    server.plan(ended, ended);
    const insisting = createClient({ baseUrl: server.origin, onUnauthenticated: async () => true });
    expect((await getFailure(insisting.call(auth.session))).code).toBe('unauthenticated');
    expect(server.seen).toHaveLength(3);
  });

  it('leaves wrong credentials to the caller', async () => {
    server.plan({ status: 401, body: { success: false, error: 'x', code: 'credentials_invalid' } });
    const asking = createClient({ baseUrl: server.origin, onUnauthenticated: async () => true });
    const login = asking.call(auth.login, { body: { email: 'a@b.test', password: 'x' } });
    expect((await getFailure(login)).code).toBe('credentials_invalid');
    expect(server.seen).toHaveLength(1);
  });
});
