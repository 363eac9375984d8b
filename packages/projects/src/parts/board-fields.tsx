import { rows } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { NativeSelect } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Board and column of a new card; '' for none. */
export interface BoardChoice {
  readonly board_id: string;
  readonly column_id: string;
}

/** Props of the selects: the choice, and messages about it. */
export interface BoardFieldsProps {
  readonly value: BoardChoice;
  readonly onChange: (choice: BoardChoice) => void;
  readonly errors?: {
    readonly board_id?: string | undefined;
    readonly column_id?: string | undefined;
  };
}

const { boards } = apiContract;

/** Maximum number of boards that are offered. */
const MAX_BOARDS = 200;

/** Renders the selects of a board and one of its columns, which are loaded when a board is chosen. */
export function BoardFields({ value, onChange, errors = {} }: BoardFieldsProps): ReactElement {
  const api = useApi();
  const boardId = Number(value.board_id);
  const all = useQuery({
    queryKey: [...callKey(boards.list), 'choices'],
    queryFn: async ({ signal }) =>
      rows(await api.call(boards.list, { query: { itemsPerPage: MAX_BOARDS }, signal })).rows,
  });
  const columns = useQuery({
    ...callQuery(api, boards.columns, { params: { boardId } }),
    enabled: value.board_id !== '',
  });
  const columnRows = columns.data?.results.rows ?? [];
  return (
    <div className="ad-pair">
      <NativeSelect
        label={text.board}
        data={[
          { value: '', label: text.noBoard },
          ...(all.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={value.board_id}
        error={errors.board_id ?? (all.isError ? text.boardsFailed : undefined)}
        onChange={(event) => onChange({ board_id: event.currentTarget.value, column_id: '' })}
      />
      <NativeSelect
        label={text.column}
        disabled={value.board_id === ''}
        data={[
          { value: '', label: value.board_id === '' ? text.noColumns : text.firstColumn },
          ...columnRows.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={value.column_id}
        error={errors.column_id ?? (columns.isError ? text.columnsFailed : undefined)}
        onChange={(event) => onChange({ ...value, column_id: event.currentTarget.value })}
      />
    </div>
  );
}
