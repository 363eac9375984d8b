import type { Customer, FilterGroup } from '@org/schema';
import { expect } from 'vitest';
import { rowsOf } from './pages.ts';
import type { Answer, TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const CUSTOMERS = '/api/v1/admin/customers/';

/** Calls a path of customers, as the administrator unless told otherwise. */
export function callCustomers(
  t: TestApi,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: ActorName = 'admin',
): Promise<Answer> {
  return t.call(method, `${CUSTOMERS}${path}`, { as, ...(body && { body }) });
}

/** Makes a customer. */
export async function makeCustomer(t: TestApi, fields: object): Promise<Customer> {
  const answer = await callCustomers(t, 'POST', '', fields);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.customer as Customer;
}

/** The customers of a list's answer. */
export function customersOf(answer: Answer): Customer[] {
  expect(answer.status, answer.text).toBe(200);
  return rowsOf<Customer>(answer);
}

/** A filter of which every rule must hold. */
export const allOf = (...rules: FilterGroup['rules']): FilterGroup => ({
  combinator: 'and',
  rules,
});
