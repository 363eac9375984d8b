import type { Cart, CartItem } from '@org/schema';

/** True for what is not in the shop any more: there is no quantity of it that could be asked for. */
export function isGone({
  available,
  quantity,
  maxQuantity,
}: Pick<CartItem, 'available' | 'quantity' | 'maxQuantity'>): boolean {
  return maxQuantity < 1 || (!available && quantity <= maxQuantity);
}

/** What a cart says of its delivery, before it is known where it goes. Shape: delivery, how money is written → sentence. */
export function deliveryWords(
  { from, freeFrom }: NonNullable<Cart['delivery']>,
  money: (amount: number) => string,
): string {
  if (from === 0) return 'Free delivery';
  const free = freeFrom === null ? '' : ` · Free over ${money(freeFrom)}`;
  return `Delivery from ${money(from)}${free}`;
}
