import { ImageField } from '@org/admin-kit/media';
import { Select, Switch, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

interface FieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly description?: string | undefined;
}

const getError = <Values extends FieldValues>({ form, name }: FieldProps<Values>) => {
  const message: unknown = form.formState.errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Renders a single-line text field. */
export function LineField<Values extends FieldValues>(
  props: FieldProps<Values> & { readonly type?: string; readonly placeholder?: string },
): ReactElement {
  const { form, name, label, description, type, placeholder } = props;
  return (
    <TextInput
      label={label}
      description={description}
      error={getError(props)}
      {...(type && { type })}
      {...(placeholder && { placeholder })}
      {...form.register(name)}
    />
  );
}

/** Renders a multi-line text field. */
export function AreaField<Values extends FieldValues>(props: FieldProps<Values>): ReactElement {
  const { form, name, label, description } = props;
  return (
    <Textarea
      label={label}
      description={description}
      autosize
      minRows={2}
      maxRows={8}
      error={getError(props)}
      {...form.register(name)}
    />
  );
}

/** Renders a select; a stored value remains an option, even when the list does not contain it. */
export function ChoiceField<Values extends FieldValues>(
  props: FieldProps<Values> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly readOnly: boolean;
  },
): ReactElement {
  const { form, name, label, description, options, readOnly } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          label={label}
          description={description}
          searchable={options.length > 8}
          allowDeselect={false}
          disabled={readOnly}
          data={
            options.some(({ value }) => value === field.value)
              ? [...options]
              : [{ value: field.value, label: field.value }, ...options]
          }
          value={field.value}
          onChange={(value) => field.onChange(value ?? field.value)}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Renders an image field of the media library. */
export function PictureField<Values extends FieldValues>(
  props: FieldProps<Values> & { readonly readOnly: boolean },
): ReactElement {
  const { form, name, label, description, readOnly } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ImageField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          disabled={readOnly}
          {...(description && { description })}
        />
      )}
    />
  );
}

/** Renders a switch. */
export function SwitchField<Values extends FieldValues>(
  props: FieldProps<Values> & { readonly readOnly: boolean },
): ReactElement {
  const { form, name, label, description, readOnly } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Switch
          label={label}
          description={description}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.currentTarget.checked)}
          onBlur={field.onBlur}
          disabled={readOnly}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
