import {
  bandedPrice,
  type Cart,
  type DeliveryDestination,
  deliversTo,
  type ShippingMethod,
} from '@org/schema';
import { fromCents, toCents } from './minor-units.ts';
import type { ShopSettings } from './shop-settings.ts';

/** Goods that are to be delivered. */
export interface ShippedGoods {
  /** Value after discounts, cents. */
  readonly goods: bigint;
  /** kg. */
  readonly weight: number;
}

/** A delivery method with what it costs for goods, before free delivery. */
export type PricedMethod = Pick<ShippingMethod, 'id' | 'name' | 'free_over' | 'price'>;

/** Returns the methods that deliver goods to a destination, each with its price; to anywhere without one. */
export function availableMethods(
  { orders: { shipping } }: Pick<ShopSettings, 'orders'>,
  { goods, weight }: ShippedGoods,
  destination?: DeliveryDestination,
): PricedMethod[] {
  if (!shipping.enabled) return [];
  return shipping.methods.flatMap((method) => {
    if (destination && !deliversTo(method, destination)) return [];
    const price = bandedPrice(method, { total: fromCents(goods), weight });
    const { id, name, free_over } = method;
    return price === undefined ? [] : [{ id, name, free_over, price }];
  });
}

/** What a method costs for goods, major units: nothing from some value on. */
export const shippingPrice = ({ free_over, price }: PricedMethod, goods: bigint): number =>
  free_over !== null && goods >= toCents(free_over) ? 0 : price;

/** What a cart is told of its delivery before its destination is known. Shape: shop, goods, whether a coupon pays the delivery. */
export function getDelivery(
  shop: Pick<ShopSettings, 'orders'>,
  shipped: ShippedGoods,
  isWaived: boolean,
): Cart['delivery'] {
  const methods = availableMethods(shop, shipped);
  if (methods.length === 0) return null;
  const { goods } = shipped;
  const from = isWaived ? 0 : Math.min(...methods.map((method) => shippingPrice(method, goods)));
  const sums = methods.flatMap(({ free_over }) =>
    free_over === null ? [] : [Number(toCents(free_over))],
  );
  const freeFrom = sums.length > 0 && from > 0 ? fromCents(BigInt(Math.min(...sums))) : null;
  return { from, freeFrom };
}
