import type { Cart, Checkout, Product } from '@org/schema';
import { expect } from 'vitest';
import { ALPHA_SITE, type Answer, type TestApi } from './test-api.ts';

/** A visitor of the shop: their browser keeps the cookies that it is given. */
export interface Buyer {
  cookie: string;
  visit(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Puts pieces of a thing into the cart. */
  add(sku: string, quantity?: number): Promise<Cart>;
  cart(): Promise<Cart>;
  checkout(): Promise<Checkout>;
  place(body?: object, key?: string): Promise<Answer>;
}

/** What a buyer fills in who is missing nothing. */
export const FILLED = {
  email: 'ada@buyer.example',
  firstname: 'Ada',
  lastname: 'Buyer',
  delivery: 'pickup',
  paymentMethod: 'pickup',
} as const;

/** Of whom something is sent to. */
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

/** Somebody who has not been here before. */
export function newBuyer(t: TestApi): Buyer {
  const address = `10.1.${(++visitors >> 8) & 255}.${visitors & 255}`;
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

/** Changes how the shop takes orders. */
export async function setShop(t: TestApi, body: object): Promise<Answer> {
  const answer = await t.call('PUT', '/api/v1/admin/web-orders/settings/', { as: 'admin', body });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

/** Opens the shop: pickup, and a delivery of 9.50 that is free from 100 on. */
export const openShop = (t: TestApi): Promise<Answer> =>
  setShop(t, {
    enabled: true,
    shipping: {
      enabled: true,
      methods: [{ id: 'post', name: 'Post', price: 9.5, free_over: 100 }],
    },
  });

let things = 0;

/** A thing that is sold at 10.00, with 5 pieces. */
export async function newThing(t: TestApi, body: object = {}): Promise<Product> {
  const sku = `THING-${++things}`;
  const answer = await t.call('POST', '/api/v1/admin/products/', {
    as: 'admin',
    body: { name: `Thing ${things}`, sku, status: 'published', unitPrice: 10, stock: 5, ...body },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.product as Product;
}

/** Figures of a shop's stock that must hold at every moment. Shape: → what is wrong, nothing where all is right. */
export async function stockFaults(t: TestApi): Promise<unknown[]> {
  return t.database.asOwner(`
    select 'level' as what, l.variant_id, l.on_hand, l.reserved, l.may_backorder, m.moved, r.held
    from app.inventory_levels l
    left join lateral (
      select coalesce(sum(delta), 0) as moved from app.inventory_movements m
      where m.tenant_id = l.tenant_id and m.variant_id = l.variant_id and m.location_id = l.location_id
    ) m on true
    left join lateral (
      select coalesce(sum(quantity), 0) as held from app.reservations r
      where r.tenant_id = l.tenant_id and r.variant_id = l.variant_id and r.location_id = l.location_id
    ) r on true
    where l.on_hand <> m.moved or l.reserved <> r.held or l.reserved < 0
      or (not l.may_backorder and (l.reserved > l.on_hand or l.on_hand < 0))
    union all
    select 'variant', v.id, v.stock, s.free, null, null, null from app.product_variants v
    join lateral (
      select coalesce(sum(on_hand - reserved), 0) as free from app.inventory_levels l
      where l.tenant_id = v.tenant_id and l.variant_id = v.id
    ) s on true where v.stock <> s.free
    union all
    select 'product', p.id, p.stock, s.free, null, null, null from app.products p
    join lateral (
      select coalesce(sum(v.stock) filter (where v.is_own <> v.has_others), 0) as free from (
        select o.*, bool_or(not o.is_own) over () as has_others from app.product_variants o
        where o.tenant_id = p.tenant_id and o.product_id = p.id) v
    ) s on true where p.stock <> s.free`);
}
