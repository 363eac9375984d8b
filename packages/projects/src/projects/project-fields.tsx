import type { RecordFieldsProps } from '@org/admin-kit';
import type { Project } from '@org/schema/entities';
import { FormSection, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';
import type { ProjectFormValues } from './project-form.ts';

/** Renders all fields of a project. */
export function ProjectFields({
  form,
}: RecordFieldsProps<Project, ProjectFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.project}>
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
      </div>
      <div className="ad-pair">
        <TextInput
          type="datetime-local"
          label={LABELS.start_date}
          required
          error={errors.start_date?.message}
          {...form.register('start_date')}
        />
        <TextInput
          type="datetime-local"
          label={LABELS.end_date}
          error={errors.end_date?.message}
          {...form.register('end_date')}
        />
      </div>
    </FormSection>
  );
}
