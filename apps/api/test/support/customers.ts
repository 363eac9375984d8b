import type { FilterGroup } from '@org/schema';
import type { Customer } from '@org/schema/entities';
import { afterAll, beforeAll, expect } from 'vitest';
import { getRows } from './pages.ts';
import { type Answer, type TestApi, testApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

/** Calls a path of customers, as the administrator by default. */
export function callCustomers(
  t: TestApi,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: ActorName = 'admin',
): Promise<Answer> {
  return t.call(method, `${CUSTOMERS}${path}`, { as, ...(body && { body }) });
}

/** Creates a customer. */
async function makeCustomer(t: TestApi, fields: object): Promise<Customer> {
  const answer = await callCustomers(t, 'POST', '', fields);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.customer as Customer;
}

/** Opens an API with customer helpers before the tests of a suite, and closes it after them. */
export function useCustomers() {
  let t: TestApi | undefined;
  beforeAll(async () => {
    t = await testApi();
  });
  afterAll(() => t?.close());
  const api = (): TestApi => {
    if (!t) throw new Error('The API is there while tests run');
    return t;
  };
  return {
    api,
    call: (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: object,
      as?: ActorName,
    ): Promise<Answer> => callCustomers(api(), method, path, body, as),
    make: (fields: object): Promise<Customer> => makeCustomer(api(), fields),
  };
}

/** Returns the customers of a list response. */
export function getCustomers(answer: Answer): Customer[] {
  expect(answer.status, answer.text).toBe(200);
  return getRows<Customer>(answer);
}

/** Returns a filter that requires every rule. */
export const getAll = (...rules: FilterGroup['rules']): FilterGroup => ({
  combinator: 'and',
  rules,
});
