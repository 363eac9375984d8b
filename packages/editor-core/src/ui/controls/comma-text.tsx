import { TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { SettingControlProps } from './setting-control-props.ts';

/** Renders a comma-separated list. The typed text is parsed on blur, since a trailing comma precedes another entry. */
export function CommaText({ field, value, onChange }: SettingControlProps): ReactElement {
  const [draft, setDraft] = useState<string>();
  const stored = typeof value === 'string' ? value : '';
  return (
    <TextInput
      size="xs"
      aria-label={field.label}
      value={draft ?? stored}
      {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        onChange({ [field.prop]: currentTarget.value });
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
