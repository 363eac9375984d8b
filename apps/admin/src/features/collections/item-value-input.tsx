import { RecordPicker } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { TextField } from '@org/editor-core/text-field';
import type { CollectionField } from '@org/schema/entities';
import { NativeSelect, Textarea, TextInput } from '@org/ui';
import { type ReactElement, useMemo } from 'react';
import { itemSource } from './collection-sources.ts';
import { type FieldValue, NO_PICTURE } from './item-form.ts';
import { itemText } from './messages.ts';
import '@org/editor-core/text-field.css';

/** Props of the input of a field. */
export interface ItemValueProps {
  readonly field: CollectionField;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

function ReferenceInput({ field, value, onChange, error, disabled }: ItemValueProps): ReactElement {
  const { collection_id, label, required } = field;
  const source = useMemo(() => itemSource(collection_id ?? 0), [collection_id]);
  return (
    <RecordPicker
      source={source}
      label={required ? `${label} *` : label}
      none={itemText.noItem}
      nothingFound={itemText.noItemFound}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
      disabled={disabled}
    />
  );
}

function PictureInput({ field, value, onChange, error, disabled }: ItemValueProps): ReactElement {
  const picture = typeof value === 'object' ? value : NO_PICTURE;
  return (
    <div className="ad-collection-picture">
      <ImageField
        label={field.required ? `${field.label} *` : field.label}
        value={picture.src}
        onChange={(src) => onChange({ ...picture, src })}
        error={error}
        disabled={disabled}
      />
      {picture.src && (
        <TextInput
          label={itemText.pictureText}
          maxLength={300}
          disabled={disabled}
          value={picture.alt}
          onChange={({ currentTarget: { value: alt } }) => onChange({ ...picture, alt })}
        />
      )}
    </div>
  );
}

/** Renders the input of a field of an item, by the kind of the field. */
export function ItemValueInput(props: ItemValueProps): ReactElement {
  const { field, value, onChange, error, disabled } = props;
  const { kind, label, required, options } = field;
  const text = typeof value === 'string' ? value : '';
  const shared = { label, error, disabled, required };
  switch (kind) {
    case 'picture':
      return <PictureInput {...props} />;
    case 'reference':
      return <ReferenceInput {...props} />;
    case 'rich_text':
      return (
        <TextField
          label={required ? `${label} *` : label}
          value={text}
          onChange={onChange}
          error={error}
          disabled={disabled}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          data={[
            { value: '', label: '–' },
            ...options,
            // A choice that the field no longer has remains until another one is chosen.
            ...(text !== '' && !options.includes(text) ? [text] : []),
          ]}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={1}
          maxRows={12}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...shared}
          {...(kind === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const })}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
