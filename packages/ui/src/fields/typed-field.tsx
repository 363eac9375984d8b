import { TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useTyped } from './use-typed.ts';

/** Props of a text field whose value has a format, such as a URL or a gradient. */
export interface TypedFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * Returns the value of a typed text; undefined when it is invalid.
   * @param typed - typed text
   */
  readonly read: (typed: string) => string | undefined;
  /** Message for an invalid value. */
  readonly problem: string;
  readonly label?: string | undefined;
  /** Accessible name of a field without a label. */
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm' | undefined;
}

/** Renders a field that keeps the typed text and applies it on Enter or blur; an invalid value is marked and not stored. */
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
