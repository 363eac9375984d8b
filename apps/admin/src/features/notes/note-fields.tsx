import { CustomerPicker, type RecordFieldsProps } from '@org/admin-kit';
import type { Note } from '@org/schema/entities';
import { Checkbox, FormSection, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { LABELS, text } from './messages.ts';
import type { NoteFormValues } from './note-form.ts';

/** Renders all fields of a note. */
export function NoteFields({
  form,
  record,
}: RecordFieldsProps<Note, NoteFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.note}>
      <TextInput
        label={LABELS.title}
        data-autofocus
        required
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Textarea
        label={LABELS.content}
        autosize
        minRows={6}
        maxRows={24}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <Controller
        control={form.control}
        name="customer_id"
        render={({ field }) => (
          <CustomerPicker
            label={LABELS.customer_id}
            none={text.noCustomer}
            value={field.value}
            known={
              record?.customer
                ? {
                    value: String(record.customer.customer_id),
                    label: record.customer.displayName,
                  }
                : undefined
            }
            onChange={field.onChange}
            error={errors.customer_id?.message}
          />
        )}
      />
      <TextInput
        type="date"
        label={LABELS.due_date}
        error={errors.due_date?.message}
        {...form.register('due_date')}
      />
      <Checkbox label={LABELS.pinned} {...form.register('pinned')} />
      <Checkbox label={LABELS.done} {...form.register('done')} />
    </FormSection>
  );
}
