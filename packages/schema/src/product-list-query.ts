/** What the products of a shop can be ordered by. */
export const PRODUCT_ORDERS = ['name', 'price', 'created_at', 'sales'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Orders of a shop's list. By relevance, products whose names match the search come first. */
export const SHOP_ORDERS = [...PRODUCT_ORDERS, 'relevance'] as const;
export type ShopOrderName = (typeof SHOP_ORDERS)[number];

/** Products of a page where none is named. Source: SHOP-009. */
export const PRODUCTS_PER_PAGE = 12;
/** Most products of one answer. */
export const MAX_PRODUCTS = 200;

const PRICE = /^(\d{1,12}(?:\.\d{1,2})?),(\d{1,12}(?:\.\d{1,2})?)$/;

/** Reads the filter by price. Shape: `{min},{max}` → both; undefined for what is none. Source: API-PROD-01. */
export function readPriceRange(
  text: string | undefined,
): { readonly min: number; readonly max: number } | undefined {
  const [, min, max] = PRICE.exec(text ?? '') ?? [];
  if (min === undefined || max === undefined) return undefined;
  return Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : undefined;
}
