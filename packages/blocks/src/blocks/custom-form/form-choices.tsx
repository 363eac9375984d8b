import { isEverOpen, type NamedFormField, type OpeningHours, readTime } from '@org/schema';
import type { ReactElement } from 'react';

/** What every input of a field is given. */
export interface InputProps {
  readonly field: NamedFormField;
  /** Id of the input, which its label names. */
  readonly id: string;
  /** Id of the place where problems are told. */
  readonly problemId: string;
  /** True where the browser asks for a value by itself: a field that is not always shown leaves that to its script. */
  readonly required: boolean;
  /** True while the form is edited: nothing in it comes to life. */
  readonly editing: boolean;
  /** True where the installation has a service that finds addresses. */
  readonly findsPlaces: boolean;
  /** Where the business is. */
  readonly timeZone: string;
  /** When the business is open. */
  readonly hours: OpeningHours;
}

/** One choice beside its box or its circle. */
function choice(
  { field, id, problemId, required }: InputProps,
  at: number,
  { type, value, label }: { type: 'radio' | 'checkbox'; value: string; label: string },
): ReactElement {
  // A box that stands for its label carries its flag.
  const isSeen = field.showLabel && field.checkboxLabel !== '';
  const isFlagged = field.options.length === 0 && field.rules.required && !isSeen;
  const chosen = field.defaultValue.split(',').map((one) => one.trim());
  return (
    <label key={at} className="org-custom-form-choice">
      <input
        type={type}
        id={`${id}-${at}`}
        name={field.name}
        value={value}
        className="org-custom-form-mark"
        aria-describedby={problemId}
        required={required && (type === 'radio' || field.options.length < 2) ? true : undefined}
        defaultChecked={chosen.includes(value) || undefined}
      />
      <span>
        {label}
        {isFlagged ? (
          <span className="org-custom-form-star" title="required">
            {' *'}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Options of a field, each once; times outside of opening hours are left out where the field asks for that. */
function offeredOptions({ field, hours }: Pick<InputProps, 'field' | 'hours'>): string[] {
  const options = [...new Set(field.options)];
  if (!field.whenOpen) return options;
  return options.filter((option) => {
    const time = readTime(option);
    return time === undefined || isEverOpen(hours, time);
  });
}

/** One of several, or any of several; a single box where a checkbox has no options. Source: FORM-016. */
export function Choices(input: InputProps): ReactElement {
  const { field } = input;
  const type = field.type === 'radio' ? 'radio' : 'checkbox';
  const options =
    field.options.length > 0
      ? offeredOptions(input).map((value) => ({ type, value, label: value }) as const)
      : [{ type, value: 'yes', label: field.checkboxLabel || field.label } as const];
  return (
    <div className="org-custom-form-choices">
      {options.map((option, at) => choice(input, at, option))}
    </div>
  );
}

/** A list to choose one from. */
export function SelectInput(input: InputProps): ReactElement {
  const { field, id, problemId, required } = input;
  return (
    <select
      // Another starting choice is another select: React leaves the one that is there as it is.
      key={field.defaultValue}
      id={id}
      name={field.name}
      className="org-custom-form-input"
      aria-describedby={problemId}
      required={required || undefined}
      defaultValue={field.options.includes(field.defaultValue) ? field.defaultValue : ''}
    >
      <option value="">{field.placeholder || 'Please choose'}</option>
      {offeredOptions(input).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
