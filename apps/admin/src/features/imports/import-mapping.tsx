import { failureText } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract, type Import, ON_MATCH as MATCHES, type OnMatch } from '@org/schema/contract';
import { Checkbox, FormSection, NativeSelect, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef } from 'react';
import { importKey } from './imports.queries.ts';
import { ON_MATCH, text } from './messages.ts';

type Change = {
  mapping?: string[];
  matchOn?: string;
  onMatch?: OnMatch;
  makesMissing?: boolean;
};

/** Renders the mapping of columns to fields, and the handling of existing records. Changes are saved immediately. */
export function ImportMapping({
  record,
  readOnly,
}: {
  readonly record: Import;
  readonly readOnly: boolean;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { id, columns, sample, mapping, fields, matchFields, matchOn, onMatch, version } = record;
  const { makesMissing } = record;
  const key = importKey(id);

  /** Changes made while an earlier one is being saved. */
  const waiting = useRef<Change>(undefined);
  const isSending = useRef(false);

  function show(now: Import): void {
    queries.setQueryData(key, { success: true, import: now, results: now });
  }

  /** Saves changes sequentially, each based on the version of the one before, so that none is lost. */
  async function keep(change: Change): Promise<void> {
    // Optimistic update; the server's response replaces it.
    show({ ...record, ...change });
    waiting.current = { ...waiting.current, ...change };
    if (isSending.current) return;
    isSending.current = true;
    let based = version;
    try {
      while (waiting.current) {
        const body = { ...waiting.current, version: based };
        waiting.current = undefined;
        const { import: saved } = await api.call(apiContract.imports.update, {
          params: { id },
          body,
        });
        based = saved.version;
        show({ ...saved, ...(waiting.current as Change | undefined) });
      }
    } catch (failure) {
      waiting.current = undefined;
      toast.error(`${text.saveFailed}: ${failureText(failure)}`);
      await queries.invalidateQueries({ queryKey: key });
    } finally {
      isSending.current = false;
    }
  }

  function map(at: number, name: string): void {
    // A field can only be mapped to one column: the previous one is reset.
    const next = mapping.map((field, column) => {
      if (column === at) return name;
      return name && field === name ? '' : field;
    });
    void keep({ mapping: next });
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
      <FormSection title={text.matchTitle}>
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
            onChange={(event) => void keep({ matchOn: event.currentTarget.value })}
          />
          <NativeSelect
            label={text.onMatch}
            disabled={readOnly || matchOn === ''}
            value={onMatch}
            data={MATCHES.map((value) => ({ value, label: ON_MATCH[value] }))}
            onChange={(event) => void keep({ onMatch: event.currentTarget.value as OnMatch })}
          />
        </div>
        {makesMissing !== null && (
          <Checkbox
            label={text.makesMissing}
            description={text.makesMissingText}
            disabled={readOnly}
            checked={makesMissing}
            onChange={(event) => void keep({ makesMissing: event.currentTarget.checked })}
          />
        )}
      </FormSection>
    </>
  );
}
