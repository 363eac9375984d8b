import { Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Asks whether the customer gets an email about a change of their order. */
export function NotifySwitch({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactElement {
  return (
    <Switch
      label={text.notify}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
