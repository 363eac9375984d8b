import type { CartItem } from '@org/schema';

/** True for what is not in the shop any more: there is no quantity of it that could be asked for. */
export function isGone({
  available,
  quantity,
  maxQuantity,
}: Pick<CartItem, 'available' | 'quantity' | 'maxQuantity'>): boolean {
  return maxQuantity < 1 || (!available && quantity <= maxQuantity);
}
