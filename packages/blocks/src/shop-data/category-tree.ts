import type { ShopCategory } from './site-shop.ts';

/** A category with its subcategories. */
export interface CategoryBranch {
  readonly category: ShopCategory;
  readonly children: readonly CategoryBranch[];
}

/**
 * Builds the category tree. A category with a missing parent, or in a cycle, which the data should not have, is placed at the
 * top level: none is lost or duplicated.
 * @param categories - categories in the order of their tree
 * @returns branches in the same order
 */
export function categoryTree(categories: readonly ShopCategory[]): CategoryBranch[] {
  const known = new Set(categories.map(({ id }) => id));
  const below = new Map<number, ShopCategory[]>();
  const tops: ShopCategory[] = [];
  for (const category of categories) {
    const { parent_id: parent = null } = category;
    if (parent === null || !known.has(parent)) tops.push(category);
    else below.set(parent, [...(below.get(parent) ?? []), category]);
  }
  const placed = new Set<number>();
  const branch = (category: ShopCategory): CategoryBranch => {
    placed.add(category.id);
    const children = (below.get(category.id) ?? []).filter(({ id }) => !placed.has(id));
    return { category, children: children.map(branch) };
  };
  const branches = tops.map(branch);
  for (const category of categories) if (!placed.has(category.id)) branches.push(branch(category));
  return branches;
}

/** Returns categories in the order of their tree with their depth, 0 at the top level. */
export function categoryDepths(
  branches: readonly CategoryBranch[],
  depth = 0,
): { readonly category: ShopCategory; readonly depth: number }[] {
  return branches.flatMap(({ category, children }) => [
    { category, depth },
    ...categoryDepths(children, depth + 1),
  ]);
}

/** Returns true when a branch or one of its descendants matches. */
export function branchHas(
  { category, children }: CategoryBranch,
  asked: (category: ShopCategory) => boolean,
): boolean {
  return asked(category) || children.some((child) => branchHas(child, asked));
}
