import type { RecordFieldsProps } from '@org/admin-kit';
import { COLLECTION_ITEM_FIELDS, type Collection, type CollectionItem } from '@org/schema/entities';
import { FormSection, NativeSelect, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { ItemFormValues } from './item-form.ts';
import { ItemValueInput } from './item-value-input.tsx';
import { ITEM_LABELS, itemText } from './messages.ts';
import './collections.css';

/** Props of the form of an item, with its collection. */
export interface ItemFieldsProps extends RecordFieldsProps<CollectionItem, ItemFormValues> {
  readonly collection: Collection;
}

/** Renders the form of an item: its title, the fields of its collection, and its publication. */
export function ItemFields({ form, readOnly, collection }: ItemFieldsProps): ReactElement {
  const { errors } = form.formState;
  return (
    <>
      <FormSection title={collection.name}>
        <TextInput
          label={ITEM_LABELS.title}
          required
          data-autofocus
          error={errors.title?.message}
          {...form.register('title')}
        />
        {collection.fields.map((field) => (
          <Controller
            key={field.key}
            control={form.control}
            name={`values.${field.key}`}
            render={({ field: input, fieldState }) => (
              <ItemValueInput
                field={field}
                value={input.value}
                onChange={input.onChange}
                error={fieldState.error?.message}
                disabled={readOnly}
              />
            )}
          />
        ))}
      </FormSection>
      <FormSection title={itemText.publication}>
        <NativeSelect
          data={COLLECTION_ITEM_FIELDS.status.options.map(({ value, label }) => ({ value, label }))}
          label={ITEM_LABELS.status}
          error={errors.status?.message}
          {...form.register('status')}
        />
        <TextInput
          label={ITEM_LABELS.slug}
          description={itemText.slugHelp}
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug')}
        />
        <TextInput
          inputMode="numeric"
          label={ITEM_LABELS.position}
          description={itemText.positionHelp}
          error={errors.position?.message}
          {...form.register('position')}
        />
      </FormSection>
    </>
  );
}
