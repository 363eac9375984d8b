import { NumberInput } from '@mantine/core';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useLimitNotice } from './use-limit-notice.ts';
import { clampToStep, useScrub } from './use-scrub.ts';

/** Props of the field: a number, or '' for none. */
export interface NumberFieldProps {
  readonly value: number | '';
  readonly onChange: (value: number | '') => void;
  /** Visible label, which can be dragged to change the value; without it provide `name`. */
  readonly label?: string;
  /** Accessible name of a field without a label. */
  readonly name?: string;
  readonly min?: number;
  readonly max?: number;
  /** @default 1 */
  readonly step?: number;
  /** Unit shown inside the field. */
  readonly unit?: string;
  /** Units to choose from; `onUnitChange` receives the choice. */
  readonly units?: readonly string[];
  readonly onUnitChange?: (unit: string) => void;
  /** Called when Delete or Backspace is pressed in the empty field. */
  readonly onReset?: () => void;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** True to say so at the field when a typed number is outside of its limits. @default false */
  readonly tellsLimits?: boolean;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm';
}

function Unit({
  unit,
  units,
  onUnitChange,
  name,
}: { name: string } & Pick<NumberFieldProps, 'unit' | 'units' | 'onUnitChange'>) {
  if (!units || units.length < 2) return <span className="at-unit">{unit ?? units?.[0]}</span>;
  return (
    <select
      className="at-unit at-unit-choice"
      aria-label={`Unit of ${name}`}
      value={unit ?? units[0]}
      onChange={(event) => onUnitChange?.(event.target.value)}
    >
      {units.map((item) => (
        <option key={item}>{item}</option>
      ))}
    </select>
  );
}

/**
 * Renders a number with its unit inside. Arrow keys change it by a step, with Shift by ten; dragging the label changes it too.
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onChange, label, step = 1, min, max, unit, units } = props;
  const limits = { min, max, step };
  /**
   * True while the field is empty during editing, whatever the value is: without support for '' the old value returns on blur.
   */
  const [emptied, setEmptied] = useState(false);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setEmptied(false);
  }
  const current = value === '' ? (min ?? 0) : value;
  const scrub = useScrub({ value: current, onChange, ...limits });
  const name = label ?? props.name ?? '';
  const notice = useLimitNotice({ isOn: props.tellsLimits ?? false, min, max, unit });
  const error = props.error ?? notice.error;
  const description = props.description ?? notice.description;

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (isDelete && event.currentTarget.value === '' && props.onReset) {
      // The same key press must not delete a digit of the restored value.
      event.preventDefault();
      event.stopPropagation();
      setEmptied(false);
      return props.onReset();
    }
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!event.shiftKey || direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(clampToStep(current + direction * step * 10, limits));
  }

  return (
    <NumberInput
      value={emptied ? '' : value}
      onChange={(next) => {
        if (typeof next !== 'number' && next !== '') return;
        setEmptied(next === '');
        notice.type(next);
        if (next !== value) onChange(next);
      }}
      onBlur={() => {
        setEmptied(false);
        notice.end();
      }}
      onKeyDownCapture={press}
      size={props.size ?? 'xs'}
      step={step}
      hideControls
      disabled={props.disabled ?? false}
      aria-label={label ? undefined : name}
      label={
        label && (
          <span className="at-scrub" {...scrub}>
            {label}
          </span>
        )
      }
      rightSection={(unit || units) && <Unit name={name} {...props} />}
      rightSectionWidth={units && units.length > 1 ? 52 : 36}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(props.placeholder && { placeholder: props.placeholder })}
      {...(description && { description })}
      {...(error && { error })}
    />
  );
}
