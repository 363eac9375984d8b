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

/** What reading a row beside its index costs, in steps along an index. */
const ROW_COST = 8;

/**
 * Products of one list of the shop, in a range of prices or not: in the order of an index, from its nearer end; few in a range of
 * prices are read by their price and ordered then, where that is less work. Source: API-PROD-01.
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
  // Of more than are counted nobody knows how many there are: to read all of them may take long, the way along the index does not.
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
