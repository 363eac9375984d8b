import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Moves a column to an index among the columns of its board. */
export type MoveColumn = (column: BoardColumn, index: number) => void;

/** Returns a function that moves columns: the new order shows at once, and returns to that of the server when it is refused. */
export function useColumnOrder(columns: readonly BoardColumn[]): MoveColumn {
  const api = useApi();
  const queries = useQueryClient();

  return useCallback(
    (column, index) => {
      const { boards } = apiContract;
      const params = { boardId: column.board_id };
      const key = callKey(boards.columns, { params });
      const show = (rows: readonly BoardColumn[]): void => {
        queries.setQueryData(key, { success: true, results: { rows, total: rows.length } });
      };

      async function save(rows: readonly BoardColumn[]): Promise<void> {
        // An answer that is on its way has the old order.
        await queries.cancelQueries({ queryKey: key });
        show(rows);
        try {
          const ids = rows.map(({ id }) => id);
          const { results } = await api.call(boards.orderColumns, { params, body: { ids } });
          show(results.rows);
        } catch (error) {
          await queries.invalidateQueries({ queryKey: key });
          if (!isApiError(error)) throw error;
          toast.error(failureText(error));
        }
      }

      const others = columns.filter(({ id }) => id !== column.id);
      const order = others.toSpliced(index, 0, column);
      if (order.some(({ id }, at) => id !== columns[at]?.id)) void save(order);
    },
    [columns, api, queries],
  );
}
