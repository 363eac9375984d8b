import type { NavItem } from '@org/schema';

/** A way to move an item by one place. */
export type NavStep = 'up' | 'down' | 'in' | 'out';

/** An item as a list shows it: how deep it stands, from 0. */
export interface NavRow {
  readonly item: NavItem;
  readonly depth: number;
}

/** How deep items can stand below those of the first level. Source: NAV-013. */
export const DEEPEST = 2;

/** Every item in the order of reading. */
export function rowsOf(items: readonly NavItem[], depth = 0): NavRow[] {
  return items.flatMap((item) => [{ item, depth }, ...rowsOf(item.children, depth + 1)]);
}

/** Levels that an item takes below itself. */
function levelsBelow({ children }: NavItem): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(levelsBelow));
}

/** The list in which an item stands is put through a change, wherever that is. */
function inItsList(
  items: readonly NavItem[],
  id: string,
  change: (list: readonly NavItem[], at: number) => readonly NavItem[],
): readonly NavItem[] {
  const at = items.findIndex((item) => item.id === id);
  if (at >= 0) return change(items, at);
  let isElsewhere = true;
  const next = items.map((item) => {
    const children = inItsList(item.children, id, change);
    if (children === item.children) return item;
    isElsewhere = false;
    return { ...item, children };
  });
  return isElsewhere ? items : next;
}

/** The same items with one of them put in the place of another, children and all. */
export function replaced(items: readonly NavItem[], item: NavItem): readonly NavItem[] {
  return inItsList(items, item.id, (list, at) => list.with(at, item));
}

/** The same items without one and what is below it. */
export function removed(items: readonly NavItem[], id: string): readonly NavItem[] {
  return inItsList(items, id, (list, at) => list.toSpliced(at, 1));
}

/** An item with a child more: it is a dropdown from then on. Source: NAV-014. */
const withChild = (parent: NavItem, child: NavItem): NavItem => ({
  ...parent,
  field_type: 'dropdown',
  children: [...parent.children, child],
});

/** The same items with one more at the end: of all, or of those below a parent. */
export function appended(
  items: readonly NavItem[],
  item: NavItem,
  parentId?: string | undefined,
): readonly NavItem[] {
  if (parentId === undefined) return [...items, item];
  return inItsList(items, parentId, (list, at) =>
    list.map((one, place) => (place === at ? withChild(one, item) : one)),
  );
}

function outOf(items: readonly NavItem[], id: string): readonly NavItem[] {
  return items.flatMap((parent) => {
    const child = parent.children.find((one) => one.id === id);
    if (!child) return [{ ...parent, children: outOf(parent.children, id) }];
    return [{ ...parent, children: parent.children.filter((one) => one !== child) }, child];
  });
}

/** The same items with one of them moved by a step; undefined where that leads nowhere. */
export function stepped(
  items: readonly NavItem[],
  id: string,
  step: NavStep,
): readonly NavItem[] | undefined {
  const rows = rowsOf(items);
  const row = rows.find(({ item }) => item.id === id);
  if (!row) return undefined;
  if (step === 'out') return row.depth === 0 ? undefined : outOf(items, id);
  if (step === 'in' && row.depth + 1 + levelsBelow(row.item) > DEEPEST) return undefined;
  let isMoved = false;
  const next = inItsList(items, id, (list, at) => {
    const before = list[at - 1];
    const to = step === 'down' ? at + 1 : at - 1;
    if (to < 0 || to >= list.length) return list;
    isMoved = true;
    const rest = list.toSpliced(at, 1);
    if (step !== 'in') return rest.toSpliced(to, 0, row.item);
    return before ? rest.with(at - 1, withChild(before, row.item)) : list;
  });
  return isMoved ? next : undefined;
}
