import { type Me, PLANS, SCOPES } from '@org/schema';
import type { MenuEntry, MenuGroup, MenuItem } from './menu.types.ts';
import { can } from './session/can.ts';

type Reader = Pick<Me, 'permissions' | 'plan' | 'tenant'> & Partial<Pick<Me, 'scope' | 'demo'>>;

/** True for an entry that a person sees, by role, plan and module. */
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
 * The menu as one person sees it: without what is omitted or not allowed, sorted by `sort`, ties by label.
 * A group or an item whose submenu has nothing left goes too. Source: SHELL-007, SHELL-009, SHELL-010.
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
