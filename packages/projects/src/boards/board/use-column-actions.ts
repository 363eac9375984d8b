import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ColumnActions } from '../column/column-header.tsx';

/** The dialog of a column that is open; a column of undefined is a new one. */
export type ColumnDialogState =
  | { readonly kind: 'edit'; readonly column: BoardColumn | undefined }
  | { readonly kind: 'delete'; readonly column: BoardColumn };

/** Returns the actions of each column. */
export function useColumnActions(
  columns: readonly BoardColumn[],
  open: (dialog: ColumnDialogState) => void,
): ReadonlyMap<number, ColumnActions> {
  const api = useApi();
  const queries = useQueryClient();

  return useMemo(() => {
    async function reorder(column: BoardColumn, by: -1 | 1): Promise<void> {
      const ids = columns.map(({ id }) => id);
      const at = ids.indexOf(column.id);
      const order = ids.toSpliced(at, 1).toSpliced(at + by, 0, column.id);
      const { boards } = apiContract;
      const { board_id: boardId } = column;
      try {
        const { results } = await api.call(boards.orderColumns, {
          params: { boardId },
          body: { ids: order },
        });
        queries.setQueryData(callKey(boards.columns, { params: { boardId } }), {
          success: true,
          results,
        });
      } catch (error) {
        if (!isApiError(error)) throw error;
        toast.error(failureText(error));
        await queries.invalidateQueries({ queryKey: callKey(boards.columns) });
      }
    }

    return new Map(
      columns.map((column, at) => [
        column.id,
        {
          onEdit: () => open({ kind: 'edit', column }),
          onLeft: at > 0 ? () => void reorder(column, -1) : undefined,
          onRight: at < columns.length - 1 ? () => void reorder(column, 1) : undefined,
          onDelete: columns.length > 1 ? () => open({ kind: 'delete', column }) : undefined,
        },
      ]),
    );
  }, [columns, open, api, queries]);
}
