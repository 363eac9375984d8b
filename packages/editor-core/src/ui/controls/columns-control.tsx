import { NumberField } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { SettingControlProps } from './setting-control-props.ts';

/**
 * Renders the number of columns of a row, or of items of an accordion. It applies on blur or Enter: typing 12 starts with a 1,
 * which would delete all other columns with their content.
 */
export function ColumnsControl({ field, value, onChange }: SettingControlProps): ReactElement {
  const count = typeof value === 'number' ? value : 1;
  const { min = 1, max = 12 } = field;
  const [typed, setTyped] = useState<number | ''>(count);
  const [refused, setRefused] = useState(false);
  useEffect(() => setTyped(count), [count]);

  function settle(): void {
    const fits = typed !== '' && Number.isInteger(typed) && typed >= min && typed <= max;
    setRefused(!fits);
    if (!fits) return setTyped(count);
    if (typed !== count) onChange({ [field.prop]: typed });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what has the focus; this hears of it
    <div onBlur={settle} onKeyDown={(event) => event.key === 'Enter' && settle()}>
      <NumberField
        name={field.label}
        value={typed}
        error={refused ? `Choose ${min} to ${max}` : null}
        onChange={(next) => {
          setRefused(false);
          setTyped(next);
        }}
      />
    </div>
  );
}
