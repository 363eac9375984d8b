import { isEverOpen, type OpeningHours, readTime } from '@org/schema';
import type { NamedFormField } from '@org/schema/entities';
import type { ReactElement } from 'react';

/** Props of every input of a field. */
export interface InputProps {
  readonly field: NamedFormField;
  /** Id of the input, for its label. */
  readonly id: string;
  /** Id of the element that shows problems. */
  readonly problemId: string;
  /** True when the browser validates that there is a value: a conditional field leaves that to its script. */
  readonly required: boolean;
  /** True in the editor, where nothing is interactive. */
  readonly editing: boolean;
  /** True when the installation has an address autocomplete service. */
  readonly findsPlaces: boolean;
  /** Time zone of the business. */
  readonly timeZone: string;
  /** Opening hours of the business. */
  readonly hours: OpeningHours;
}

/** Renders an option beside its checkbox or radio button. */
function choice(
  { field, id, problemId, required }: InputProps,
  at: number,
  { type, value, label }: { type: 'radio' | 'checkbox'; value: string; label: string },
): ReactElement {
  // A checkbox that replaces its label carries the required mark.
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

/** Returns the distinct options of a field; times outside of opening hours are omitted when the field requires that. */
function offeredOptions({ field, hours }: Pick<InputProps, 'field' | 'hours'>): string[] {
  const options = [...new Set(field.options)];
  if (!field.whenOpen) return options;
  return options.filter((option) => {
    const time = readTime(option);
    return time === undefined || isEverOpen(hours, time);
  });
}

/** Renders radio buttons or checkboxes; a single checkbox when there are no options. */
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

/** Renders a select. */
export function SelectInput(input: InputProps): ReactElement {
  const { field, id, problemId, required } = input;
  return (
    <select
      // React does not update the default value of an existing select, so a new one needs a new element.
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
