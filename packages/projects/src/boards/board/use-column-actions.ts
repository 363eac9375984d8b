import type { BoardColumn } from '@org/schema/entities';
import { useMemo } from 'react';
import type { ColumnActions } from '../column/column-header.tsx';
import type { MoveColumn } from './use-column-order.ts';

/** The dialog of a column that is open; a column of undefined is a new one. */
export type ColumnDialogState =
  | { readonly kind: 'edit'; readonly column: BoardColumn | undefined }
  | { readonly kind: 'delete'; readonly column: BoardColumn };

/** Returns the actions of each column. */
export function useColumnActions(
  columns: readonly BoardColumn[],
  open: (dialog: ColumnDialogState) => void,
  move: MoveColumn,
): ReadonlyMap<number, ColumnActions> {
  return useMemo(
    () =>
      new Map(
        columns.map((column, at) => [
          column.id,
          {
            onEdit: () => open({ kind: 'edit', column }),
            onLeft: at > 0 ? () => move(column, at - 1) : undefined,
            onRight: at < columns.length - 1 ? () => move(column, at + 1) : undefined,
            onDelete: columns.length > 1 ? () => open({ kind: 'delete', column }) : undefined,
          },
        ]),
      ),
    [columns, open, move],
  );
}
