import { NativeSelect, NumberField, Segmented, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import type { FieldSpec } from '../settings/field-specs.ts';
import { choiceLabel } from './choice-label.ts';
import { PaintControl } from './paint-control.tsx';
import { TokenNumber } from './token-number.tsx';
import type { ValueControlProps } from './value-control-props.ts';

/** Maximum total length of the labels of a segmented control that fits the narrowest panel. */
const ROW_LETTERS = 15;

function fitsInARow(options: readonly string[]): boolean {
  const letters = options.reduce((sum, option) => sum + choiceLabel(option).length, 0);
  return options.length <= 4 && letters <= ROW_LETTERS;
}

/** Returns the step of an arrow key: decimal lengths also change by whole numbers. */
export function keyStep(spec: Extract<FieldSpec, { kind: 'number' }>): number {
  return spec.keyStep ?? (spec.step < 1 && spec.max > 1 ? 1 : spec.step);
}

/** Renders the control of a field. */
export function ValueControl(props: ValueControlProps): ReactElement {
  const { label, spec, value, unit, units, onUnit, onChange, onReset } = props;
  if (spec.kind === 'number' && spec.tokens)
    return <TokenNumber {...props} spec={{ ...spec, tokens: spec.tokens }} step={keyStep(spec)} />;
  if (spec.kind === 'number')
    return (
      <NumberField
        name={label}
        min={spec.min}
        max={spec.max}
        step={keyStep(spec)}
        value={typeof value === 'number' && value !== spec.none ? value : ''}
        {...(spec.none !== undefined && { placeholder: 'Auto' })}
        {...(unit !== undefined && { unit })}
        {...(units !== undefined && { units })}
        {...(onUnit !== undefined && { onUnitChange: onUnit })}
        {...(onReset !== undefined && { onReset })}
        onChange={(next) => {
          if (next !== '') onChange(next);
          else if (spec.none !== undefined) onChange(spec.none);
        }}
      />
    );
  if (spec.kind === 'flag')
    return (
      <Switch
        size="xs"
        aria-label={label}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  if (spec.kind !== 'choice') return <PaintControl {...props} spec={spec} />;

  const options = spec.options.map((option) => ({ value: option, label: choiceLabel(option) }));
  return fitsInARow(spec.options) ? (
    <Segmented
      label={label}
      fullWidth
      value={String(value)}
      options={options}
      onChange={onChange}
    />
  ) : (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={String(value)}
      data={options}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
