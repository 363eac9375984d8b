import type { ReactNode } from 'react';
import type { IconShape } from '../icons/icon.tsx';

/** Id of a row. */
export type RowId = number | string;

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** @default 'start' */
  readonly align?: 'start' | 'end';
  /** CSS width; without one the column takes the remaining space. */
  readonly width?: string;
  /** Role in the card layout: the card's title, a line below, or hidden. @default 'meta' */
  readonly phone?: 'title' | 'meta' | 'hidden';
  /** True for a column that is dropped when space is short, such as on a tablet. */
  readonly optional?: boolean;
  /** Enables inline editing: renders the editor of a cell. `close` ends editing. */
  readonly editor?: (row: Row, close: () => void) => ReactNode;
}

/** A column of the sort order. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
}

/** An entry of a row's menu. */
export interface RowAction {
  readonly label: string;
  readonly icon?: IconShape;
  /** Makes it a link, which a modifier key opens in a new tab. */
  readonly href?: string;
  /** True for a link that leaves the admin. */
  readonly external?: boolean;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  /** True for an action that moves the focus itself: it does not return to the menu's button. */
  readonly takesFocus?: boolean;
}

/** Error of a table that could not be loaded. */
export interface TableError {
  readonly title: string;
  readonly hint?: string;
  readonly requestId?: string;
  readonly onRetry: () => void;
}

/** Row of the keyboard cursor. */
export interface TableCursor {
  readonly id: RowId;
  /** True when keys moved the cursor: the row takes the focus and scrolls into view. */
  readonly focused: boolean;
}

/** A cell that is being edited. */
export interface EditedCell {
  readonly id: RowId;
  readonly column: string;
}

/** Props of the table: columns, rows and handlers; the caller holds all state. */
export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => RowId;
  /** Returns the name of a row for its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  /** True while other rows are loading. */
  readonly busy?: boolean;
  readonly error?: TableError | undefined;
  /** Empty state. */
  readonly empty: ReactNode;
  /** Most significant column first. */
  readonly sort?: readonly Sort[] | undefined;
  readonly onSort?: (sort: readonly Sort[]) => void;
  /** Menu of a heading, by right click and menu key. */
  readonly columnActions?: ((column: Column<Row>) => readonly RowAction[]) | undefined;
  readonly selection?: ReadonlySet<RowId>;
  readonly onSelect?: (selection: ReadonlySet<RowId>) => void;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Number of skeleton rows while loading. @default 8 */
  readonly skeletonRows?: number;
  /** Position of these rows in the whole list, for screen readers: number of rows before them, and total. */
  readonly place?: { readonly before: number; readonly total: number } | undefined;
  readonly cursor?: TableCursor | undefined;
  readonly onCursor?: (cursor: TableCursor) => void;
  readonly edited?: EditedCell | undefined;
  readonly onEdit?: (cell: EditedCell | undefined) => void;
}
