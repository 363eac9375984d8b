import { getItems, getText, inOrder } from '../../read-props.ts';
import { LAST_TAB_INDEX, MAX_TABS } from './tabs.definition.ts';

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
  return inOrder(getItems(headers, MAX_TABS), 'sort').flatMap(({ tabIndex, title, icon }) => {
    if (typeof tabIndex !== 'number' || !Number.isSafeInteger(tabIndex)) return [];
    // Its panel is bound by the same limit.
    const index = Math.min(tabIndex, LAST_TAB_INDEX);
    if (index < 0 || seen.has(index)) return [];
    seen.add(index);
    return [{ index, title: getText(title), icon: getText(icon) }];
  });
}
