import type { Cart, CartItem } from '@org/schema/entities';

/** Returns true for an item that is no longer in the shop and whose quantity cannot be changed. */
export function isGone({
  available,
  quantity,
  maxQuantity,
}: Pick<CartItem, 'available' | 'quantity' | 'maxQuantity'>): boolean {
  return maxQuantity < 1 || (!available && quantity <= maxQuantity);
}

/**
 * Returns the delivery note of a cart whose destination is unknown.
 * @param money - price formatter
 * @returns sentence
 */
export function deliveryWords(
  { from, freeFrom }: NonNullable<Cart['delivery']>,
  money: (amount: number) => string,
): string {
  if (from === 0) return 'Free delivery';
  const free = freeFrom === null ? '' : ` · Free over ${money(freeFrom)}`;
  return `Delivery from ${money(from)}${free}`;
}
