import { BORDER_CHOICES, type OverlaySettings } from '@org/schema';
import {
  ColorField,
  NativeSelect,
  NumberField,
  Segmented,
  type Swatch,
  Switch,
  TextInput,
} from '@org/ui';
import type { ReactElement } from 'react';
import type { FieldSpec } from '../field-specs.ts';
import { choiceLabel } from './group-rows.ts';

/** A control for one value, chosen by what the field may hold. */
export interface ValueControlProps {
  readonly label: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly unit?: string | undefined;
  readonly units?: readonly string[] | undefined;
  readonly onUnit?: ((unit: string) => void) | undefined;
  readonly swatches: readonly Swatch[];
  readonly onChange: (value: unknown) => void;
}

/** Letters that choices side by side may have in all: what the narrowest panel shows without cutting one off. */
const ROW_LETTERS = 18;

function fitsInARow(options: readonly string[]): boolean {
  const letters = options.reduce((sum, option) => sum + choiceLabel(option).length, 0);
  return options.length <= 4 && letters <= ROW_LETTERS;
}

const SIDES = BORDER_CHOICES.map((value) => ({ value, label: choiceLabel(value) }));

function Overlay({
  value,
  swatches,
  onChange,
}: {
  value: OverlaySettings;
  swatches: readonly Swatch[];
  onChange: (value: OverlaySettings) => void;
}): ReactElement {
  return (
    <div className="at-field-stack">
      <Switch
        size="xs"
        aria-label="Overlay"
        checked={value.enabled}
        onChange={(event) => onChange({ ...value, enabled: event.currentTarget.checked })}
      />
      {value.enabled ? (
        <>
          <ColorField
            name="Overlay colour"
            value={value.overlayColor}
            swatches={swatches}
            onChange={(overlayColor) => onChange({ ...value, overlayColor })}
          />
          <NumberField
            name="Overlay opacity"
            min={0}
            max={1}
            step={0.01}
            value={value.overlayOpacity}
            onChange={(overlayOpacity) =>
              overlayOpacity !== '' && onChange({ ...value, overlayOpacity })
            }
          />
        </>
      ) : null}
    </div>
  );
}

/** Draws the control of a field. */
export function ValueControl({
  label,
  spec,
  value,
  unit,
  units,
  onUnit,
  swatches,
  onChange,
}: ValueControlProps): ReactElement {
  switch (spec.kind) {
    case 'number':
      return (
        <NumberField
          name={label}
          min={spec.min}
          max={spec.max}
          step={spec.step < 1 && spec.max > 1 ? 1 : spec.step}
          value={typeof value === 'number' ? value : ''}
          {...(unit === undefined ? {} : { unit })}
          {...(units === undefined ? {} : { units })}
          {...(onUnit === undefined ? {} : { onUnitChange: onUnit })}
          onChange={(next) => next !== '' && onChange(next)}
        />
      );
    case 'choice':
      return spec.options === BORDER_CHOICES || !fitsInARow(spec.options) ? (
        <NativeSelect
          size="xs"
          aria-label={label}
          value={String(value)}
          data={
            spec.options === BORDER_CHOICES
              ? SIDES
              : spec.options.map((option) => ({ value: option, label: choiceLabel(option) }))
          }
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <Segmented
          label={label}
          fullWidth
          value={String(value)}
          options={spec.options.map((option) => ({ value: option, label: choiceLabel(option) }))}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Switch
          size="xs"
          aria-label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'color':
      return (
        <ColorField
          name={label}
          value={String(value)}
          swatches={swatches}
          clearable
          onChange={onChange}
        />
      );
    case 'overlay':
      return <Overlay value={value as OverlaySettings} swatches={swatches} onChange={onChange} />;
    default:
      return (
        <TextInput
          size="xs"
          aria-label={label}
          value={String(value)}
          placeholder={spec.kind === 'url' ? 'https:// or /media/…' : 'linear-gradient(…)'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
