import type { RowId } from './data-table.types.ts';

/**
 * Returns the selection after a click on a row's checkbox. Takes selection, ids in display order, the row, and with Shift the
 * previously clicked row.
 * @returns a new set
 */
export function toggleRow(
  selection: ReadonlySet<RowId>,
  ids: readonly RowId[],
  { id, from }: { readonly id: RowId; readonly from?: RowId | undefined },
): Set<RowId> {
  const next = new Set(selection);
  const chosen = !selection.has(id);
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(id);
  const range = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  for (const item of range) {
    if (chosen) next.add(item);
    else next.delete(item);
  }
  return next;
}

/** Returns the selection after a click on the header's checkbox: all visible rows, or none of them. */
export function toggleAll(selection: ReadonlySet<RowId>, ids: readonly RowId[]): Set<RowId> {
  const next = new Set(selection);
  const all = ids.every((id) => selection.has(id));
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
