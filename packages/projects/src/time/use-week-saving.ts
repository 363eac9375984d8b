import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { toast, useUnsavedGuard } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { text } from './messages.ts';
import {
  cellKey,
  changedRows,
  type Draft,
  type Edits,
  findConflicts,
  findProblem,
  type GridRow,
  resolveConflicts,
  withoutKeys,
  withoutSaved,
} from './week-draft.ts';

const { timeEntries } = apiContract;

/** Pause after the last key before typed times are saved, ms. */
const PAUSE = 800;
/** Delay before the first retry, ms; each further one takes twice as long. */
const FIRST_RETRY = 2000;
/** Longest delay between retries, ms. */
const MAX_RETRY = 60_000;

/** State of what was typed. */
export type WeekState = 'saved' | 'saving' | 'failed' | 'conflict' | 'invalid';

/** Result of the last attempt to save. */
interface Attempt {
  readonly state: 'saved' | 'saving' | 'failed';
  readonly problem?: string;
  /** True when the same request may succeed later. */
  readonly canRetry?: boolean;
}

/** Typed hours of a week, and what saves them. */
export interface WeekSaving extends Edits {
  readonly state: WeekState;
  /** Problem of the last attempt to save. */
  readonly problem: string | undefined;
  type(taskId: number, day: number, typed: string): void;
  /** Resolves to true when nothing is left to save. */
  save(): Promise<boolean>;
  /** Saves the typed hours of cells that were changed elsewhere, or discards them. */
  resolve(choice: 'mine' | 'theirs'): void;
}

/** Returns whether a request may succeed when it is sent again: without a response, or when the server was at fault. */
const isRetryable = (failure: unknown): boolean =>
  !isApiError(failure) || failure.status === 0 || failure.status === 429 || failure.status >= 500;

/**
 * Saves typed hours of a week: after a pause, when the page is hidden, and again after a failure. The browser warns before the
 * page closes with unsaved hours.
 * @param query - week and person
 * @param rows - rows of the grid
 * @returns typed hours
 */
export function useWeekSaving(
  query: { readonly week: string; readonly user_id: number },
  rows: readonly GridRow[],
): WeekSaving {
  const api = useApi();
  const queries = useQueryClient();
  const asked = callQuery(api, timeEntries.week, { query });
  const [edits, setEdits] = useState<Edits>({
    draft: new Map(),
    seen: new Map(),
    conflicts: new Map(),
  });
  const [attempt, setAttempt] = useState<Attempt>({ state: 'saved' });
  // Timers and requests need the last edits also before they are rendered.
  const latest = useRef({ edits, rows, save });
  latest.current.rows = rows;
  latest.current.save = save;
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const failures = useRef(0);
  const isMounted = useRef(false);

  function update(change: (now: Edits) => Edits): void {
    latest.current.edits = change(latest.current.edits);
    setEdits(latest.current.edits);
  }

  /** Sets cells aside that were changed elsewhere; false when there are none. */
  async function findNewer(sent: Draft): Promise<boolean> {
    const { rows: current } = await queries.fetchQuery({ ...asked, staleTime: 0 });
    const found = findConflicts(current, sent, latest.current.edits.seen);
    update((now) => ({ ...now, conflicts: new Map([...now.conflicts, ...found]) }));
    return found.size > 0;
  }

  async function send(): Promise<boolean> {
    const { edits: given, rows: shown } = latest.current;
    const sent = withoutKeys(given.draft, given.conflicts);
    const changed = changedRows(shown, sent, given.seen);
    if (changed.length === 0) {
      setAttempt({ state: 'saved' });
      return given.conflicts.size === 0 && ![...sent.values()].some(findProblem);
    }
    setAttempt({ state: 'saving' });
    try {
      const answer = await api
        .call(timeEntries.saveWeek, { body: { ...query, rows: changed } })
        .catch(async (failure: unknown) => {
          if (isApiError(failure, 'conflict') && (await findNewer(sent))) return undefined;
          throw failure;
        });
      // The cells without a conflict are saved.
      if (!answer) return await send();
      failures.current = 0;
      queries.setQueryData(asked.queryKey, answer);
      update((now) => withoutSaved(now, sent, answer.rows));
      setAttempt({ state: 'saved' });
      for (const route of [timeEntries.list, timeEntries.report])
        void queries.invalidateQueries({ queryKey: callKey(route) });
      return latest.current.edits.draft.size === 0;
    } catch (failure) {
      failures.current += 1;
      const problem = failureText(failure);
      setAttempt({ state: 'failed', problem, canRetry: isRetryable(failure) });
      if (!isMounted.current) toast.error(`${text.hoursNotSaved} ${problem}`);
      return false;
    }
  }

  /** Requests wait for each other: a second one must know which minutes the first has saved. */
  function save(): Promise<boolean> {
    queue.current = queue.current.then(send);
    return queue.current;
  }

  const { draft, seen, conflicts } = edits;
  useEffect(() => {
    if (draft.size === 0) return;
    const timer = setTimeout(() => void latest.current.save(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    if (attempt.state !== 'failed' || !attempt.canRetry) return;
    const delay = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** (failures.current - 1));
    const timer = setTimeout(() => void latest.current.save(), delay);
    return () => clearTimeout(timer);
  }, [attempt]);

  useEffect(() => {
    isMounted.current = true;
    const saveNow = (): void => void latest.current.save();
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      isMounted.current = false;
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveHidden);
      // What was typed is saved when the screen is left within the pause.
      saveNow();
    };
  }, []);

  function getState(): WeekState {
    if (attempt.state !== 'saved') return attempt.state;
    if (conflicts.size > 0) return 'conflict';
    if ([...draft.values()].some(findProblem)) return 'invalid';
    return changedRows(rows, draft, seen).length > 0 ? 'saving' : 'saved';
  }

  const state = getState();
  useUnsavedGuard(state !== 'saved');

  return {
    ...edits,
    state,
    problem: attempt.problem,
    type: (taskId, day, typed) =>
      update((now) => {
        const key = cellKey(taskId, day);
        const shown = latest.current.rows.find(({ task_id }) => task_id === taskId);
        return {
          ...now,
          draft: new Map(now.draft).set(key, typed),
          // A later refetch does not change what was seen before typing.
          seen: now.seen.has(key) ? now.seen : new Map(now.seen).set(key, shown?.minutes[day] ?? 0),
        };
      }),
    save,
    resolve: (choice) => {
      update((now) => resolveConflicts(now, choice));
      void save();
    },
  };
}
