import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

interface AmountFieldProps {
  readonly value: string;
  /** Maximum amount as text. */
  readonly help: string;
  readonly problem: string | undefined;
  /** True for the first field of a dialog, which gets the focus. */
  readonly isFirst?: boolean;
  readonly onType: (typed: string) => void;
}

/** Renders the amount of a payment or a refund. */
export function AmountField({
  value,
  help,
  problem,
  isFirst = false,
  onType,
}: AmountFieldProps): ReactElement {
  return (
    <TextInput
      label={text.amount}
      description={help}
      inputMode="decimal"
      autoComplete="off"
      {...(isFirst && { 'data-autofocus': true })}
      required
      value={value}
      error={problem}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
