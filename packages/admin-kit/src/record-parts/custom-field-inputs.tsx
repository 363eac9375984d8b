import type { CustomField } from '@org/schema/entities';
import { Checkbox, FormSection, NativeSelect, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/** Props of the inputs: a form whose `custom_fields` holds the values by key, and the fields. */
export interface CustomFieldInputsProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly CustomField[];
  readonly readOnly: boolean;
}

/** Heading of fields without a group. */
const USUAL_GROUP = 'More';

const TYPES: Readonly<Record<string, string>> = {
  number: 'number',
  date: 'date',
  url: 'url',
  email: 'email',
  phone: 'tel',
};

interface InputProps {
  readonly field: CustomField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

function FieldInput({ field, value, onChange, error, disabled }: InputProps): ReactElement {
  const { label, type, options, required } = field;
  const shared = { label, error, disabled, required };
  if (type === 'boolean')
    return (
      <Checkbox
        label={label}
        disabled={disabled}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (type === 'select')
    return (
      <NativeSelect
        {...shared}
        data={[{ value: '', label: '–' }, ...options]}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (type === 'multiselect') {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <Checkbox.Group {...shared} value={chosen} onChange={onChange}>
        <div className="ad-choices">
          {options.map((option) => (
            <Checkbox key={option} value={option} label={option} disabled={disabled} />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  return (
    <TextInput
      {...shared}
      type={TYPES[type] ?? 'text'}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(type === 'number' && typed !== '' ? Number(typed) : typed)
      }
    />
  );
}

/** Renders the custom fields of a tenant in their groups. */
export function CustomFieldInputs<Values extends FieldValues>({
  form,
  fields,
  readOnly,
}: CustomFieldInputsProps<Values>): ReactElement {
  const groups = new Map<string, CustomField[]>();
  for (const field of fields) {
    const group = field.group || USUAL_GROUP;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  const getError = (key: string): string | undefined => {
    const state = form.getFieldState(`custom_fields.${key}` as Path<Values>, form.formState);
    return state.error?.message;
  };
  return (
    <>
      {[...groups].map(([group, own]) => (
        <FormSection key={group} title={group}>
          {own.map((field) => (
            <Controller
              key={field.key}
              control={form.control}
              name={`custom_fields.${field.key}` as Path<Values>}
              render={({ field: input }) => (
                <FieldInput
                  field={field}
                  value={input.value}
                  onChange={input.onChange}
                  error={getError(field.key)}
                  disabled={readOnly}
                />
              )}
            />
          ))}
        </FormSection>
      ))}
    </>
  );
}
