import type { RecordFieldsProps } from '@org/admin-kit';
import type { Collection } from '@org/schema/entities';
import { FormSection, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { CollectionFormValues } from './collection-form.ts';
import { FieldRows } from './field-rows.tsx';
import { LABELS, text } from './messages.ts';
import './collections.css';

/** Renders the form of a collection: its name, and the fields of its items. */
export function CollectionFields({
  form,
  readOnly,
}: RecordFieldsProps<Collection, CollectionFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <>
      <FormSection title={text.one}>
        <TextInput
          label={LABELS.name}
          required
          data-autofocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextInput
          label={LABELS.slug}
          description={text.slugHelp}
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug')}
        />
        <Textarea
          autosize
          minRows={2}
          maxRows={8}
          label={LABELS.description}
          error={errors.description?.message}
          {...form.register('description')}
        />
      </FormSection>
      <FieldRows form={form} readOnly={readOnly} />
    </>
  );
}
