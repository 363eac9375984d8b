import { isTimeZone } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import { FORM_EMAIL, PAST_DAY } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { Choices, type InputProps, SelectInput } from './form-choices.tsx';
import { AddressInputs, VehicleInputs } from './form-parts.tsx';

/** Maximum length of a single-line and of a multi-line text. */
const LINE = 1000;
const TEXT = 10_000;

/** Characters of telephone numbers; the server checks whether one is valid. */
const PHONE = '[+]?[0-9\\(\\)\\-.\\/\\s]{7,30}';

/**
 * Restricts a date to today or later in the business's time zone; its script determines today. An unknown zone would make that
 * fail.
 */
const fromToday = (timeZone: string): object => ({
  'data-enhance': 'from-today',
  'data-options': JSON.stringify({ timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }),
  title: PAST_DAY,
});

/** Returns the attributes of a text input: keyboard, pattern, and the message for a mismatch. */
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

/** Renders the input or inputs of a field. */
export function FormInput(input: InputProps): ReactElement {
  const { field, id, problemId, required } = input;
  const { type, name, placeholder, defaultValue } = field;
  if (type === 'radio' || type === 'checkbox') return Choices(input);
  if (type === 'select') return SelectInput(input);
  if (type === 'address') return AddressInputs(input);
  if (type === 'vehicle') return VehicleInputs(input);
  const shared = {
    // React does not update the default value of an existing input, so a new one needs a new element.
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
