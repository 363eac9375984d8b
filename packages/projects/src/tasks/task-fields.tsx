import type { RecordFieldsProps } from '@org/admin-kit';
import type { Task } from '@org/schema/entities';
import { FormSection, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';
import type { TaskFormValues } from './task-form.ts';

/** Renders all fields of a task. */
export function TaskFields({ form }: RecordFieldsProps<Task, TaskFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.task}>
      <TextInput
        label={LABELS.title}
        data-autofocus
        required
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="ad-pair">
        <TextInput
          label={LABELS.est_hours}
          required
          inputMode="decimal"
          error={errors.est_hours?.message}
          {...form.register('est_hours')}
        />
        <TextInput
          type="datetime-local"
          label={LABELS.due_date}
          error={errors.due_date?.message}
          {...form.register('due_date')}
        />
      </div>
    </FormSection>
  );
}
