import { type EntryReader, seesEntry } from '@org/admin-kit';
import type { MenuEntry, MenuGroup, MenuItem } from './menu.types.ts';

function isSeen(entry: MenuEntry, me: EntryReader): boolean {
  return !entry.omit && seesEntry(me, entry);
}

function inOrder<Entry extends { readonly sort: number; readonly label: string }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted(
    (one, other) => one.sort - other.sort || one.label.localeCompare(other.label),
  );
}

/**
 * Builds the menu of a user: without hidden or forbidden entries, sorted by `sort`, then by label. Groups and items with an empty
 * submenu are removed too.
 */
export function buildMenu(groups: readonly MenuGroup[], me: EntryReader): MenuGroup[] {
  return inOrder(groups).flatMap((group) => {
    const items = inOrder(group.items).flatMap((item): MenuItem[] => {
      if (!isSeen(item, me)) return [];
      if (!item.items) return [item];
      const below = inOrder(item.items).filter((entry) => isSeen(entry, me));
      return below.length > 0 ? [{ ...item, items: below }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
