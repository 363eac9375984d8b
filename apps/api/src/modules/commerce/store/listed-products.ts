import { listFigures, MAX_COUNTED } from './list-figures.ts';
import type { AskedShop } from './postings.ts';
import { asked, firstInOrder, getOrderPart } from './shop-order.ts';
import {
  type FoundProducts,
  getList,
  getPage,
  getPrice,
  inPriceRange,
  type StoreQuery,
} from './store-query.ts';

/** Cost of reading a row outside of the index, in index steps. */
const ROW_COST = 8;

/**
 * Returns the products of a list, optionally in a price range, by reading an index from its nearer end. A small number of
 * products in a price range is read by price and then sorted, when that is less work.
 */
export async function listedProducts(shop: AskedShop, query: StoreQuery): Promise<FoundProducts> {
  const { skip, take, most } = getPage(query);
  const category = getList(query);
  const { all, n, span } = await listFigures(shop, category, query.price);
  const isInRange = inPriceRange(query).length > 0;
  const isCapped = isInRange && n > MAX_COUNTED;
  const fromEnd = !isCapped && skip > n / 2;
  const count = fromEnd ? Math.max(0, Math.min(take, n - skip)) : take;
  const from = fromEnd ? Math.max(0, n - skip - count) : skip;
  const { by, descends } = asked(query);
  const order = { by, descends: descends !== fromEnd, category, price: query.price };
  const steps = ((from + count) * all) / Math.max(1, n);
  // Beyond the counting limit the number is unknown: reading all of them may take long, reading along the index does not.
  const isFew = isInRange && !isCapped && by !== 'price' && n * ROW_COST < steps;
  const ids = isFew
    ? (await firstInOrder(shop, order, n, isFew)).ids.subarray(from, from + count)
    : await getOrderPart(shop, order, { from, count });
  return {
    ids: fromEnd ? [...ids].reverse() : [...ids],
    total: Math.min(n, isCapped ? MAX_COUNTED : n, most),
    totalIsCapped: isCapped && MAX_COUNTED < most,
    minPrice: getPrice(span.low),
    maxPrice: getPrice(span.high),
    currentPage: query.currentPage,
    itemsPerPage: query.itemsPerPage,
  };
}
