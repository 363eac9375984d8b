import type { RowId } from '@org/ui';

/** Selected rows: named ones, or all matching rows except some. */
export type ListSelection =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<number> }
  | {
      readonly kind: 'matching';
      readonly except: ReadonlySet<number>;
      /** Number of matching rows, when the list's own total is capped. */
      readonly total?: number | undefined;
    };

/** Filters of a list. */
export interface Matching {
  readonly search?: string;
  /** JSON. */
  readonly filter?: string;
}

/** Selected rows in the format of endpoints. */
export interface BulkSelection {
  readonly ids?: readonly number[];
  readonly matching?: Matching;
  readonly except?: readonly number[];
}

export const NOTHING_SELECTED: ListSelection = { kind: 'rows', ids: new Set() };
/**
 * Selects all matching rows.
 * @param total - their number, when the list's own total is capped
 * @returns selection
 */
export const allMatching = (total?: number): ListSelection => ({
  kind: 'matching',
  except: new Set(),
  total,
});

/**
 * Returns the number of selected rows.
 * @param total - total of the list
 */
export function countSelected(selection: ListSelection, total: number): number {
  if (selection.kind === 'rows') return selection.ids.size;
  return Math.max(0, (selection.total ?? total) - selection.except.size);
}

/** Returns the selected rows of the current page. */
export function selectedIn(selection: ListSelection, ids: readonly number[]): Set<RowId> {
  if (selection.kind === 'rows') return new Set(selection.ids);
  return new Set(ids.filter((id) => !selection.except.has(id)));
}

/**
 * Updates the selection after checkboxes of the page changed.
 * @param ids - ids of the page
 * @param chosen - selected ones of them
 */
export function changeSelection(
  selection: ListSelection,
  ids: readonly number[],
  chosen: ReadonlySet<RowId>,
): ListSelection {
  if (selection.kind === 'rows') return { kind: 'rows', ids: new Set([...chosen].map(Number)) };
  const except = new Set(selection.except);
  for (const id of ids) {
    if (chosen.has(id)) except.delete(id);
    else except.add(id);
  }
  return { ...selection, except };
}

/** Returns the selection without deleted rows. */
export function withoutRows(selection: ListSelection, gone: readonly number[]): ListSelection {
  if (selection.kind === 'matching') return NOTHING_SELECTED;
  return { kind: 'rows', ids: new Set([...selection.ids].filter((id) => !gone.includes(id))) };
}

/** Returns the selection in the format of endpoints. */
export function getBulk(selection: ListSelection, matching: Matching): BulkSelection {
  if (selection.kind === 'rows') return { ids: [...selection.ids] };
  return {
    matching,
    ...(selection.except.size > 0 && { except: [...selection.except] }),
  };
}
