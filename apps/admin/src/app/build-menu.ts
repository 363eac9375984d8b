import { type Me, PLANS, SCOPES } from '@org/schema';
import type { MenuEntry, MenuGroup, MenuItem } from './menu.types.ts';
import { can } from './session/can.ts';

type Reader = Pick<Me, 'permissions' | 'plan' | 'tenant'> & Partial<Pick<Me, 'scope' | 'demo'>>;

/** Returns true for an entry that a user can see, by role, plan and module. */
export function seesEntry(
  me: Reader,
  entry: Pick<MenuEntry, 'permission' | 'plan' | 'module' | 'scope' | 'demo'>,
): boolean {
  if (entry.permission && (!me.tenant || !can(me, entry.permission))) return false;
  if (entry.demo && !me.demo) return false;
  const reach = SCOPES.indexOf(me.scope ?? 'tenant');
  if (entry.scope && reach < SCOPES.indexOf(entry.scope)) return false;
  if (entry.module && !me.plan?.modules.includes(entry.module)) return false;
  if (entry.plan && (!me.plan || PLANS.indexOf(me.plan.level) < PLANS.indexOf(entry.plan)))
    return false;
  return true;
}

function isSeen(entry: MenuEntry, me: Reader): boolean {
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
 * submenu are removed too. Source: SHELL-007, SHELL-009, SHELL-010.
 */
export function buildMenu(groups: readonly MenuGroup[], me: Reader): MenuGroup[] {
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
