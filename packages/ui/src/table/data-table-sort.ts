import { MAX_ORDERS } from '@org/schema/contract';
import type { Sort } from './data-table.types.ts';

const turned = ({ column, direction }: Sort): Sort => ({
  column,
  direction: direction === 'ASC' ? 'DESC' : 'ASC',
});

/**
 * Returns the sort order after a click on a heading: by this column only, or reversed. Shift appends the column to the order,
 * reverses it, and removes it again; the first column makes way for one too many.
 * @returns order
 */
export function nextSort(
  sort: readonly Sort[],
  column: string,
  { add }: { readonly add: boolean },
): readonly Sort[] {
  const own = sort.find((one) => one.column === column);
  if (!add) {
    const alone = own && sort.length === 1;
    return [alone ? turned(own) : { column, direction: 'ASC' }];
  }
  if (!own) return [...sort, { column, direction: 'ASC' as const }].slice(-MAX_ORDERS);
  if (own.direction === 'ASC') return sort.map((one) => (one === own ? turned(one) : one));
  return sort.length === 1 ? [turned(own)] : sort.filter((one) => one !== own);
}
