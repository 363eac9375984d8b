import { fromCents, toCents } from '@org/schema';
import {
  bandedPrice,
  type Cart,
  type DeliveryDestination,
  deliversTo,
  type ShippingMethod,
} from '@org/schema/entities';
import type { ShopSettings } from '../shop-settings/shop-settings.types.ts';

/** Goods to deliver. */
export interface ShippedGoods {
  /** Value after discounts in cents. */
  readonly goods: bigint;
  /** Weight in kg. */
  readonly weight: number;
}

/** Delivery method with its price for the goods, before free delivery. */
export type PricedMethod = Pick<ShippingMethod, 'id' | 'name' | 'free_over' | 'price'>;

/** Returns the methods that deliver goods to a destination, or anywhere when there is none, with their prices. */
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

/** Returns the price of a method for goods in major units; 0 from the free delivery value. */
export const shippingPrice = ({ free_over, price }: PricedMethod, goods: bigint): number =>
  free_over !== null && goods >= toCents(free_over) ? 0 : price;

/**
 * Returns the delivery price that a cart shows before its destination is known.
 * @param isWaived - whether a coupon pays the delivery
 */
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
