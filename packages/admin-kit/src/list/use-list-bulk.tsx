import { type ApiError, isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import type { ListFields } from '@org/schema';
import { type ExportFormat, MAX_BULK } from '@org/schema/contract';
import { ask, confirm, toast, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportRows } from '../background-work/export-rows.ts';
import { followBulkWork } from '../background-work/follow-bulk-work.ts';
import type { BulkAnswer, BulkChange, BulkFailure } from '../list-data/list-calls.ts';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import type { BulkSelection } from '../list-data/list-selection.ts';
import { text } from './messages.ts';

/** Target rows of an action. */
export interface BulkTarget {
  readonly selection: BulkSelection;
  readonly count: number;
  /** Name of the row when it is a single one. */
  readonly label: string;
}

/** Bulk actions; each resolves when the result was shown. */
export interface ListBulk {
  readonly busy: boolean;
  readonly remove: (target: BulkTarget) => Promise<void>;
  readonly change: (target: BulkTarget, change: BulkChange) => Promise<void>;
  readonly toFile: (
    target: BulkTarget,
    columns: readonly string[],
    format: ExportFormat,
  ) => Promise<void>;
}

interface Surroundings<Row> {
  /** Returns the name of a row; undefined for one that is not on the current page. */
  readonly getLabel: (id: number) => string | undefined;
  /** Called with the ids of deleted rows, or undefined when the whole selection was processed. */
  readonly onDone: (gone: readonly number[] | undefined) => void;
  readonly screen: ListScreen<Row & ListRow>;
}

function FailedRows(props: {
  readonly failed: readonly BulkFailure[];
  readonly getLabel: (id: number) => string | undefined;
}) {
  return (
    <ul className="ad-failed-rows">
      {props.failed.map(({ id, error }) => (
        <li key={id}>
          <strong>{props.getLabel(id) ?? `#${id}`}</strong>
          <span className="ad-quiet">{error}</span>
        </li>
      ))}
    </ul>
  );
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Returns the message of a rejected request, with labels of the fields. */
function fieldMessage({ message, formErrors }: ApiError, fields: ListFields | undefined): string {
  const problems = Object.entries(formErrors).map(([path, problem]) => {
    const name = path.replace(/^set\./, '');
    return `${fields?.[name]?.label ?? capital(name.replaceAll('_', ' '))}: ${problem}`;
  });
  return problems.length > 0 ? problems.join('. ') : message;
}

/** Deletes, changes and exports rows of a list, shows the result, and offers undo where possible. */
export function useListBulk<Row extends ListRow>(surroundings: Surroundings<Row>): ListBulk {
  const { screen, getLabel, onDone } = surroundings;
  const { calls, noun } = screen;
  const [one, many] = noun;
  const api = useApi();
  const queries = useQueryClient();
  const { number: digits } = useFormats();
  const [busy, setBusy] = useState(false);
  const named = (count: number): string => (count === 1 ? one : many);
  const counted = (count: number): string =>
    count === 1 ? capital(one) : `${digits(count)} ${many}`;

  async function refresh(): Promise<void> {
    const stale = [calls.route, ...(screen.stale ?? [])];
    await Promise.all(
      stale.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
    );
  }

  /** Runs work with a progress toast, which is replaced by the error of a rejected request. */
  async function under(waiting: string, work: (id: string) => Promise<void>): Promise<void> {
    const id = toast.loading(waiting);
    setBusy(true);
    try {
      await work(id);
    } catch (error) {
      if (!isApiError(error)) {
        toast.dismiss(id);
        throw error;
      }
      toast.update(id, 'error', fieldMessage(error, screen.fields));
    } finally {
      setBusy(false);
    }
  }

  /** Reports rows that were not changed; several in a dialog, each with its reason. */
  async function tellFailures(id: string, failed: readonly BulkFailure[]): Promise<boolean> {
    const [first] = failed;
    if (!first) return false;
    if (failed.length === 1) {
      toast.update(id, 'error', text.oneNotDone(getLabel(first.id) ?? `#${first.id}`, first.error));
      return true;
    }
    toast.dismiss(id);
    await ask({
      title: text.failedTitle(digits(failed.length), named(failed.length)),
      content: <FailedRows failed={failed} getLabel={getLabel} />,
      buttons: [{ label: text.close, value: undefined, focused: true }],
      dismissed: undefined,
    });
    return true;
  }

  /**
   * Follows background work, if there is any.
   * @returns whether there is
   */
  function goesOn(id: string, { work }: BulkAnswer): boolean {
    if (!work) return false;
    toast.dismiss(id);
    void followBulkWork(api, work).then(refresh);
    return true;
  }

  async function restore(ids: readonly number[]): Promise<void> {
    const call = calls.restore;
    if (!call) return;
    await under(text.undoing, async (id) => {
      const { count, failed } = await call(api, ids);
      await refresh();
      if (await tellFailures(id, failed)) return;
      toast.update(id, 'success', text.restored(counted(count)));
    });
  }

  async function isWanted({ count, label }: BulkTarget): Promise<boolean> {
    // Deleting a single visible row needs no question when it can be undone.
    if (calls.restore && count === 1) return true;
    const question =
      count === 1 ? text.removeQuestion(label) : text.removeManyQuestion(digits(count), many);
    const consequence = screen.consequence?.(count === 1);
    const inBackground = count > MAX_BULK ? text.removesInBackground : undefined;
    const answer = await confirm({
      text: [question, consequence, inBackground].filter(Boolean).join(' '),
      confirmLabel: count === 1 ? text.removeOne(one) : text.removeMany(digits(count), many),
      danger: true,
    });
    return answer === 'confirm';
  }

  /** Asks before a change of too many rows to revert by hand. */
  async function isMeant({ count }: BulkTarget): Promise<boolean> {
    if (count <= MAX_BULK) return true;
    const answer = await confirm({
      text: text.changesInBackground(digits(count), many),
      confirmLabel: text.changeMany(digits(count), many),
    });
    return answer === 'confirm';
  }

  async function remove(target: BulkTarget): Promise<void> {
    const call = calls.remove;
    if (!call || busy || !(await isWanted(target))) return;
    const { count } = target;
    const waiting = count === 1 ? text.removing : text.removingMany(digits(count), many);
    await under(waiting, async (id) => {
      const answer: BulkAnswer = await call(api, target.selection);
      onDone(answer.work ? undefined : answer.done);
      if (goesOn(id, answer)) return;
      await refresh();
      if (await tellFailures(id, answer.failed)) return;
      const undo = calls.restore && {
        label: text.undo,
        onPress: () => void restore(answer.done),
      };
      toast.update(id, 'success', text.removed(counted(answer.count)), undo);
    });
  }

  async function change(target: BulkTarget, wanted: BulkChange): Promise<void> {
    const call = calls.change;
    if (!call || busy || !(await isMeant(target))) return;
    await under(text.changing, async (id) => {
      const answer = await call(api, target.selection, wanted);
      if (goesOn(id, answer)) return;
      const { count, failed } = answer;
      await refresh();
      if (await tellFailures(id, failed)) return;
      toast.update(id, 'success', text.changed(counted(count)));
    });
  }

  async function toFile(
    target: BulkTarget,
    columns: readonly string[],
    format: ExportFormat,
  ): Promise<void> {
    const call = calls.export;
    if (!call) return;
    await exportRows(api, {
      begin: () => call(api, { selection: target.selection, columns, format }),
      many,
      digits,
    });
  }

  return { busy, remove, change, toFile };
}
