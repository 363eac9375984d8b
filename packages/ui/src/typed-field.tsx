import { TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useTyped } from './use-typed.ts';

/** A text field whose value has a form of its own, such as an address or a gradient. */
export interface TypedFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shape: what was typed → the value, undefined when it is none. */
  readonly read: (typed: string) => string | undefined;
  /** Said about text that is no value. */
  readonly problem: string;
  readonly label?: string | undefined;
  /** What screen readers say where no label is shown. */
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm' | undefined;
}

/** Text that is kept as it was typed and taken on Enter or when the field is left; what is no value is said so and not stored. */
export function TypedField(props: TypedFieldProps): ReactElement {
  const { value, onChange, read, problem, label, name, size = 'xs', disabled = false } = props;
  const typed = useTyped({ value, onChange, read, live: () => false });
  return (
    <TextInput
      size={size}
      value={typed.draft ?? value}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.finish}
      onKeyDown={(event) => event.key === 'Enter' && typed.finish()}
      spellCheck={false}
      disabled={disabled}
      error={typed.refused ? problem : undefined}
      {...(label ? { label } : { 'aria-label': name })}
      {...(props.placeholder && { placeholder: props.placeholder })}
      {...(props.description && { description: props.description })}
    />
  );
}
