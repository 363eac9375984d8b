import { CATEGORY_LEVELS } from '@org/schema/entities';

/** Row of a category with the columns that the tree needs. */
interface TreeRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly sort: number;
  readonly slug: string;
}

/** Groups rows by parent, in order. A row whose parent is missing counts as top-level. */
function byParent<Row extends TreeRow>(rows: readonly Row[]): Map<number | null, Row[]> {
  const ids = new Set(rows.map(({ id }) => id));
  const groups = Map.groupBy(rows, ({ parent_id }) =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null,
  );
  for (const group of groups.values())
    group.sort((one, other) => one.sort - other.sort || one.id - other.id);
  return groups;
}

/** Returns rows in tree order, each before its children, with its path. */
export function getTree<Row extends TreeRow>(
  rows: readonly Row[],
): { readonly row: Row; readonly path: string }[] {
  const groups = byParent(rows);
  const below = (parent: number | null, path: string): { row: Row; path: string }[] =>
    (groups.get(parent) ?? []).flatMap((row) => {
      const own = path ? `${path}/${row.slug}` : row.slug;
      return [{ row, path: own }, ...below(row.id, own)];
    });
  return below(null, '');
}

/** Returns the ids of the children of a parent, in order. */
export function siblingIds(rows: readonly TreeRow[], parentId: number | null): number[] {
  return (byParent(rows).get(parentId) ?? []).map(({ id }) => id);
}

/** Returns the number of levels of a row's subtree, including itself. */
function getHeight(groups: ReadonlyMap<number | null, readonly TreeRow[]>, id: number): number {
  const heights = (groups.get(id) ?? []).map((child) => getHeight(groups, child.id));
  return 1 + Math.max(0, ...heights);
}

/**
 * Returns why a row cannot be moved below a parent.
 * @param rows - all rows
 * @param id - the row's id if it exists already
 * @returns a sentence, or undefined
 */
export function parentProblem(
  rows: readonly TreeRow[],
  parentId: number,
  id: number | undefined,
): string | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let depth = 0;
  for (let at = byId.get(parentId); at; at = byId.get(at.parent_id ?? 0)) {
    if (at.id === id) return 'A category cannot be its own parent';
    depth++;
  }
  if (depth === 0) return 'This category does not exist';
  const height = id === undefined ? 1 : getHeight(byParent(rows), id);
  return depth + height > CATEGORY_LEVELS
    ? `Categories have up to ${CATEGORY_LEVELS} levels`
    : undefined;
}
