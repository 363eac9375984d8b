import type { Product, StockLocation, StockMovement, StockRow } from '@org/schema/entities';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';

const BASE = '/api/v1/admin/inventory/';

/** Returns helpers that read and change stock through the API. */
export function stockCalls(api: () => TestApi) {
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    api().call(method, `${BASE}${path}`, { as: 'admin', ...(body && { body }) });
  const ok = async (answer: Promise<Answer>, status = 200): Promise<Answer> => {
    const got = await answer;
    expect(got.status, got.text).toBe(status);
    return got;
  };
  let made = 0;
  const product = async (body: object = {}): Promise<Product> => {
    const answer = await api().call('POST', '/api/v1/admin/products/', {
      as: 'admin',
      body: { name: `Jug ${++made}`, sku: `JUG-${made}`, status: 'published', ...body },
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.product as Product;
  };
  const rows = async (query: string): Promise<StockRow[]> => {
    const { body } = await ok(call('GET', `levels/?${query}`));
    return (body.results as { rows: StockRow[] }).rows;
  };
  const getRow = async (productId: number, more = ''): Promise<StockRow> => {
    const [row] = await rows(`productIds=${productId}${more}`);
    if (!row) throw new Error('no such row');
    return row;
  };
  const movements = async (variantId: number): Promise<StockMovement[]> => {
    const { body } = await ok(call('GET', `movements/?variantId=${variantId}`));
    return (body.results as { rows: StockMovement[] }).rows;
  };
  const location = async (name: string, more: object = {}): Promise<StockLocation> =>
    (await ok(call('POST', 'locations/', { name, ...more }), 201)).body.location as StockLocation;
  /** Reserves units, like an order does. */
  const hold = (variantId: number, pieces: number) =>
    api().database.asOwner(
      `with held as (
         update app.inventory_levels set reserved = $2 where variant_id = $1 and location_id =
           (select id from app.stock_locations l where l.tenant_id = inventory_levels.tenant_id and l.is_default)),
       v as (update app.product_variants set stock = stock - $2 where id = $1 returning product_id)
       update app.products p set stock = stock - $2 from v where p.id = v.product_id`,
      [variantId, pieces],
    );
  return { call, ok, product, rows, getRow, movements, location, hold };
}
