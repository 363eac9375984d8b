import { inOrder, itemsOf, textOf } from '../../read-props.ts';
import { MOST_TABS } from './tabs.definition.ts';

/** A tab as it is drawn. */
export interface ShownTab {
  readonly index: number;
  readonly title: string;
  readonly icon: string;
}

/**
 * The tabs of a block in the order of their `sort`. Shape: stored headers → tabs; those without a place in the address are left
 * out, and of two with the same place the second. Source: BLK-TABS-05.
 */
export function shownTabs(headers: unknown): ShownTab[] {
  const seen = new Set<number>();
  return inOrder(itemsOf(headers, MOST_TABS), 'sort').flatMap(({ tabIndex, title, icon }) => {
    if (typeof tabIndex !== 'number' || !Number.isSafeInteger(tabIndex)) return [];
    if (tabIndex < 0 || seen.has(tabIndex)) return [];
    seen.add(tabIndex);
    return [{ index: tabIndex, title: textOf(title), icon: textOf(icon) }];
  });
}
