import { getThemeTokens } from '@org/schema/entities';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { type FieldSpec, TOKEN_NAMES } from '../settings/field-specs.ts';
import type { PanelHost } from './panel-host.ts';
import { TokenChips } from './token-chips.tsx';
import type { ValueControlProps } from './value-control-props.ts';

type NumberSpec = Extract<FieldSpec, { kind: 'number' }>;

/** Returns the sizes of the theme for a field by name, px; none for other fields. */
export function getSizes(
  { tokens }: NumberSpec,
  host: PanelHost,
): Readonly<Record<string, number | undefined>> {
  return tokens ? (host.tokens ?? getThemeTokens())[tokens] : {};
}

/** Renders a number in px with the sizes of the theme below it. The number of a chosen size is that of the theme. */
export function TokenNumber({
  spec,
  step,
  ...props
}: Omit<ValueControlProps, 'spec'> & {
  readonly spec: NumberSpec & { readonly tokens: NonNullable<NumberSpec['tokens']> };
  readonly step: number;
}): ReactElement {
  const { label, value, unit, units, onUnit, host, onChange, onReset } = props;
  const sizes = getSizes(spec, host);
  const size = typeof value === 'string' ? sizes[value] : undefined;
  const isFull = size !== undefined && size > spec.max;
  const number = size ?? value;
  return (
    <div className="at-token-number">
      <NumberField
        name={label}
        min={spec.min}
        max={spec.max}
        step={step}
        value={typeof number === 'number' && !isFull ? number : ''}
        {...(isFull && { placeholder: 'Full' })}
        {...(unit !== undefined && { unit: size === undefined ? unit : 'px' })}
        {...(units !== undefined && { units })}
        {...(onUnit !== undefined && { onUnitChange: onUnit })}
        {...(onReset !== undefined && { onReset })}
        onChange={(next) => next !== '' && onChange(next)}
      />
      <TokenChips
        label={label}
        tokens={TOKEN_NAMES[spec.tokens]}
        sizes={sizes as Readonly<Record<string, number>>}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
