import { NumberField } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { SettingControlProps } from './setting-control.tsx';

/**
 * How many columns a row has, or items an accordion. The number counts when the field is left or Enter is pressed:
 * on the way to 12 one types a 1, which would take every other column away with what it holds.
 * Source: EDIT-020, EDIT-021.
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
