import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { dayPlus } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import {
  cellKey,
  changedRows,
  type Draft,
  emptyRow,
  findProblem,
  type GridRow,
  withoutSaved,
} from './week-draft.ts';

const { timeEntries } = apiContract;

/** Pause after the last key before typed times are saved, ms. */
const PAUSE = 800;

/** A task that is added to the grid. */
export type AddedTask = Pick<GridRow, 'task_id' | 'task_title' | 'project_title'>;

/** State of what was typed. */
export type WeekState = 'saved' | 'saving' | 'failed' | 'invalid';

/** The week grid of a person: rows of the server with added tasks, and typed texts that are saved after a pause. */
export interface Week {
  readonly rows: readonly GridRow[] | undefined;
  readonly draft: Draft;
  readonly error: unknown;
  readonly state: WeekState;
  /** Problem of the last attempt to save. */
  readonly problem: string | undefined;
  type(taskId: number, day: number, typed: string): void;
  addTask(task: AddedTask): void;
  removeRow(taskId: number): void;
  /** Adds the tasks of the week before, and their times where the days are empty. */
  copyLastWeek(withTimes: boolean): Promise<void>;
  save(): Promise<void>;
  reload(): void;
}

/**
 * Returns the week grid of a person.
 * @param userId - id of the person
 * @returns grid
 */
export function useWeek(monday: string, userId: number): Week {
  const api = useApi();
  const queries = useQueryClient();
  const query = { week: monday, user_id: userId };
  const found = useQuery(callQuery(api, timeEntries.week, { query }));
  const [added, setAdded] = useState<readonly GridRow[]>([]);
  const [draft, setDraft] = useState<Draft>(new Map());
  const [state, setState] = useState<WeekState>('saved');
  const [problem, setProblem] = useState<string>();
  const latest = useRef<{ draft: Draft; rows: readonly GridRow[]; save: () => Promise<void> }>({
    draft,
    rows: [],
    save: async () => undefined,
  });
  const stored = found.data?.rows;
  const known = new Set(stored?.map(({ task_id }) => task_id));
  const rows = stored && [...stored, ...added.filter(({ task_id }) => !known.has(task_id))];
  latest.current.draft = draft;
  latest.current.rows = rows ?? [];

  async function save(): Promise<void> {
    const { draft: sent, rows: shown } = latest.current;
    const changed = changedRows(shown, sent);
    if (changed.length === 0) {
      setState('saved');
      return;
    }
    setState('saving');
    setProblem(undefined);
    try {
      const answer = await api.call(timeEntries.saveWeek, { body: { ...query, rows: changed } });
      queries.setQueryData(callQuery(api, timeEntries.week, { query }).queryKey, answer);
      setDraft((now) => withoutSaved(now, sent));
      setState('saved');
      for (const route of [timeEntries.list, timeEntries.report])
        void queries.invalidateQueries({ queryKey: callKey(route) });
    } catch (failure) {
      setState('failed');
      setProblem(failureText(failure));
    }
  }

  latest.current.save = save;
  useEffect(() => {
    if (draft.size === 0) return;
    const timer = setTimeout(() => void latest.current.save(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  // What was typed is saved when the screen is left within the pause.
  useEffect(
    () => () => {
      const { draft: typed, rows: shown, save: saveNow } = latest.current;
      if (changedRows(shown, typed).length > 0) void saveNow();
    },
    [],
  );

  function addTask(task: AddedTask): void {
    setAdded((now) =>
      now.some(({ task_id }) => task_id === task.task_id) ? now : [...now, emptyRow(task)],
    );
  }

  function getState(): WeekState {
    if (state !== 'saved') return state;
    if ([...draft.values()].some(findProblem)) return 'invalid';
    return changedRows(rows ?? [], draft).length > 0 ? 'saving' : 'saved';
  }

  return {
    rows,
    draft,
    error: found.error,
    state: getState(),
    problem,
    type: (taskId, day, typed) => setDraft((now) => new Map(now).set(cellKey(taskId, day), typed)),
    addTask,
    removeRow: (taskId) => setAdded((now) => now.filter(({ task_id }) => task_id !== taskId)),
    async copyLastWeek(withTimes) {
      try {
        const last = await api.call(timeEntries.week, {
          query: { week: dayPlus(monday, -7), user_id: userId },
        });
        if (last.rows.length === 0) toast.success(text.nothingToCopy);
        for (const row of last.rows) {
          addTask(row);
          if (!withTimes) continue;
          const now = rows?.find(({ task_id }) => task_id === row.task_id);
          for (const [day, minutes] of row.minutes.entries())
            if (minutes > 0 && !now?.locked[day] && (now?.minutes[day] ?? 0) === 0)
              setDraft((given) =>
                new Map(given).set(cellKey(row.task_id, day), showDuration(minutes)),
              );
        }
      } catch (failure) {
        toast.error(`${text.lastWeekFailed} ${failureText(failure)}`);
      }
    },
    save,
    reload: () => void found.refetch(),
  };
}
