import type { Assignee } from '@org/schema/entities';
import type { ReactElement } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { PeopleField } from './people-field.tsx';

/** Props of the field: a form and its field with the ids of people, and those of the record, whose names are known. */
export interface PeopleFormFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPathByValue<Values, number[]>;
  readonly label: string;
  readonly none: string;
  readonly known: readonly Assignee[] | undefined;
  readonly readOnly: boolean;
}

/** Picks several people in a form. */
export function PeopleFormField<Values extends FieldValues>(
  props: PeopleFormFieldProps<Values>,
): ReactElement {
  const { form, name, label, none, known, readOnly } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <PeopleField
      label={label}
      none={none}
      value={field.value}
      known={known}
      onChange={field.onChange}
      disabled={readOnly}
      error={fieldState.error?.message}
    />
  );
}
