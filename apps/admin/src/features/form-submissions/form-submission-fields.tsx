import { FORM_SUBMISSION_FIELDS, type FormSubmission } from '@org/schema';
import { FormSection, NativeSelect, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { RecordFieldsProps } from '../../app/record/record-screen.ts';
import type { FormSubmissionFormValues } from './form-submission-form.ts';
import { LABELS, text } from './messages.ts';

/** All fields of a form submission. */
export function FormSubmissionFields({
  form,
}: RecordFieldsProps<FormSubmission, FormSubmissionFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.one}>
      <TextInput
        label={LABELS.subject}
        required
        data-autofocus
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextInput
        label={LABELS.form_name}
        error={errors.form_name?.message}
        {...form.register('form_name')}
      />
      <TextInput label={LABELS.email} error={errors.email?.message} {...form.register('email')} />
      <NativeSelect
        data={FORM_SUBMISSION_FIELDS.status.options.map(({ value, label }) => ({ value, label }))}
        label={LABELS.status}
        error={errors.status?.message}
        {...form.register('status')}
      />
      <Textarea
        autosize
        minRows={4}
        maxRows={24}
        label={LABELS.message}
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormSection>
  );
}
