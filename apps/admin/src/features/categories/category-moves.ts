import type { TreeStep, TreeZone } from '@org/admin-kit';
import type { Category } from '@org/schema/entities';

/** Fields of a category that a move needs. Rows are in tree order. */
export type TreeRow = Pick<Category, 'id' | 'parent_id' | 'order' | 'path'>;

/** Target of a move: a parent, and the position among its children from 0. */
export interface Move {
  readonly parent_id: number | null;
  readonly order: number;
}

/** Returns the number of ancestors of a category. */
export const getDepth = ({ path }: Pick<TreeRow, 'path'>): number => path.split('/').length - 1;

const below = (rows: readonly TreeRow[], parent: number | null): TreeRow[] =>
  rows.filter(({ parent_id }) => parent_id === parent);

/** Returns true for a category that equals another one or is its descendant. */
export function isWithin(rows: readonly TreeRow[], id: number, of: number): boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (let at = byId.get(id); at; at = byId.get(at.parent_id ?? 0)) if (at.id === of) return true;
  return false;
}

/** Returns the target of one step; undefined when there is none. */
export function getStep(rows: readonly TreeRow[], id: number, step: TreeStep): Move | undefined {
  const row = rows.find((one) => one.id === id);
  if (!row) return undefined;
  const siblings = below(rows, row.parent_id);
  const at = siblings.findIndex((one) => one.id === id);
  if (step === 'up') return at > 0 ? { parent_id: row.parent_id, order: at - 1 } : undefined;
  if (step === 'down')
    return at < siblings.length - 1 ? { parent_id: row.parent_id, order: at + 1 } : undefined;
  if (step === 'in') {
    const above = siblings[at - 1];
    return above && { parent_id: above.id, order: below(rows, above.id).length };
  }
  const parent = rows.find((one) => one.id === row.parent_id);
  if (!parent) return undefined;
  const uncles = below(rows, parent.parent_id);
  return {
    parent_id: parent.parent_id,
    order: uncles.findIndex((one) => one.id === parent.id) + 1,
  };
}

/**
 * Returns the target of a drop. Takes dragged category, row under the pointer, zone.
 * @returns undefined when it is not allowed
 */
export function getDrop(
  rows: readonly TreeRow[],
  id: number,
  target: number,
  zone: TreeZone,
): Move | undefined {
  const onto = rows.find((one) => one.id === target);
  if (!onto || isWithin(rows, target, id)) return undefined;
  if (zone === 'inside') return { parent_id: target, order: below(rows, target).length };
  // The position does not count the moved category.
  const others = below(rows, onto.parent_id).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === target);
  return { parent_id: onto.parent_id, order: zone === 'before' ? at : at + 1 };
}
