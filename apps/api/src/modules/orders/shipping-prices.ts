import type { Cart } from '@org/schema';
import { fromCents, toCents } from './cents.ts';
import type { ShopSettings } from './shop-settings.ts';

type ShippingMethod = ShopSettings['orders']['shipping']['methods'][number];

/** What a way to deliver costs for goods, major units: nothing from some sum on. Shape: way, goods in cents. */
export const shippingPrice = ({ free_over, price }: ShippingMethod, goods: bigint): number =>
  free_over !== null && goods >= toCents(free_over) ? 0 : price;

/** What a cart is told of its delivery before it is known where it goes. Shape: shop, goods in cents, whether a coupon pays it. */
export function deliveryOf(
  { orders: { shipping } }: Pick<ShopSettings, 'orders'>,
  goods: bigint,
  isWaived: boolean,
): Cart['delivery'] {
  const { enabled, methods } = shipping;
  if (!enabled || methods.length === 0) return null;
  const from = isWaived ? 0 : Math.min(...methods.map((method) => shippingPrice(method, goods)));
  const sums = methods.flatMap(({ free_over }) =>
    free_over === null ? [] : [Number(toCents(free_over))],
  );
  const freeFrom = sums.length > 0 && from > 0 ? fromCents(BigInt(Math.min(...sums))) : null;
  return { from, freeFrom };
}
