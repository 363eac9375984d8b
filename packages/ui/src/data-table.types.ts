import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';

/** What names a row. */
export type RowId = number | string;

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** @default 'start' */
  readonly align?: 'start' | 'end';
  /** CSS width; without one the column takes what is left. */
  readonly width?: string;
  /** What becomes of it where rows are cards: the card's title, a line below, or nothing. @default 'meta' */
  readonly phone?: 'title' | 'meta' | 'hidden';
  /** True for a column that is left out where the table has little room, such as on a tablet. */
  readonly optional?: boolean;
  /** Makes its cells editable in place: what stands in a cell while it is edited. `close` ends that. */
  readonly editor?: (row: Row, close: () => void) => ReactNode;
}

/** One column of the order of a table. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
}

/** One entry of a row's menu. */
export interface RowAction {
  readonly label: string;
  readonly icon?: IconShape;
  /** Makes it a link, which opens in another tab when asked to. */
  readonly href?: string;
  /** True for a link that leaves the admin. */
  readonly external?: boolean;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  /** True for an action that puts the focus somewhere itself: it does not go back to the menu's button. */
  readonly takesFocus?: boolean;
}

/** What a table shows when it could not be loaded. */
export interface TableError {
  readonly title: string;
  readonly hint?: string;
  readonly requestId?: string;
  readonly onRetry: () => void;
}

/** The row that keys are about. */
export interface TableCursor {
  readonly id: RowId;
  /** True when the keys moved there: the row takes the focus and comes into sight. */
  readonly focused: boolean;
}

/** A cell that is edited. */
export interface EditedCell {
  readonly id: RowId;
  readonly column: string;
}

/** Shape: columns, rows, and what can be done with them; the caller holds all state. */
export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are loaded for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => RowId;
  /** What a row is called in its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  /** True while other rows are on their way. */
  readonly busy?: boolean;
  readonly error?: TableError | undefined;
  /** Shown in place of the rows when there are none. */
  readonly empty: ReactNode;
  /** The weightiest column first. */
  readonly sort?: readonly Sort[] | undefined;
  readonly onSort?: (sort: readonly Sort[]) => void;
  /** Menu of a heading, by right click and by menu key. */
  readonly columnActions?: ((column: Column<Row>) => readonly RowAction[]) | undefined;
  readonly selection?: ReadonlySet<RowId>;
  readonly onSelect?: (selection: ReadonlySet<RowId>) => void;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Rows that stand in while loading. @default 8 */
  readonly skeletonRows?: number;
  /** Where these rows stand in the whole list, for screen readers: rows before them, and all there are. */
  readonly place?: { readonly before: number; readonly total: number } | undefined;
  readonly cursor?: TableCursor | undefined;
  readonly onCursor?: (cursor: TableCursor) => void;
  readonly edited?: EditedCell | undefined;
  readonly onEdit?: (cell: EditedCell | undefined) => void;
}
