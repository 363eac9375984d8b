import { Button, TextInput } from '@mantine/core';
import type { FilterRule, ListField } from '@org/schema';
import { type ReactElement, useState } from 'react';
import { Segmented } from '../elements/segmented.tsx';
import type { Choice, FindChoices } from './list-choice.ts';
import { ListChoices } from './list-choices.tsx';
import { valueShape } from './list-filter-words.ts';

/** A value that is being edited. */
export type DraftValue = FilterRule['value'];

/** Props of the value: rule, and change handler; undefined for an incomplete value. */
export interface FilterValueProps {
  readonly field: ListField;
  readonly operator: FilterRule['operator'];
  readonly value: DraftValue;
  readonly onChange: (value: DraftValue) => void;
  readonly find?: FindChoices | undefined;
  readonly getName?: ((value: string | number) => string | undefined) | undefined;
}

const PERIODS = [7, 30, 90] as const;
const ME: Choice = { value: 'me', label: 'Me' };
const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const isNumeric = ({ type }: ListField): boolean => type === 'number' || type === 'money';

function readOne(field: ListField, typed: string): string | number | undefined {
  if (typed.trim() === '') return undefined;
  if (!isNumeric(field)) return field.type === 'date' ? typed : typed.trim();
  const number = Number(typed);
  return Number.isFinite(number) ? number : undefined;
}

interface OneFieldProps {
  readonly field: ListField;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
  readonly first?: boolean;
}

function OneField({ field, label, value, onChange, first = false }: OneFieldProps) {
  const [typed, setTyped] = useState(
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  );
  return (
    <TextInput
      size="xs"
      aria-label={label}
      type={field.type === 'date' ? 'date' : isNumeric(field) ? 'number' : 'text'}
      {...(isNumeric(field) && { step: 'any', inputMode: 'decimal' as const })}
      value={typed}
      {...(first && { 'data-autofocus': true })}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readOne(field, event.currentTarget.value));
      }}
    />
  );
}

function Range({ field, value, onChange }: FilterValueProps) {
  const [ends, setEnds] = useState<readonly unknown[]>(Array.isArray(value) ? value : []);
  const put = (at: 0 | 1) => (end: string | number | undefined) => {
    const next = at === 0 ? [end, ends[1]] : [ends[0], end];
    setEnds(next);
    const [from, to] = next;
    const whole = from !== undefined && to !== undefined;
    onChange(whole ? [from as string | number, to as string | number] : undefined);
  };
  return (
    <div className="at-filter-range">
      <OneField
        field={field}
        label={`${field.label} from`}
        value={ends[0]}
        onChange={put(0)}
        first
      />
      <span className="at-meta">and</span>
      <OneField field={field} label={`${field.label} to`} value={ends[1]} onChange={put(1)} />
    </div>
  );
}

function Days({ field, value, onChange }: FilterValueProps) {
  const [shown, setShown] = useState(0);
  return (
    <div className="at-filter-days">
      {/* Choosing a preset period also fills the field. */}
      <OneField
        key={shown}
        field={{ type: 'number', label: field.label }}
        label="Days"
        value={value}
        onChange={onChange}
        first
      />
      <span className="at-meta">days</span>
      {PERIODS.map((days) => (
        <Button
          key={days}
          size="compact-xs"
          variant={value === days ? 'light' : 'default'}
          onClick={() => {
            onChange(days);
            setShown((count) => count + 1);
          }}
        >
          {days}
        </Button>
      ))}
    </div>
  );
}

/** Renders the inputs for the value of a filter, by its operator. */
export function FilterValue(props: FilterValueProps): ReactElement | null {
  const { field, operator, value, onChange, find, getName } = props;
  switch (valueShape(operator)) {
    case 'none':
      return null;
    case 'days':
      return <Days {...props} />;
    case 'range':
      return <Range {...props} />;
    case 'choices':
      return (
        <ListChoices
          label={field.label}
          choices={field.options ?? (field.type === 'person' ? [ME] : [])}
          find={find}
          getName={getName}
          chosen={Array.isArray(value) ? value : []}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
        />
      );
    case 'one':
      if (field.type === 'boolean')
        return (
          <Segmented
            label={field.label}
            options={YES_NO}
            value={String(value ?? true)}
            onChange={(next) => onChange(next === 'true')}
          />
        );
      return <OneField field={field} label={field.label} value={value} onChange={onChange} first />;
  }
}
