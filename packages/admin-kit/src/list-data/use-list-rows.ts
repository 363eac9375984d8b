import type { EditedCell, RowId, TableCursor } from '@org/ui';
import { useState } from 'react';
import type { ListRow } from './list-row.ts';
import {
  changeSelection,
  countSelected,
  type ListSelection,
  type Matching,
  NOTHING_SELECTED,
  selectedIn,
  withoutRows,
} from './list-selection.ts';
import { getAsked } from './list-state.ts';
import type { ListData } from './use-list-data.ts';
import type { ListPosition } from './use-list-state.ts';

/** Selected rows, the row of the keyboard cursor, and the edited cell. */
export interface ListRows<Row> {
  readonly ids: readonly number[];
  readonly matching: Matching;
  /** Serialized filters, which identify equally filtered lists. */
  readonly narrowed: string;
  readonly selection: ListSelection;
  readonly count: number;
  /** Selected rows of the current page. */
  readonly selected: ReadonlySet<RowId>;
  readonly select: (selection: ListSelection) => void;
  /** Selected rows of the current page. */
  readonly selectShown: (chosen: ReadonlySet<RowId>) => void;
  /** Deselects deleted rows; all of them without ids. */
  readonly forget: (gone: readonly number[] | undefined) => void;
  readonly cursor: TableCursor | undefined;
  readonly setCursor: (cursor: TableCursor) => void;
  readonly move: (step: 1 | -1) => void;
  /** The row of the keyboard cursor. */
  readonly current: Row | undefined;
  readonly toggleCurrent: () => void;
  readonly edited: EditedCell | undefined;
  readonly setEdited: (cell: EditedCell | undefined) => void;
}

/** State of the rows of a list. The selection is kept between pages, and cleared when filters change. */
export function useListRows<Row extends ListRow>(
  data: ListData<Row>,
  { state }: ListPosition,
): ListRows<Row> {
  const { search, filter } = getAsked(state);
  const matching: Matching = { ...(search && { search }), ...(filter && { filter }) };
  const narrowed = JSON.stringify(matching);
  const [kept, setKept] = useState({ narrowed, selection: NOTHING_SELECTED });
  const [cursor, setCursor] = useState<TableCursor>();
  const [edited, setEdited] = useState<EditedCell>();

  const selection = kept.narrowed === narrowed ? kept.selection : NOTHING_SELECTED;
  const select = (next: ListSelection): void => setKept({ narrowed, selection: next });
  const rows = data.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const selected = selectedIn(selection, ids);
  const at = cursor ? ids.indexOf(Number(cursor.id)) : -1;
  const current = rows[at];

  return {
    ids,
    matching,
    narrowed,
    selection,
    count: countSelected(selection, data.total),
    selected,
    select,
    selectShown: (chosen) => select(changeSelection(selection, ids, chosen)),
    forget: (gone) => select(gone ? withoutRows(selection, gone) : NOTHING_SELECTED),
    cursor: current && cursor,
    setCursor,
    move(step) {
      const id = ids[at < 0 ? 0 : at + step];
      if (id !== undefined) setCursor({ id, focused: true });
    },
    current,
    toggleCurrent() {
      if (!current) return;
      const next = new Set(selected);
      if (!next.delete(current.id)) next.add(current.id);
      select(changeSelection(selection, ids, next));
    },
    edited,
    setEdited,
  };
}
