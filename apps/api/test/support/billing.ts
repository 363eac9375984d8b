import type { Customer, Invoice, Quote } from '@org/schema/entities';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, type CallOptions, type TestApi, testApi } from './test-api.ts';

/** Path of the admin's endpoints. */
const ADMIN = '/api/v1/admin/';

/** A line over 2 × 50. */
export const LINE = { description: 'Design', quantity: 2, unitPrice: 50 };

/** Calls for tests of quotes and invoices. */
export interface BillingCalls {
  readonly t: TestApi;
  /** Calls a path below the admin's, as administrator by default. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  makeCustomer(body?: object): Promise<Customer>;
  /** Makes a draft for a new customer, of one line over 100. */
  makeQuote(body?: object): Promise<Quote>;
  makeInvoice(body?: object): Promise<Invoice>;
  /** Makes an invoice and issues it. */
  issueInvoice(body?: object): Promise<Invoice>;
  /** Returns the problems of the fields of a refused body. */
  problems(method: string, path: string, body: object): Promise<unknown>;
  /** Sets the taxes of the tenant: VAT of 20 % and GST of 5 %. */
  setTaxes(): Promise<{ readonly vat: number; readonly gst: number }>;
}

/**
 * Opens an API for a test file and closes it after the tests.
 * @param settings - settings of the installation that differ
 * @param options - options of the API
 */
export function useBilling(
  settings: () => Promise<Parameters<typeof testApi>[0]> = async () => ({}),
  options: Parameters<typeof testApi>[1] = {},
): BillingCalls {
  let t: TestApi;
  beforeAll(async () => {
    t = await testApi(await settings(), options);
  });
  afterAll(() => t.close());
  const call: BillingCalls['call'] = (method, path, body, options = {}) =>
    t.call(method, `${ADMIN}${path}`, { as: 'admin', body, ...options });
  async function make(path: string, name: string, body: object): Promise<never> {
    const answer = await call('POST', path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body[name] as never;
  }
  const makeCustomer: BillingCalls['makeCustomer'] = (body) =>
    make('customers/', 'customer', {
      lastname: 'Lovelace',
      email: 'ada@buyer.example',
      addresses: [{ type: 'billing', street: '1 Analytical Way', city: 'London', country: 'GB' }],
      ...body,
    });
  const withCustomer = async (body: object) => ({
    customer_id: 'customer_id' in body ? body.customer_id : (await makeCustomer()).id,
    lines: [LINE],
    ...body,
  });
  const makeInvoice: BillingCalls['makeInvoice'] = async (body = {}) =>
    make('invoices/', 'invoice', await withCustomer(body));
  return {
    get t() {
      return t;
    },
    call,
    makeCustomer,
    makeQuote: async (body = {}) => make('quotes/', 'quote', await withCustomer(body)),
    makeInvoice,
    issueInvoice: async (body) => {
      const { id } = await makeInvoice(body);
      const answer = await call('POST', `invoices/${id}/issue/`, {});
      expect(answer.status, answer.text).toBe(200);
      return answer.body.invoice as Invoice;
    },
    problems: async (method, path, body) => {
      const answer = await call(method, path, body);
      expect(answer.status, answer.text).toBe(422);
      return answer.body.formErrors;
    },
    setTaxes: async () => {
      const answer = await call('PUT', 'billing-settings/', {
        taxes: [
          { name: 'VAT', rate: 20 },
          { name: 'GST', rate: 5 },
        ],
      });
      expect(answer.status, answer.text).toBe(200);
      const { taxes } = answer.body.billingSettings as { taxes: { id: number }[] };
      return { vat: taxes[0]?.id ?? 0, gst: taxes[1]?.id ?? 0 };
    },
  };
}
