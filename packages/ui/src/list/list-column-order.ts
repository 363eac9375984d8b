/**
 * Returns the new order; the same one if nothing moves.
 * @param order - ordered names
 * @param id - the one to move
 * @param to - its new index (clamped)
 */
export function moveColumn(order: readonly string[], id: string, to: number): readonly string[] {
  const from = order.indexOf(id);
  const place = Math.max(0, Math.min(order.length - 1, to));
  if (from < 0 || from === place) return order;
  const rest = order.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
