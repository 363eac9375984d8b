import { failureText } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { dayPlus } from '@org/schema';
import { apiContract, type RouteResponse } from '@org/schema/contract';
import { toast } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import { useWeekSaving, type WeekSaving } from './use-week-saving.ts';
import { emptyRow, type GridRow } from './week-draft.ts';

const { timeEntries } = apiContract;

/** A task that is added to the grid. */
export type AddedTask = Pick<GridRow, 'task_id' | 'task_title' | 'project_title'>;

/** An entry of the week with its status. */
export type WeekEntry = RouteResponse<typeof timeEntries.week>['entries'][number];

/** The week grid of a person: rows of the server with added tasks, and typed texts that are saved after a pause. */
export interface Week extends WeekSaving {
  readonly rows: readonly GridRow[] | undefined;
  readonly entries: readonly WeekEntry[];
  readonly error: unknown;
  addTask(task: AddedTask): void;
  removeRow(taskId: number): void;
  /** Adds the tasks of the week before, and their times where the days are empty. */
  copyLastWeek(withTimes: boolean): Promise<void>;
  reload(): void;
}

/**
 * Returns the week grid of a person.
 * @param userId - id of the person
 * @returns grid
 */
export function useWeek(monday: string, userId: number): Week {
  const api = useApi();
  const query = { week: monday, user_id: userId };
  const found = useQuery(callQuery(api, timeEntries.week, { query }));
  const [added, setAdded] = useState<readonly GridRow[]>([]);
  const stored = found.data?.rows;
  const known = new Set(stored?.map(({ task_id }) => task_id));
  const rows = stored && [...stored, ...added.filter(({ task_id }) => !known.has(task_id))];
  const saving = useWeekSaving(query, rows ?? []);

  function addTask(task: AddedTask): void {
    setAdded((now) =>
      now.some(({ task_id }) => task_id === task.task_id) ? now : [...now, emptyRow(task)],
    );
  }

  return {
    ...saving,
    rows,
    entries: found.data?.entries ?? [],
    error: found.error,
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
              saving.type(row.task_id, day, showDuration(minutes));
        }
      } catch (failure) {
        toast.error(`${text.lastWeekFailed} ${failureText(failure)}`);
      }
    },
    reload: () => void found.refetch(),
  };
}
