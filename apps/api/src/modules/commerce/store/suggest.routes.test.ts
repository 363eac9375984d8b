import type { ProductPage, StoreSuggestions } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALPHA_SITE, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { manyProduct } from '../products/many/many-products.ts';
import { getShop, seedManyProducts } from '../products/many/seed-many-products.ts';

const COUNT = 1500;
const NEWEST = new Date();

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  const { db } = t.database;
  await seedManyProducts({ db, ...(await getShop(db, 'alpha')), count: COUNT });
});
afterAll(() => t.close());

async function suggest(q: string): Promise<StoreSuggestions> {
  const answer = await t.call('GET', `/api/v1/store/suggest/?q=${encodeURIComponent(q)}`, {
    origin: ALPHA_SITE,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as StoreSuggestions;
}
async function search(words: string): Promise<ProductPage> {
  const answer = await t.call('GET', `/api/v1/products/?search=${encodeURIComponent(words)}`, {
    origin: ALPHA_SITE,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ProductPage;
}

/** Returns a name with two letters of one word swapped; names without two different adjacent letters stay the same. */
function slip(name: string, at: number): string {
  const words = name.split(' ');
  const word = at % (words.length - 1);
  const letters = [...(words[word] ?? '')];
  const place = 1 + (at % Math.max(1, letters.length - 2));
  const [one = '', other = ''] = [letters[place], letters[place + 1]];
  return words
    .with(
      word,
      letters
        .with(place, other)
        .with(place + 1, one)
        .join(''),
    )
    .join(' ');
}

describe('search suggestions', () => {
  it('returns products with words that begin with the text, best-selling first, and categories', async () => {
    const { products, categories, didYouMean } = await suggest('wild vi');
    expect(categories).toEqual([
      expect.objectContaining({ category: 'Wild visitors', slug: 'wild-visitors' }),
    ]);
    expect(products.length).toBeGreaterThan(0);
    expect(didYouMean).toBeNull();
    const benches = (await suggest('ben')).products;
    expect(benches.every(({ name }) => /\bben/i.test(name))).toBe(true);
    expect(benches).toHaveLength(12);
  });

  it('returns nothing for one letter, and without a similar product', async () => {
    expect(await suggest('b')).toMatchObject({ products: [], categories: [], didYouMean: null });
    expect(await suggest('xylophonic')).toMatchObject({ products: [], didYouMean: null });
  });

  it('finds a product by its name with one typo, in at least 95 of 100 cases', async () => {
    let found = 0;
    for (let at = 0; at < 100; at++) {
      const { name } = manyProduct(at * 14, NEWEST);
      const { products } = await suggest(slip(name, at));
      if (products.some((product) => product.name === name)) found++;
    }
    expect(found).toBeGreaterThanOrEqual(95);
  });

  it('corrects a search, and reports the correction', async () => {
    const { name } = manyProduct(3, NEWEST);
    const typed = slip(name, 0);
    const { rows, didYouMean } = await search(typed);
    expect(rows.map((row) => row.name)).toContain(name);
    expect(didYouMean?.toLowerCase()).toContain(name.split(' ')[0]?.toLowerCase());
    expect((await search(name)).didYouMean).toBeUndefined();
  });
});
