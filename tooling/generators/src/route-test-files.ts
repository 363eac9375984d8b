import { camelCase, pascalCase } from './names.ts';
import type { NewRoute } from './new-route.types.ts';

function tests({ plural, singular }: NewRoute): string {
  const type = pascalCase(singular);
  const one = camelCase(singular);
  return `import type { ${type} } from '@org/schema/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const BASE = '/api/v1/admin/${plural}/';
const ${one}Of = (answer: Answer): ${type} => answer.body.${one} as ${type};
const make = async (name: string): Promise<${type}> => {
  const answer = await t.call('POST', BASE, { as: 'admin', body: { name } });
  expect(answer.status, answer.text).toBe(201);
  return ${one}Of(answer);
};

describe('${plural.replaceAll('-', ' ')}', () => {
  it('makes one and gives it back', async () => {
    const made = await make('First');
    expect(made).toMatchObject({ name: 'First', version: 1 });
    expect(${one}Of(await t.call('GET', \`\${BASE}\${made.id}/\`, { as: 'admin' }))).toEqual(made);
  });

  it('lists, searches and orders', async () => {
    await make('Zebra');
    await make('Apple 100%');
    const names = async (query: string): Promise<string[]> => {
      const { body } = await t.call('GET', \`\${BASE}?\${query}\`, { as: 'admin' });
      return (body.results as { rows: ${type}[] }).rows.map(({ name }) => name);
    };
    expect(await names('search=100%25')).toEqual(['Apple 100%']);
    expect((await names('orderBy=name'))[0]).toBe('Apple 100%');
    expect((await names('orderBy=name&orderDirection=DESC'))[0]).toBe('Zebra');
    expect((await t.call('GET', \`\${BASE}?orderBy=tenant_id\`, { as: 'admin' })).status).toBe(422);
  });

  it('changes one, and answers 409 with the current row to a stale version', async () => {
    const { id } = await make('Before');
    const changed = await t.call('PUT', \`\${BASE}\${id}/\`, { as: 'admin', body: { name: 'After', version: 1 } });
    expect(${one}Of(changed)).toMatchObject({ id, name: 'After', version: 2 });
    const late = await t.call('PUT', \`\${BASE}\${id}/\`, { as: 'admin', body: { name: 'Late', version: 1 } });
    expect(late.body).toMatchObject({ code: 'conflict', current: { name: 'After', version: 2 } });
  });

  it('deletes one', async () => {
    const { id } = await make('To delete');
    expect((await t.call('DELETE', \`\${BASE}\${id}/\`, { as: 'admin' })).status).toBe(200);
    for (const method of ['GET', 'DELETE'])
      expect((await t.call(method, \`\${BASE}\${id}/\`, { as: 'admin' })).body).toMatchObject({ code: 'not_found' });
  });

  it.each([[{}], [{ name: '' }], [{ name: 7 }], [{ name: 'two\\nlines' }], [{ name: 'a'.repeat(201) }]])(
    'refuses %j and names the field',
    async (body) => {
      const answer = await t.call('POST', BASE, { as: 'admin', body });
      expect({ status: answer.status, fields: Object.keys(answer.body.formErrors as object) }).toEqual({ status: 422, fields: ['name'] });
    },
  );

  it('TEN-003 answers the id of another tenant like one that is not there', async () => {
    const { id } = await make('Of alpha');
    for (const [method, body] of [['GET'], ['PUT', { name: 'Taken over' }], ['DELETE']] as const)
      expect((await t.call(method, \`\${BASE}\${id}/\`, { as: 'otherAdmin', body })).body).toMatchObject({ code: 'not_found' });
    expect(${one}Of(await t.call('GET', \`\${BASE}\${id}/\`, { as: 'admin' }))).toMatchObject({ name: 'Of alpha' });
  });
});
`;
}

function policies({ plural, singular }: NewRoute): string {
  const one = camelCase(singular);
  const many = camelCase(plural);
  return `import { type Attempt, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const BASE = '/api/v1/admin/${plural}/';
/** A fresh one of the actor's own tenant: its path, with a body if the call has one. */
const fresh =
  (body?: object) =>
  async (_rows: TenantRows, t: TestApi, as: ActorName): Promise<Attempt> => {
    const made = await t.call('POST', BASE, { as: as === 'otherAdmin' ? 'otherAdmin' : 'admin', body: { name: 'Matrix' } });
    return { path: \`\${BASE}\${(made.body.${one} as { id: number }).id}/\`, body };
  };
/** Ids of other tenants have a test of their own beside the routes. */
const foreign: Policy['foreign'] = [];

/** Policies of the ${plural.replaceAll('-', ' ')} routes. */
export const ${one}Policies: Readonly<Record<string, Policy>> = {
  '${many}.list': { ...staff(), own: () => ({ path: BASE }), foreign },
  '${many}.get': { ...staff(), own: fresh(), foreign },
  '${many}.create': { ...staff(201), own: () => ({ path: BASE, body: { name: 'Matrix' } }), foreign },
  '${many}.update': { ...staff(), own: fresh({ name: 'Changed' }), foreign },
  '${many}.remove': { ...staff(), own: fresh(), foreign },
};
`;
}

/**
 * Tests of a new part of the API, and its rows of the matrix of actors and routes.
 * @returns path from the root → text
 */
export function routeTestFiles(route: NewRoute): Record<string, string> {
  const { domain, plural } = route;
  return {
    [`apps/api/src/modules/${domain}/${plural}/${plural}.routes.test.ts`]: tests(route),
    [`apps/api/test/support/${plural}-policies.ts`]: policies(route),
  };
}
