import { RecordDialog } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn } from '@org/schema/entities';
import { ColorField, Switch, TextInput } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { NameField } from '../../parts/name-field.tsx';
import { text } from '../copy/messages.ts';

/** Color of a new column. */
const FIRST_COLOR = '#2f6fde';
/** Maximum length of a column's name. */
const MAX_NAME = 80;

/** Maximum card limit of a column. */
const MAX_LIMIT = 10_000;

/**
 * Reads a typed card limit.
 * @returns limit; null for none, undefined for a text that is no limit
 */
function readLimit(typed: string): number | null | undefined {
  const digits = typed.trim();
  if (digits === '') return null;
  const limit = /^\d+$/.test(digits) ? Number(digits) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}

/** Props of the dialog: board, and the column; undefined for a new one. */
export interface ColumnDialogProps {
  readonly boardId: number;
  readonly column: BoardColumn | undefined;
  readonly onClose: () => void;
}

/** Adds a column to a board, or changes its name, color, limit and mark. */
export function ColumnDialog({ boardId, column, onClose }: ColumnDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { boards } = apiContract;
  return (
    <RecordDialog
      title={column ? text.editColumn : text.addColumn}
      saveLabel={column ? text.saveColumn : text.addColumn}
      cancelLabel={text.cancel}
      version={undefined}
      first={{
        name: column?.name ?? '',
        color: column?.color ?? FIRST_COLOR,
        wip_limit: String(column?.wip_limit ?? ''),
        is_done: column?.is_done ?? false,
      }}
      isComplete={({ name, wip_limit }) => name.trim() !== '' && readLimit(wip_limit) !== undefined}
      getVersion={() => undefined}
      changedElsewhere={text.changedElsewhere}
      refresh={() => queries.invalidateQueries({ queryKey: callKey(boards.columns) })}
      onClose={onClose}
      save={async (values) => {
        const body = { ...values, wip_limit: readLimit(values.wip_limit) ?? null };
        if (column)
          await api.call(boards.updateColumn, { params: { boardId, id: column.id }, body });
        else await api.call(boards.createColumn, { params: { boardId }, body });
      }}
    >
      {({ values, set, errors }) => (
        <>
          <NameField
            label={text.name}
            value={values.name}
            maxLength={MAX_NAME}
            error={errors.name}
            onChange={(name) => set({ name })}
          />
          <ColorField
            size="sm"
            label={text.color}
            value={values.color}
            onChange={(color) => set({ color })}
            {...(errors.color && { error: errors.color })}
          />
          <LimitField
            value={values.wip_limit}
            error={errors.wip_limit}
            onChange={(wip_limit) => set({ wip_limit })}
          />
          <Switch
            label={text.isDone}
            checked={values.is_done}
            onChange={(event) => set({ is_done: event.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}

function LimitField(props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const problem = readLimit(props.value) === undefined ? text.notLimit(MAX_LIMIT) : undefined;
  return (
    <TextInput
      label={text.limit}
      description={text.limitHelp}
      inputMode="numeric"
      value={props.value}
      error={problem ?? props.error}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
