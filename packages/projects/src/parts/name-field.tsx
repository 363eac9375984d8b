import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';

/** Props of the first field of a dialog. */
export interface NameFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: string;
  /** Maximum length in characters. */
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Renders the required name or title of a record, which has the focus when its dialog opens. */
export function NameField({ onChange, ...props }: NameFieldProps): ReactElement {
  return (
    <TextInput
      {...props}
      required
      data-autofocus
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
