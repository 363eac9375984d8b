import { TextInput } from '@org/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { MergeFieldChoice } from '../../session/host/editor-host.ts';
import { insertField } from '../../session/text/rich-format.ts';
import type { TextPanelProps } from './text-panels.tsx';

/**
 * Renders the merge fields of an email. A field is replaced with the reader's own value, such as the first name, or with the text
 * that is typed here when there is none.
 */
export function FieldPanel({
  rich,
  onDone,
  fields,
}: Pick<TextPanelProps, 'rich' | 'onDone'> & {
  readonly fields: readonly MergeFieldChoice[];
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [fallback, setFallback] = useState('');
  useEffect(() => rich.lendFocus(input.current), [rich]);
  return (
    <fieldset className="at-text-panel at-text-link" aria-label="Merge field">
      <TextInput
        ref={input}
        size="xs"
        label="For readers without it"
        placeholder="friend"
        maxLength={100}
        value={fallback}
        onChange={({ currentTarget: { value } }) => setFallback(value)}
      />
      <div className="at-text-fields">
        {fields.map(({ name, label, description, sample }) => (
          <button
            key={name}
            type="button"
            className="at-text-field"
            onClick={() => {
              insertField(rich.editor, name, fallback);
              onDone();
              rich.takeFocus();
            }}
          >
            <strong>{label}</strong>
            <small>{sample ? `${description}, such as “${sample}”` : description}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
