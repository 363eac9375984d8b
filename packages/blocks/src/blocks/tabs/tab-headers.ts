import { getItems, getText, inOrder } from '../../props/read-props.ts';
import { LAST_TAB_INDEX, MAX_TABS } from './tabs.definition.ts';

/** A tab as it is rendered. */
export interface ShownTab {
  readonly index: number;
  readonly title: string;
  readonly icon: string;
}

/**
 * Returns the tabs of a block in the order of their `sort`.
 * @param headers - stored headers
 * @returns tabs; tabs without a valid index, and those with the index of an earlier tab, are omitted
 */
export function shownTabs(headers: unknown): ShownTab[] {
  const seen = new Set<number>();
  return inOrder(getItems(headers, MAX_TABS), 'sort').flatMap(({ tabIndex, title, icon }) => {
    if (typeof tabIndex !== 'number' || !Number.isSafeInteger(tabIndex)) return [];
    // The index of a panel is clamped in the same way.
    const index = Math.min(tabIndex, LAST_TAB_INDEX);
    if (index < 0 || seen.has(index)) return [];
    seen.add(index);
    return [{ index, title: getText(title), icon: getText(icon) }];
  });
}
