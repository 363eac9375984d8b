import { Textarea, TextInput } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { SettingControlProps } from './setting-control-props.ts';

/**
 * Renders a required text, or a text of digits. An invalid value is shown and marked but not stored, so that the block keeps its
 * previous one.
 */
export function RequiredText({ field, value, onChange }: SettingControlProps): ReactElement {
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    // A value that was changed elsewhere, such as by undo, replaces the draft.
    void stored;
    setDraft(undefined);
  }, [stored]);
  const text = draft ?? stored;
  const isValid = (typed: string): boolean =>
    (field.required !== true || typed.trim() !== '') &&
    (field.digits !== true || /^\d*$/.test(typed));

  const shared = {
    size: 'xs',
    'aria-label': field.label,
    required: field.required === true,
    error: !isValid(text),
    value: text,
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const typed = event.currentTarget.value;
      setDraft(isValid(typed) ? undefined : typed);
      if (isValid(typed) && typed !== stored) onChange({ [field.prop]: typed });
    },
  } as const;
  return field.kind === 'textarea' ? (
    <Textarea {...shared} rows={3} />
  ) : (
    <TextInput {...shared} inputMode={field.digits === true ? 'numeric' : 'text'} />
  );
}
