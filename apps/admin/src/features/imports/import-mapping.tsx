import { type Import, ON_MATCH as MATCHES, type OnMatch } from '@org/schema/contract';
import { Checkbox, FormSection, NativeSelect } from '@org/ui';
import type { ReactElement } from 'react';
import { ON_MATCH, text } from './messages.ts';
import type { ImportChange } from './use-import-changes.ts';

/** Renders the mapping of columns to fields, and the handling of existing records. A change is saved immediately. */
export function ImportMapping({
  record,
  readOnly,
  onChange,
}: {
  readonly record: Import;
  readonly readOnly: boolean;
  readonly onChange: (change: ImportChange) => void;
}): ReactElement {
  const { columns, sample, mapping, fields, matchFields, matchOn, onMatch } = record;
  const { makesMissing } = record;
  function map(at: number, name: string): void {
    // A field can only be mapped to one column: the previous one is reset.
    const next = mapping.map((field, column) => {
      if (column === at) return name;
      return name && field === name ? '' : field;
    });
    onChange({ mapping: next });
  }

  const named = new Set(mapping);
  return (
    <>
      <FormSection title={text.mappingTitle} text={text.mappingText}>
        <table className="ad-import-table">
          <thead>
            <tr>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.values}</th>
              <th scope="col">{text.field}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <tr key={at} data-left={mapping[at] === '' || undefined}>
                <th scope="row">{column || `#${at + 1}`}</th>
                <td className="at-meta">
                  {sample
                    .map((row) => row[at])
                    .filter(Boolean)
                    .slice(0, 3)
                    .join(', ')}
                </td>
                <td>
                  <NativeSelect
                    size="xs"
                    aria-label={`${text.field}: ${column}`}
                    disabled={readOnly}
                    value={mapping[at] ?? ''}
                    data={[
                      { value: '', label: text.leaveOut },
                      ...fields.map(({ name, label }) => ({ value: name, label })),
                    ]}
                    onChange={(event) => map(at, event.currentTarget.value)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FormSection>
      {(matchFields.length > 0 || makesMissing !== null) && (
        <FormSection title={text.matchTitle}>
          {matchFields.length > 0 && (
            <div className="ad-pair">
              <NativeSelect
                label={text.matchOn}
                disabled={readOnly}
                value={matchOn}
                data={[
                  { value: '', label: text.matchNone },
                  ...matchFields
                    .filter(({ name }) => named.has(name))
                    .map(({ name, label }) => ({ value: name, label })),
                ]}
                onChange={(event) => onChange({ matchOn: event.currentTarget.value })}
              />
              <NativeSelect
                label={text.onMatch}
                disabled={readOnly || matchOn === ''}
                value={onMatch}
                data={MATCHES.map((value) => ({ value, label: ON_MATCH[value] }))}
                onChange={(event) => onChange({ onMatch: event.currentTarget.value as OnMatch })}
              />
            </div>
          )}
          {makesMissing !== null && (
            <Checkbox
              label={text.makesMissing}
              description={text.makesMissingText}
              disabled={readOnly}
              checked={makesMissing}
              onChange={(event) => onChange({ makesMissing: event.currentTarget.checked })}
            />
          )}
        </FormSection>
      )}
    </>
  );
}
