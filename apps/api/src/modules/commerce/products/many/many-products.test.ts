import { slugFrom } from '@org/schema';
import { expect, it } from 'vitest';
import { MANY_CATEGORIES, manyProduct } from './many-products.ts';

const NEWEST = new Date('2026-01-01');

it('creates products with unique names, the same in each run', () => {
  const products = Array.from({ length: 120_000 }, (_, n) => manyProduct(n, NEWEST));
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  expect(manyProduct(77, NEWEST)).toEqual(products[77]);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(MANY_CATEGORIES));
});

it('gives each product the slug that the shop would create, and a valid price', () => {
  for (const n of [0, 1, 999, 54_321, 999_999]) {
    const { name, slug, price, salePrice, createdAt } = manyProduct(n, NEWEST);
    expect(slug).toBe(slugFrom(name));
    expect(price).toBeGreaterThan(0);
    expect(salePrice ?? 0).toBeLessThanOrEqual(price);
    expect(createdAt.getTime()).toBeLessThanOrEqual(NEWEST.getTime());
  }
});
