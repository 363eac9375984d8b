import type { Product } from '@org/schema/entities';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';

const BASE = '/api/v1/admin/products/';
export const CATEGORIES = `${BASE}categories/`;
const getRecord = ({ body }: Answer): Product => body.product as Product;
let made = 0;

/** Returns a number for a unique SKU within the run. */
export const nextNumber = (): number => ++made;

/** Returns a variant of a size. */
export const variant = (size: string, more: object = {}) => ({
  sku: `V-${nextNumber()}`,
  price: 20,
  attributes: [{ attribute_name: 'Size', attribute_value: size }],
  ...more,
});

/** Returns variants with their attribute. */
export const sized = (...sizes: readonly (string | ReturnType<typeof variant>)[]) => {
  const variants = sizes.map((one) => (typeof one === 'string' ? variant(one) : one));
  const values = variants.map(({ attributes }) => attributes[0]?.attribute_value);
  return { attributes: [{ name: 'Size', values }], variants };
};

/** Returns stored counts of lists and their attribute values that differ from a new count. */
export const wrongCounts = ({ database }: TestApi): Promise<unknown[]> =>
  database.asOwner(`
    with kept as (
      select tenant_id, category_id, word, n from app.choice_counts where n > 0
      union all select tenant_id, category_id, '', n from app.category_counts where n > 0
    ),
    counted as (
      select l.tenant_id, l.category_id, w.word, count(*) as n from app.product_listing l
      join app.search_words w on w.tenant_id = l.tenant_id and w.entity = 'product-choice' and w.entity_id = l.product_id
      group by 1, 2, 3
      union all select tenant_id, category_id, '', count(*) from app.product_listing group by 1, 2
    )
    select * from kept k full join counted c using (tenant_id, category_id, word) where k.n is distinct from c.n`);

/** Returns helpers that create and change products and categories through the API. */
export function productCalls(api: () => TestApi) {
  const call = (method: string, path = '', body?: object) =>
    api().call(method, `${BASE}${path}`, { as: 'admin', ...(body && { body }) });
  return {
    call,
    make: async (body: object = {}): Promise<Product> => {
      const answer = await call('POST', '', { name: 'Mug', sku: `MUG-${nextNumber()}`, ...body });
      expect(answer.status, answer.text).toBe(201);
      return getRecord(answer);
    },
    change: async (id: number, body: object): Promise<Product> => {
      const answer = await call('PUT', `${id}/`, body);
      expect(answer.status, answer.text).toBe(200);
      return getRecord(answer);
    },
    read: async (id: number): Promise<Product> => getRecord(await call('GET', `${id}/`)),
    category: async (name: string, parent_id?: number): Promise<number> => {
      const { body } = await api().call('POST', CATEGORIES, {
        as: 'admin',
        body: { category: name, ...(parent_id && { parent_id }) },
      });
      return (body.category as { id: number }).id;
    },
    /** Returns the listed rows of a product, with the number of products in each list. */
    listed: (productId: number) =>
      api().database.asOwner(
        `select l.category_id::int, l.cents / 100::float8 as price, c.n::int from app.product_listing l
         join app.category_counts c on c.tenant_id = l.tenant_id and c.category_id = l.category_id
         where l.product_id = $1 order by l.category_id`,
        [productId],
      ),
  };
}
