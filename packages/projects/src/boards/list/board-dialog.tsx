import { RecordDialog, useCan } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Board } from '@org/schema/entities';
import { ColorField, MultiSelect, Switch, TagsInput } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { NameField } from '../../parts/name-field.tsx';
import { text } from '../copy/messages.ts';

/** Color of a new board. */
const FIRST_COLOR = '#2f6fde';
/** Colors of the first columns of a new board, in turn. */
const COLUMN_COLORS = ['#8a94a6', '#2f6fde', '#b7791f', '#7437b0', '#0b6480'];
const DONE_COLOR = '#1f9d61';
const MAX_NAME = 120;
const MAX_FIRST_COLUMNS = 12;

/** Props of the dialog: the board; undefined for a new one. */
export interface BoardDialogProps {
  readonly board: Board | undefined;
  readonly onSaved: (board: Board) => void;
  readonly onClose: () => void;
}

function PeopleField(props: {
  readonly value: readonly number[];
  readonly known: Board['assignees'];
  readonly onChange: (ids: number[]) => void;
}): ReactElement {
  const found = useQuery(callQuery(useApi(), apiContract.assignees.list, { query: {} }));
  const people = new Map(
    [...props.known, ...(found.data?.rows ?? [])].map(({ id, displayName }) => [
      String(id),
      displayName,
    ]),
  );
  return (
    <MultiSelect
      label={text.people}
      description={text.peopleHelp}
      searchable
      clearable
      data={[...people].map(([value, label]) => ({ value, label }))}
      value={props.value.map(String)}
      onChange={(ids) => props.onChange(ids.map(Number))}
    />
  );
}

/** Creates a board with its first columns, or changes its name, color and people. */
export function BoardDialog({ board, onSaved, onClose }: BoardDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canAssign = useCan('kanban.can_assign');
  const { boards } = apiContract;
  return (
    <RecordDialog
      title={board ? text.editBoard : text.newBoard}
      saveLabel={board ? text.saveBoard : text.createBoard}
      cancelLabel={text.cancel}
      version={board?.version}
      first={{
        name: board?.name ?? '',
        color: board?.color || FIRST_COLOR,
        assignees: board?.assignees.map(({ id }) => id) ?? [],
        columns: text.firstColumns.map(String),
        is_default: board?.is_default ?? false,
      }}
      isComplete={({ name }) => name.trim() !== ''}
      getVersion={(current) => (current as Board | undefined)?.version}
      changedElsewhere={text.changedElsewhere}
      refresh={async () => {
        await queries.invalidateQueries({ queryKey: callKey(boards.list) });
        await queries.invalidateQueries({ queryKey: callKey(boards.get) });
      }}
      onClose={onClose}
      save={async ({ name, color, assignees, columns, is_default }, version, key) => {
        const fields = { name, color, is_default, ...(canAssign && { assignees }) };
        const answer = board
          ? await api.call(boards.update, {
              params: { id: board.id },
              body: { ...fields, version },
            })
          : await api.call(boards.create, {
              body: {
                ...fields,
                columns: columns.map((label, at) => ({
                  name: label,
                  color:
                    at === columns.length - 1 && at > 0
                      ? DONE_COLOR
                      : (COLUMN_COLORS[at % COLUMN_COLORS.length] ?? FIRST_COLOR),
                  is_done: at === columns.length - 1 && at > 0,
                })),
              },
              idempotencyKey: key,
            });
        onSaved(answer.board);
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
          {canAssign && (
            <PeopleField
              value={values.assignees}
              known={board?.assignees ?? []}
              onChange={(assignees) => set({ assignees })}
            />
          )}
          {!board && (
            <TagsInput
              label={text.columns}
              description={text.columnsHelp}
              value={values.columns}
              maxTags={MAX_FIRST_COLUMNS}
              error={errors.columns}
              onChange={(columns) => set({ columns })}
            />
          )}
          <Switch
            label={text.defaultBoard}
            checked={values.is_default}
            disabled={board?.is_default ?? false}
            onChange={(event) => set({ is_default: event.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}
