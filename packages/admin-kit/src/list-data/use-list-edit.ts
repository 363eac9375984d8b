import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import type { ListFields } from '@org/schema';
import { type CellValue, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { putRow } from './list-cache.ts';
import type { ListRow } from './list-row.ts';
import type { ListEdit, ListScreen } from './list-screen.ts';
import { text } from './messages.ts';

/**
 * Returns the initial value of an editor.
 * @param edit - edit configuration
 * @param fields - field type
 */
export function editedValue<Row>(
  row: Row,
  column: string,
  edit: ListEdit<Row>,
  fields: ListFields,
): CellValue {
  if (edit.read) return edit.read(row);
  const value: unknown = Reflect.get(row as object, column);
  const type = fields[column]?.type;
  if (type === 'tags')
    return Array.isArray(value) ? value.map((tag: { id: number }) => tag.id) : [];
  if (type === 'person') return value ? [(value as { id: number }).id] : [];
  if (type === 'date') return typeof value === 'string' ? value.slice(0, 10) : null;
  return value === undefined ? null : (value as CellValue);
}

/** Saves one cell: it changes immediately, and is reverted with a message after a failure. */
export type SaveCell<Row> = (row: Row, column: string, value: CellValue) => Promise<void>;

/** Inline edits of a list. */
export function useListEdit<Row extends ListRow>(
  screen: ListScreen<Row>,
  fields: ListFields,
): SaveCell<Row> {
  const api = useApi();
  const queries = useQueryClient();
  const { calls, edits } = screen;
  return useCallback(
    async (row, column, value) => {
      const type = fields[column]?.type;
      const set = edits?.[column]?.write?.(value) ?? { [column]: value };
      // Tags and members are only known to the server in full.
      const shown = type === 'tags' || type === 'person' ? row : { ...row, ...set };
      const undo = putRow(queries, calls, shown);
      try {
        if (type === 'tags' && calls.setTags && Array.isArray(value)) {
          const tags = await calls.setTags(api, row, value as readonly number[]);
          putRow(queries, calls, { ...row, [column]: tags });
        } else if (calls.update) {
          putRow(queries, calls, await calls.update(api, row, set));
        }
      } catch (error) {
        undo();
        if (!isApiError(error)) throw error;
        const current = error.code === 'conflict' ? (error.current as Row | undefined) : undefined;
        if (current) putRow(queries, calls, current);
        const [problem] = Object.values(error.formErrors);
        toast.error(current ? text.conflict : (problem ?? error.message));
      }
    },
    [api, queries, calls, edits, fields],
  );
}
