import { storeQuery } from '@org/schema/contract';
import type { ProductPage } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { searchTerms } from '../../../kernel/database/search-terms.ts';
import {
  MANY_CATEGORIES,
  MANY_TAGS,
  type ManyProduct,
  manyProduct,
} from '../products/many/many-products.ts';
import { getShop, seedManyProducts } from '../products/many/seed-many-products.ts';
import { foundSet } from './found-set.ts';
import { postingsCache } from './postings-cache.ts';
import { storeProducts } from './store.service.ts';

const COUNT = 2300;
/** Maximum number of search results that are counted. */
const MAX_FOUND = 2000;
const NEWEST = new Date('2026-01-01T00:00:00Z');
const PER_PAGE = 24;

let t: TestApi;
type Made = ManyProduct & { readonly n: number; readonly words: readonly string[] };
/** Products that are listed in the shop. */
let all: readonly Made[];
let tenantId: number;
const ids = new Map<string, number>();

beforeAll(async () => {
  t = await testApi({}, { events: { heartbeat: 60_000, recheck: 60_000 } });
  const { db } = t.database;
  const shop = await getShop(db, 'alpha');
  // Existing products would appear among the created ones.
  for (const table of ['products', 'category_counts', 'choice_counts'])
    await t.database.asOwner(`delete from app.${table} where tenant_id = $1`, [shop.tenantId]);
  await seedManyProducts({ db, ...shop, count: COUNT, newest: NEWEST });
  tenantId = shop.tenantId;
  const made = Array.from({ length: COUNT }, (_, n) => {
    const product = manyProduct(n, NEWEST);
    const { name, sku, brand, category, excerpt } = product;
    return { ...product, n, words: searchTerms([name, sku, brand, category, excerpt]) };
  });
  // Some products are removed from the shop, as drafts or to the trash.
  const isDraft = ({ n }: Made) => n % 97 === 7;
  const isTrash = ({ n }: Made) => n % 101 === 9;
  const admin = async (method: string, path: string, body: object) =>
    expect(
      (await t.call(method, `/api/v1/admin/products/${path}`, { as: 'admin', body })).status,
    ).toBe(200);
  const rows = await t.database.asOwner<{ id: string; sku: string }>(
    'select id, sku from app.products where tenant_id = $1',
    [shop.tenantId],
  );
  const getId = new Map(rows.map(({ id, sku }) => [sku, Number(id)]));
  for (const one of made.filter(isDraft))
    await admin('PUT', `${getId.get(one.sku)}/`, { status: 'draft' });
  await admin('DELETE', '', {
    productsToDelete: made.filter(isTrash).map(({ sku }) => getId.get(sku)),
  });
  all = made.filter((one) => !isDraft(one) && !isTrash(one));
  for (const [table, column] of [
    ['categories', 'category'],
    ['tags', 'name'],
  ] as const) {
    const rows = await t.database.asOwner<{ id: string; name: string }>(
      `select id, ${column} as name from app.${table} where tenant_id = $1`,
      [shop.tenantId],
    );
    for (const { id, name } of rows) ids.set(name, Number(id));
  }
});
afterAll(() => t.close());

async function page(query: Record<string, string | number | undefined>): Promise<ProductPage> {
  const asked = Object.entries({ itemsPerPage: PER_PAGE, facets: 1, ...query })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string | number)}`);
  const answer = await t.call('GET', `/api/v1/products/?${asked.join('&')}`, {
    origin: ALPHA_SITE,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ProductPage;
}

const getPrice = ({ price, salePrice }: ManyProduct): number => salePrice ?? price;

interface Asked {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly words: readonly string[];
  readonly price?: readonly [number, number] | undefined;
}
const orders = {
  price: getPrice,
  created_at: (one: ManyProduct) => one.createdAt.getTime(),
  sales: (one: ManyProduct) => one.sales,
} as const;

/** Returns the expected products by checking every product. */
function expected({ category, tag, words, price }: Asked, by: keyof typeof orders, falls: boolean) {
  const key = orders[by];
  return all
    .filter(
      (one) =>
        (!category || one.category === category) &&
        (!tag || one.tag === tag) &&
        words.every((asked) => one.words.some((own) => own.startsWith(asked))) &&
        (!price || (getPrice(one) >= price[0] && getPrice(one) <= price[1])),
    )
    .sort((one, other) => (falls ? -1 : 1) * (key(one) - key(other) || one.n - other.n));
}

describe('lists of a shop with many products', () => {
  it('matches a check of every product, by category, tag, search terms, price, order and page', async () => {
    for (const category of [undefined, MANY_CATEGORIES[2]])
      for (const tag of [undefined, MANY_TAGS[0]])
        for (const words of [[], ['teak'], ['be'], ['oak', 'willow'], ['nothing']])
          for (const price of [undefined, [20, 80], [400, 410]] as const)
            for (const [by, falls] of [
              ['price', false],
              ['created_at', true],
              ['sales', true],
            ] as const) {
              const found = expected({ category, tag, words, price }, by, falls);
              const last = Math.max(1, Math.ceil(found.length / PER_PAGE));
              for (const currentPage of new Set([1, Math.ceil(last / 2), last])) {
                const query = {
                  categoryIds: category && ids.get(category),
                  tags: tag && ids.get(tag),
                  search: words.join(' ') || undefined,
                  price: price?.join(','),
                  orderBy: by,
                  orderDirection: falls ? 'DESC' : 'ASC',
                  currentPage,
                };
                const { rows, total, totalIsCapped, facets } = await page(query);
                const what = JSON.stringify(query);
                const from = (currentPage - 1) * PER_PAGE;
                expect(
                  rows.map(({ name }) => name),
                  what,
                ).toEqual(found.slice(from, from + PER_PAGE).map(({ name }) => name));
                expect({ total, totalIsCapped }, what).toEqual({
                  total: found.length,
                  totalIsCapped: false,
                });
                // Categories are counted without the selected one, and over at most a thousand products.
                if (found.length > 0 && found.length <= 1000 && !category)
                  expect(
                    facets?.categories.reduce((sum, { count }) => sum + count, 0),
                    what,
                  ).toBe(found.length);
              }
            }
  });

  it('returns the right first products among very many results', async () => {
    // Every excerpt contains this word.
    const words = ['for'];
    // Later pages are read after the end of the cached order, earlier ones from the cache.
    for (const [by, falls] of [
      ['price', false],
      ['price', true],
      ['created_at', true],
      ['sales', true],
    ] as const)
      for (const currentPage of [1, 3, 80, 40]) {
        const { rows, total, totalIsCapped, minPrice, maxPrice } = await page({
          search: 'for',
          orderBy: by,
          orderDirection: falls ? 'DESC' : 'ASC',
          currentPage,
        });
        const from = (currentPage - 1) * PER_PAGE;
        expect(
          rows.map(({ name }) => name),
          `${by} ${falls} ${currentPage}`,
        ).toEqual(
          expected({ words }, by, falls)
            .slice(from, from + PER_PAGE)
            .map(({ name }) => name),
        );
        const prices = all.map(getPrice);
        expect({ total, totalIsCapped, minPrice, maxPrice }).toEqual({
          total: MAX_FOUND,
          totalIsCapped: true,
          minPrice: Math.min(...prices),
          maxPrice: Math.max(...prices),
        });
      }
  });

  it('follows the current order, whatever was cached', async () => {
    const names = async (query: object): Promise<readonly string[]> =>
      (await page({ orderBy: 'price', ...query })).rows.map(({ name }) => name);
    // A category only, words of few products, and a word of all products.
    const lists = [
      { categoryIds: ids.get(MANY_CATEGORIES[2] ?? '') },
      { search: 'teak' },
      { search: 'for' },
    ];
    for (const query of lists) {
      const kept = await names(query);
      expect(await names(query)).toEqual(kept);
      const [dearer = ''] = kept;
      const { rows } = await page({ ...query, orderBy: 'price' });
      const { id, priceRange } = rows[0] as (typeof rows)[number];
      const setPrice = (unitPrice: number) =>
        t.call('PUT', `/api/v1/admin/products/${id}/`, {
          as: 'admin',
          body: { unitPrice, salePrice: null },
        });
      expect((await setPrice(9999)).status).toBe(200);
      await expect.poll(() => names(query), { timeout: 30_000 }).not.toContain(dearer);
      expect((await page({ ...query, orderBy: 'price' })).maxPrice).toBe(9999);
      expect((await setPrice(priceRange.min)).status).toBe(200);
      await expect.poll(() => names(query), { timeout: 30_000 }).toEqual(kept);
    }
  });

  it('counts prices exactly when few of very many results are in the range', async () => {
    const price = [300, 420] as const;
    const found = expected({ words: ['for'], price }, 'price', false);
    expect(found.length).toBeGreaterThan(PER_PAGE);
    const { total, totalIsCapped, rows } = await page({
      search: 'for',
      price: price.join(','),
      orderBy: 'price',
    });
    expect({ total, totalIsCapped }).toEqual({ total: found.length, totalIsCapped: false });
    expect(rows.map(({ name }) => name)).toEqual(found.slice(0, PER_PAGE).map(({ name }) => name));
  });

  it('returns the same results when most postings are too long to read', async () => {
    const tag = ids.get(MANY_TAGS[0] ?? '');
    const category = ids.get(MANY_CATEGORIES[2] ?? '');
    const asked = [
      { search: 'oak', tags: [tag] },
      { search: 's', categoryIds: [category], tags: [tag] },
      { search: 'oak', categoryIds: [category], price: '20,80' },
      { search: 'willow', tags: [tag], price: '20,400' },
      { search: 'for', price: '300,420' },
      { search: 'for oak' },
    ];
    const getList = (query: object, most?: number) =>
      t.database.db.asTenant(tenantId, (tx) =>
        storeProducts(
          { tx, tenantId, postings: postingsCache(undefined, most) },
          storeQuery.cast({ facets: 1, itemsPerPage: PER_PAGE, orderBy: 'sales', ...query }),
          { isStaff: false },
        ),
      );
    for (const query of asked) {
      const usual = await getList(query);
      expect(usual.total, JSON.stringify(query)).toBeGreaterThan(0);
      // Tags are read completely but words and categories are not, or nothing is.
      for (const most of [60, 5]) {
        const page = await getList(query, most);
        const names = page.rows.map(({ name }) => name);
        const usualNames = usual.rows.map(({ name }) => name);
        if (page.totalIsCapped && !usual.totalIsCapped)
          expect(page.total).toBeLessThanOrEqual(usual.total);
        else
          expect({ names, total: page.total }, JSON.stringify(query)).toEqual({
            names: usualNames,
            total: usual.total,
          });
        if (query.tags && most === 60) expect(page.totalIsCapped).toBe(false);
      }
    }
  });

  it('separates cache keys, whatever a visitor writes into a filter', async () => {
    const category = 7;
    const getName = (query: object) =>
      t.database.db.asTenant(tenantId, async (tx) => {
        const shop = { tx, tenantId, postings: postingsCache(undefined) };
        const asked = { words: [], inRange: false };
        return (await foundSet(shop, storeQuery.cast(query), asked)).name;
      });
    const honest = await getName({ attributes: ['Brand:Kiln'], categoryIds: [category] });
    for (const glue of [' and ', ',', '","', '", "'])
      expect(await getName({ attributes: [`Brand:Kiln${glue}categories ${category}`] })).not.toBe(
        honest,
      );
  });
});
