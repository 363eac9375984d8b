import { Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders a switch that notifies the customer by email. */
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
