import { acceptInput } from '@org/schema';
import { allRoutes, yupObject } from '@org/schema/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { getExample } from './example-of.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument(allRoutes(), { version: '1.2.3', isSecure: false });
const paths = document.paths as Record<string, Record<string, { operationId: string }>>;

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

describe('the OpenAPI document', () => {
  it('names the session cookie as it is sent to browsers', () => {
    const getName = (isSecure: boolean) =>
      openApiDocument(allRoutes(), { version: '1.2.3', isSecure }).components;
    expect(getName(false)).toMatchObject({
      securitySchemes: { session: { name: 'atrium.session_token' } },
    });
    expect(getName(true)).toMatchObject({
      securitySchemes: { session: { name: '__Host-Http-atrium.session_token' } },
    });
  });

  it('describes every route of the contract with its path and method', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method} ${path} ${operationId}`,
      ),
    );
    expect(described.sort()).toEqual(
      allRoutes()
        .map(({ method, path, id }) => `${method.toLowerCase()} ${path} ${id}`)
        .sort(),
    );
  });

  it.each(
    allRoutes()
      .filter(({ body, encoding }) => body && encoding !== 'form')
      .map((route) => [route.id, route] as const),
  )('has a valid example of the body of %s', (id, { body }) => {
    if (!body) throw new Error(`${id} takes no body`);
    const example = getExample(toJsonSchema(yupObject(body)));
    // A selection names its rows in one of two ways, and an example cannot show both.
    const shown = JSON.parse(
      JSON.stringify(example, (key, value: unknown) =>
        key === 'selection' ? { ids: [1] } : value,
      ),
    ) as object;
    const needs =
      id.endsWith('.bulkRemove') && Object.keys(shown).length === 0
        ? { selection: { ids: [1] } }
        : shown;
    expect(() =>
      (body as ObjectSchema<object>).validateSync(acceptInput(yupObject(body), needs), {
        strict: false,
      }),
    ).not.toThrow();
  });

  it('names path parameters and the query parameters of lists', () => {
    const list = paths['/api/v1/admin/customers/']?.get as unknown as {
      parameters: { name: string; in: string; schema: JsonSchema }[];
    };
    expect(list.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'currentPage',
        'itemsPerPage',
        'search',
        'orderBy',
        'filter',
        'cursor',
      ]),
    );
    for (const [path, methods] of Object.entries(paths))
      for (const operation of Object.values(methods)) {
        const { parameters } = operation as unknown as {
          parameters: { name: string; in: string }[];
        };
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect(named, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      }
  });

  it('is served with a readable page that lists every route and has no scripts', async () => {
    const served = await t.call('GET', '/api/v1/openapi.json');
    expect(served.status).toBe(200);
    expect(Object.keys((served.body as { paths: object }).paths)).toEqual(Object.keys(paths));
    const page = await t.call('GET', '/api/v1/docs/');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const { id } of allRoutes()) expect(page.text).toContain(`id="${id}"`);
    expect(page.text).not.toContain('<script');
  });
});
