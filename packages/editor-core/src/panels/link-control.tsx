import { LINK_TARGETS } from '@org/schema';
import { Switch, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { SettingControlProps } from './setting-control.tsx';

/** An address, and whether it opens in a new tab. */
export function LinkControl({ field, value, props, onChange }: SettingControlProps): ReactElement {
  const target = field.also?.target;
  return (
    <div className="at-field-stack">
      <TextInput
        size="xs"
        aria-label={field.label}
        placeholder="/about, https://… or #anchor"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange({ [field.prop]: event.currentTarget.value })}
      />
      {target === undefined ? null : (
        <Switch
          size="xs"
          label="Open in a new tab"
          checked={props[target] === '_blank'}
          onChange={(event) =>
            onChange({ [target]: event.currentTarget.checked ? '_blank' : LINK_TARGETS[0] })
          }
        />
      )}
    </div>
  );
}
