import { failureText } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract, type Import } from '@org/schema/contract';
import { Button, Checkbox, TextInput, toast, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactElement, useState } from 'react';
import { importKey } from './imports.queries.ts';
import { text } from './messages.ts';

type Problem = Import['problems'][number];
type Edits = Readonly<Record<string, string>>;

/** Maximum number of rows in the table: each has an input for every mapped column. */
const MAX_SHOWN = 25;

const editKey = (row: number, at: number): string => `${row}:${at}`;

/** A value that was corrected in one row and may occur in other failed rows. */
interface SharedEdit {
  readonly column: number;
  readonly from: string;
  readonly to: string;
}

/** Returns the correction when exactly one value of one column was corrected. */
function sharedEdit(rows: readonly Problem[], edits: Edits): SharedEdit | undefined {
  const changed = rows.flatMap(({ row, cells = [] }) =>
    cells.flatMap((from, column): SharedEdit[] => {
      const to = edits[editKey(row, column)];
      return to === undefined || to === from || from === '' ? [] : [{ column, from, to }];
    }),
  );
  const [first, ...others] = changed;
  const isShared = others.every(
    ({ column, from, to }) => column === first?.column && from === first.from && to === first.to,
  );
  return isShared ? first : undefined;
}

/** Renders failed rows with editable cells, and retries them. */
export function ImportFix({
  record,
  problems,
  failed,
}: {
  readonly record: Import;
  readonly problems: readonly Problem[];
  readonly failed: number;
}): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const formats = useFormats();
  const [edits, setEdits] = useState<Edits>({});
  const [everywhere, setEverywhere] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, columns, mapping, version } = record;
  const rows = problems.filter(({ cells }) => cells).slice(0, MAX_SHOWN);
  if (!record.canCorrect || rows.length === 0) return null;
  const mapped = columns.flatMap((column, at) => (mapping[at] ? [{ column, at }] : []));
  const edited = rows.filter(({ row }) => mapped.some(({ at }) => editKey(row, at) in edits));
  const shared = sharedEdit(edited, edits);

  async function retry(): Promise<void> {
    setBusy(true);
    try {
      const { import: now } = await api.call(apiContract.imports.correct, {
        params: { id },
        body: {
          rows: edited.map(({ row, cells = [] }) => ({
            row,
            cells: cells.map((cell, at) => edits[editKey(row, at)] ?? cell),
          })),
          ...(everywhere && shared && { replace: { ...shared, from: shared.from.trim() } }),
          version,
        },
      });
      queries.setQueryData(importKey(id), { success: true, import: now, results: now });
      setEdits({});
      setEverywhere(false);
      if (record.status !== 'ready') {
        const message = text.retried(formats, failed, now.failed);
        if (now.failed === 0) toast.success(message);
        else toast.error(message);
      }
    } catch (failure) {
      toast.error(failureText(failure));
      await queries.invalidateQueries({ queryKey: importKey(id) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="ad-import-fix">
      <h2 className="at-section-title" id="import-fix">
        {text.fixTitle}
      </h2>
      <p className="at-meta">
        {text.fixText} {failed > rows.length && text.fixShown(formats, rows.length, failed)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard, too */}
      <section className="ad-import-fix-scroll" tabIndex={0} aria-label={text.fixTitle}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              {mapped.map(({ column, at }) => (
                <th scope="col" key={at}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells = [], error }) => (
              <Fragment key={row}>
                <tr>
                  <th scope="row" rowSpan={2}>
                    {formats.number(row)}
                  </th>
                  {mapped.map(({ column, at }) => (
                    <td key={at}>
                      <TextInput
                        size="xs"
                        aria-label={text.fixCell(column, row)}
                        value={edits[editKey(row, at)] ?? cells[at] ?? ''}
                        onChange={(event) => {
                          const { value } = event.currentTarget;
                          setEdits((now) => ({ ...now, [editKey(row, at)]: value }));
                        }}
                      />
                    </td>
                  ))}
                </tr>
                {/* Below its row, where it is visible on phones too. */}
                <tr>
                  <td colSpan={mapped.length} className="ad-import-fix-error">
                    <span>{error}</span>
                  </td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {shared && failed > edited.length && (
        <Checkbox
          label={text.fixEverywhere(shared.from, shared.to, columns[shared.column] ?? '')}
          checked={everywhere}
          onChange={(event) => setEverywhere(event.currentTarget.checked)}
        />
      )}
      <div className="ad-import-buttons">
        <Button
          variant="filled"
          loading={busy}
          disabled={edited.length === 0}
          onClick={() => void retry()}
        >
          {edited.length === 0 ? text.retry : text.retryCount(formats, edited.length)}
        </Button>
      </div>
    </div>
  );
}
