import type { Cart, Checkout, Product } from '@org/schema/entities';
import { expect } from 'vitest';
import { STOCK_FAULTS } from './stock-faults.ts';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';

/** Visitor of the shop whose browser stores cookies. */
export interface Buyer {
  cookie: string;
  visit(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Adds units of a product to the cart. */
  add(sku: string, quantity?: number): Promise<Cart>;
  cart(): Promise<Cart>;
  checkout(): Promise<Checkout>;
  place(body?: object, key?: string): Promise<Answer>;
}

/** Address of the orders of the shop for staff. */
export const ORDERS = '/api/v1/admin/web-orders/';

/** Complete details of a pickup order. */
export const FILLED = {
  email: 'ada@buyer.example',
  firstname: 'Ada',
  lastname: 'Buyer',
  delivery: 'pickup',
  paymentMethod: 'pickup',
} as const;

/** Complete details of a delivery order. */
export const SENT = {
  ...FILLED,
  delivery: 'ship',
  shippingMethodId: 'post',
  paymentMethod: 'invoice',
  shipping: {
    street: '1 Long Street',
    city: 'Toronto',
    province: 'Ontario',
    postalCode: 'm5v 2t6',
    countryCode: 'CA',
  },
} as const;

let visitors = 0;

/** Returns a new visitor, with a separate network address by default. */
export function newBuyer(
  t: TestApi,
  address = `10.1.${(++visitors >> 8) & 255}.${visitors & 255}`,
): Buyer {
  const buyer: Buyer = {
    cookie: '',
    async visit(method, path, body, headers = {}) {
      const answer = await t.call(method, path, {
        origin: ALPHA_SITE,
        address,
        headers: { origin: ALPHA_SITE, ...(buyer.cookie && { cookie: buyer.cookie }), ...headers },
        ...(body && { body }),
      });
      const kept = new Map(
        buyer.cookie.split('; ').map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]),
      );
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        kept.set(name, value);
      }
      kept.delete('');
      buyer.cookie = Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ');
      return answer;
    },
    async add(sku, quantity) {
      const answer = await buyer.visit('POST', '/api/v1/cart/items/', {
        sku,
        ...(quantity !== undefined && { quantity }),
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.cart as Cart;
    },
    cart: async () => (await buyer.visit('GET', '/api/v1/cart/')).body.cart as Cart,
    async checkout() {
      const answer = await buyer.visit('GET', '/api/v1/checkout/');
      expect(answer.status, answer.text).toBe(200);
      return answer.body.checkout as Checkout;
    },
    place: (body = FILLED, key) =>
      buyer.visit('POST', '/api/v1/checkout/', body, key ? { 'idempotency-key': key } : {}),
  };
  return buyer;
}

/** Changes the order settings of the shop. */
export async function setShop(t: TestApi, body: object): Promise<Answer> {
  const answer = await t.call('PUT', '/api/v1/admin/web-orders/settings/', { as: 'admin', body });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

/** Opens the shop with pickup, and a delivery at 9.50 that is free from 100 on. */
export const openShop = (t: TestApi): Promise<Answer> =>
  setShop(t, {
    enabled: true,
    shipping: {
      enabled: true,
      methods: [{ id: 'post', name: 'Post', price: 9.5, free_over: 100 }],
    },
  });

let things = 0;

/** Creates a product at 10.00, with a stock of 5. */
export async function newThing(t: TestApi, body: object = {}): Promise<Product> {
  const sku = `THING-${++things}`;
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: `Thing ${things}`, sku, status: 'published', unitPrice: 10, stock: 5, ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.product as Product;
}

/** Returns inconsistent stock figures; none if everything is right. */
export const stockFaults = (t: TestApi): Promise<unknown[]> => t.database.asOwner(STOCK_FAULTS);
