import { FORM_EMAIL, isTimeZone, MESSAGES, PAST_DAY } from '@org/schema';
import type { ReactElement } from 'react';
import { Choices, type InputProps, SelectInput } from './form-choices.tsx';
import { AddressInputs, VehicleInputs } from './form-parts.tsx';

/** Longest text that a line takes, and a text of several lines. */
const LINE = 1000;
const TEXT = 10_000;

/** Signs that telephone numbers are written with; whether it is one is for the server to say. Source: FORM-024. */
const PHONE = '[+]?[0-9\\(\\)\\-.\\/\\s]{7,30}';

/** A day that is not over where the business is; its script says which day that is. A zone that nobody knows would stop that. */
const fromToday = (timeZone: string): object => ({
  'data-enhance': 'from-today',
  'data-options': JSON.stringify({ timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }),
  title: PAST_DAY,
});

/** What the browser knows of a line of text: keyboard, rule, and what is said where the rule is broken. */
function lineKind({ field, editing, timeZone }: InputProps): object {
  const { type, validateEmail, validatePhone, rules } = field;
  if (validateEmail)
    return {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      pattern: FORM_EMAIL,
      title: MESSAGES.formEmailInvalid,
    };
  if (type === 'phone' || validatePhone)
    return {
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      pattern: PHONE,
      title: MESSAGES.formPhoneInvalid,
    };
  if (type === 'number') return { type: 'number', step: 'any', inputMode: 'decimal' };
  if (type === 'date')
    return { type: 'date', ...(field.notInPast && !editing && fromToday(timeZone)) };
  const { value, message } = rules.pattern;
  return {
    type: 'text',
    ...(value && { pattern: value, title: message || 'Please match the requested format' }),
  };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
};

/** The input of a field, or its inputs. */
export function FormInput(input: InputProps): ReactElement {
  const { field, id, problemId, required } = input;
  const { type, name, placeholder, defaultValue } = field;
  if (type === 'radio' || type === 'checkbox') return Choices(input);
  if (type === 'select') return SelectInput(input);
  if (type === 'address') return AddressInputs(input);
  if (type === 'vehicle') return VehicleInputs(input);
  const shared = {
    // Another starting value is another input: React leaves the one that is there as it is.
    key: defaultValue,
    id,
    name,
    className: 'org-custom-form-input',
    'aria-describedby': problemId,
    placeholder: placeholder || undefined,
    defaultValue: defaultValue || undefined,
    required: required || undefined,
  };
  const { key, ...rest } = shared;
  if (type === 'textarea') return <textarea key={key} {...rest} rows={5} maxLength={TEXT} />;
  if (type === 'file')
    return (
      <div key={key}>
        <input
          type="file"
          id={id}
          name={`${name}[]`}
          className="org-custom-form-input"
          accept=".jpg,.jpeg,.png,.pdf"
          multiple={true}
          aria-describedby={problemId}
          required={required || undefined}
        />
        <p className="org-custom-form-sub">.jpg, .jpeg, .png, .pdf · 15mb</p>
      </div>
    );
  if (type === 'product')
    return <input key={key} {...rest} type="text" data-product="" maxLength={200} />;
  const autoComplete = AUTOCOMPLETE[field.customerMapping];
  return (
    <input
      key={key}
      {...rest}
      maxLength={type === 'date' ? undefined : LINE}
      autoComplete={autoComplete}
      {...lineKind(input)}
    />
  );
}
