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
}

/** Order of a table. */
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
}

/** What a table shows when it could not be loaded. */
export interface TableError {
  readonly title: string;
  readonly hint?: string;
  readonly requestId?: string;
  readonly onRetry: () => void;
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
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: ReadonlySet<RowId>;
  readonly onSelect?: (selection: ReadonlySet<RowId>) => void;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** Rows that stand in while loading. @default 8 */
  readonly skeletonRows?: number;
}
