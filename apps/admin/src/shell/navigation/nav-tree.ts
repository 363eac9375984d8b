import type { TreeStep, TreeZone } from '@org/admin-kit';
import { isSitePageItem, NAV_DEPTH, type NavItem } from '@org/schema/entities';

/** A menu: its items in order, each with its children. */
export type NavTree = readonly NavItem[];

/** A position among the children of an item, or at the top level, from 0. */
export interface NavPlace {
  /** Id of the parent item; undefined at the top level. */
  readonly parent: string | undefined;
  readonly index: number;
}

/** An item with its position. */
export interface NavRow extends NavPlace {
  readonly item: NavItem;
  /** Depth of the item, from 0. */
  readonly depth: number;
  /** Items of the same level, including itself. */
  readonly siblings: NavTree;
}

/** Returns all items as rows, parents before their children. */
export function getRows(items: NavTree, parent?: string, depth = 0): NavRow[] {
  return items.flatMap((item, index) => [
    { item, index, depth, parent, siblings: items },
    ...getRows(item.children, item.id, depth + 1),
  ]);
}

/** Returns an item with its position; undefined when it is not in the menu. */
export function findRow(items: NavTree, id: string | undefined): NavRow | undefined {
  return getRows(items).find((row) => row.item.id === id);
}

/** Returns the number of levels below an item. */
function getHeight({ children }: NavItem): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(getHeight));
}

/** Updates the fields of an item. */
export function updateItem(items: NavTree, id: string, fields: Partial<NavItem>): NavTree {
  return items.map((item) =>
    item.id === id
      ? { ...item, ...fields }
      : { ...item, children: [...updateItem(item.children, id, fields)] },
  );
}

/** Removes an item with its descendants. */
export function removeItem(items: NavTree, id: string): NavTree {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, children: [...removeItem(item.children, id)] }));
}

/**
 * Returns true when an item is allowed at a position: only some types have children, and its deepest descendant must not exceed
 * the maximum depth.
 * @param deepest - maximum levels below the first
 */
export function canPlace(
  items: NavTree,
  { parent }: Pick<NavPlace, 'parent'>,
  item: NavItem,
  deepest: number = NAV_DEPTH,
): boolean {
  if (parent === undefined) return true;
  const above = findRow(items, parent);
  return (
    above !== undefined &&
    !isSitePageItem(above.item.field_type) &&
    above.depth + 1 + getHeight(item) <= deepest
  );
}

/** Inserts an item. Its new parent becomes a dropdown. */
export function insertItem(items: NavTree, item: NavItem, { parent, index }: NavPlace): NavTree {
  if (parent === undefined) return items.toSpliced(index, 0, item);
  const above = findRow(items, parent)?.item;
  return above
    ? updateItem(items, parent, {
        field_type: 'dropdown',
        children: above.children.toSpliced(index, 0, item),
      })
    : items;
}

/**
 * Moves an item with its descendants.
 * @returns the new menu; undefined when the position is not allowed
 */
export function moveItem(
  items: NavTree,
  id: string,
  to: NavPlace,
  deepest?: number,
): NavTree | undefined {
  const row = findRow(items, id);
  if (!row || findRow([row.item], to.parent)) return undefined;
  const rest = removeItem(items, id);
  return canPlace(rest, to, row.item, deepest) ? insertItem(rest, row.item, to) : undefined;
}

/** Returns the target of one step; undefined when there is none. Positions do not count the moved item. */
export function getStep(
  items: NavTree,
  id: string,
  step: TreeStep,
  deepest?: number,
): NavPlace | undefined {
  const row = findRow(items, id);
  if (!row) return undefined;
  const { parent, index, siblings } = row;
  const above = siblings[index - 1];
  const outer = findRow(items, parent);
  const to: NavPlace | undefined = {
    up: index > 0 ? { parent, index: index - 1 } : undefined,
    down: index < siblings.length - 1 ? { parent, index: index + 1 } : undefined,
    in: above && { parent: above.id, index: above.children.length },
    out: outer && { parent: outer.parent, index: outer.index + 1 },
  }[step];
  return to && canPlace(items, to, row.item, deepest) ? to : undefined;
}

/** Returns the target of a drop; undefined when it is not allowed. Positions do not count the moved item. */
export function getDrop(
  items: NavTree,
  id: string,
  { target, zone, deepest }: { target: string; zone: TreeZone; deepest?: number | undefined },
): NavPlace | undefined {
  const row = findRow(items, id);
  const onto = findRow(items, target);
  if (!row || !onto || findRow([row.item], target)) return undefined;
  const others = onto.siblings.filter((item) => item.id !== id);
  const at = others.findIndex((item) => item.id === target);
  const to: NavPlace =
    zone === 'inside'
      ? { parent: target, index: onto.item.children.filter((item) => item.id !== id).length }
      : { parent: onto.parent, index: zone === 'before' ? at : at + 1 };
  return canPlace(items, to, row.item, deepest) ? to : undefined;
}

/** Returns a copy of an item and its descendants with new ids. */
function withNewIds(item: NavItem, newId: () => string): NavItem {
  return { ...item, id: newId(), children: item.children.map((child) => withNewIds(child, newId)) };
}

/** Inserts a copy of an item after it. */
export function duplicateItem(items: NavTree, id: string, newId: () => string): NavTree {
  const row = findRow(items, id);
  return row
    ? insertItem(items, withNewIds(row.item, newId), { parent: row.parent, index: row.index + 1 })
    : items;
}
