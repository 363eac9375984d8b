import type { RowId } from '@org/ui';

/** Chosen rows: named ones, or all that the list is narrowed to but some. */
export type ListSelection =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<number> }
  | {
      readonly kind: 'matching';
      readonly except: ReadonlySet<number>;
      /** How many match, where the list itself has not counted them all. */
      readonly total?: number | undefined;
    };

/** What a list is narrowed by. */
export interface Matching {
  readonly search?: string;
  /** JSON. */
  readonly filter?: string;
}

/** Chosen rows as calls take them. */
export interface BulkSelection {
  readonly ids?: readonly number[];
  readonly matching?: Matching;
  readonly except?: readonly number[];
}

export const NOTHING_SELECTED: ListSelection = { kind: 'rows', ids: new Set() };
/** All that a list is narrowed to. Shape: how many those are, where the list itself has not counted them all → selection. */
export const allMatching = (total?: number): ListSelection => ({
  kind: 'matching',
  except: new Set(),
  total,
});

/** How many rows are chosen. Shape: selection, rows of the whole list → count. */
export function countSelected(selection: ListSelection, total: number): number {
  if (selection.kind === 'rows') return selection.ids.size;
  return Math.max(0, (selection.total ?? total) - selection.except.size);
}

/** Which of the rows in sight are chosen. */
export function selectedIn(selection: ListSelection, ids: readonly number[]): Set<RowId> {
  if (selection.kind === 'rows') return new Set(selection.ids);
  return new Set(ids.filter((id) => !selection.except.has(id)));
}

/** The selection after boxes of the page were pressed. Shape: selection, ids in sight, those chosen of them now → selection. */
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

/** The selection without rows that are gone. */
export function withoutRows(selection: ListSelection, gone: readonly number[]): ListSelection {
  if (selection.kind === 'matching') return NOTHING_SELECTED;
  return { kind: 'rows', ids: new Set([...selection.ids].filter((id) => !gone.includes(id))) };
}

/** The selection as calls take it. */
export function getBulk(selection: ListSelection, matching: Matching): BulkSelection {
  if (selection.kind === 'rows') return { ids: [...selection.ids] };
  return {
    matching,
    ...(selection.except.size > 0 && { except: [...selection.except] }),
  };
}
