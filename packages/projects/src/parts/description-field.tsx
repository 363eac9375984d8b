import { TextField } from '@org/editor-core/text-field';
import type { ReactElement } from 'react';

/** Props of the field: guarded markup in and out. */
export interface DescriptionFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** 'tall' for a task's editor, whose height is fixed. @default 'plain' */
  readonly size?: 'plain' | 'tall';
}

/** Renders a field of formatted text. A tall one scrolls inside. */
export function DescriptionField({
  size = 'plain',
  ...props
}: DescriptionFieldProps): ReactElement {
  return (
    <div className="pj-description" data-size={size}>
      <TextField {...props} />
    </div>
  );
}
