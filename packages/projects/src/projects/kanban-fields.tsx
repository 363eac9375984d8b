import type { Project } from '@org/schema/entities';
import { type ReactElement, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BoardFields } from '../parts/board-fields.tsx';
import { ColumnBadge } from '../parts/column-badge.tsx';
import { text } from './messages.ts';
import type { ProjectFormValues } from './project-form.ts';
import type { ProjectCheck } from './use-project-check.ts';

/** Props of the fields: the form, the stored project, and the defaults of a new one. */
export interface KanbanFieldsProps {
  readonly form: UseFormReturn<ProjectFormValues>;
  readonly record: Project | undefined;
  readonly defaults: ProjectCheck['defaults'] | undefined;
}

/** Renders board and column as badges of a stored project, and as selects of a new one. */
export function KanbanFields({ form, record, defaults }: KanbanFieldsProps): ReactElement {
  // Registered in each render, like inputs: a reset of the form forgets its fields.
  form.register('board_id');
  form.register('column_id');
  const { errors, dirtyFields } = form.formState;
  const [board_id, column_id] = form.watch(['board_id', 'column_id']);
  const isUntouched = !record && board_id === '' && !dirtyFields.board_id;

  useEffect(() => {
    if (!isUntouched || defaults?.board_id == null) return;
    // The default is part of the initial values, so that it alone is no unsaved change.
    form.resetField('board_id', { defaultValue: String(defaults.board_id) });
    form.resetField('column_id', { defaultValue: String(defaults.column_id ?? '') });
  }, [form, isUntouched, defaults]);

  if (record)
    return (
      <div>
        <div className="pj-field-label">{text.kanban}</div>
        <div className="pj-badges">
          {record.board && <span className="pj-board-badge at-cut">{record.board.name}</span>}
          <ColumnBadge name={record.column_name} color={record.column_color} />
        </div>
      </div>
    );

  return (
    <BoardFields
      value={{ board_id, column_id }}
      onChange={(choice) => {
        form.setValue('board_id', choice.board_id, { shouldDirty: true });
        form.setValue('column_id', choice.column_id, { shouldDirty: true });
      }}
      errors={{ board_id: errors.board_id?.message, column_id: errors.column_id?.message }}
    />
  );
}
