/** Sort orders of products. */
export const PRODUCT_ORDERS = ['name', 'price', 'created_at', 'sales'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Sort orders of a shop's list. By relevance, products whose names match the search come first. */
export const SHOP_ORDERS = [...PRODUCT_ORDERS, 'relevance'] as const;
export type ShopOrderName = (typeof SHOP_ORDERS)[number];

/** Default number of products per page. */
export const PRODUCTS_PER_PAGE = 12;
/** Maximum number of products in a response. */
export const MAX_PRODUCTS = 200;

const PRICE = /^(\d{1,12}(?:\.\d{1,2})?),(\d{1,12}(?:\.\d{1,2})?)$/;

/**
 * Parses a price filter.
 * @example `{min},{max}` → both; undefined when it is invalid
 */
export function readPriceRange(
  text: string | undefined,
): { readonly min: number; readonly max: number } | undefined {
  const [, min, max] = PRICE.exec(text ?? '') ?? [];
  if (min === undefined || max === undefined) return undefined;
  return Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : undefined;
}
