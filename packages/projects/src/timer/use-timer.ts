import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { TimeEntry } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showDuration } from '../parts/typed-duration.ts';
import { text } from './messages.ts';

const { boards, tasks, timeEntries } = apiContract;

const SECOND = 1000;

/** The timer of the user. */
export interface Timer {
  /** Entry whose time runs; undefined for none, and while it is loaded. */
  readonly running: TimeEntry | undefined;
  /** Seconds since it started. */
  readonly seconds: number;
  readonly isBusy: boolean;
  start(taskId: number): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the seconds since a moment, counted on while there is one. */
function useSecondsSince(start: string | null | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!start) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [start]);
  return start ? (now - Date.parse(start)) / SECOND : 0;
}

/** Returns the user's timer. Starting one stops another; it survives reloads, since the server keeps it. */
export function useTimer(enabled = true): Timer {
  const api = useApi();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const found = useQuery({ ...callQuery(api, timeEntries.running, {}), enabled });
  const running = found.data?.taskTimeEntry ?? undefined;
  const seconds = useSecondsSince(running?.start_time);

  async function change(work: () => Promise<{ stopped: TimeEntry | null }>): Promise<void> {
    setBusy(true);
    try {
      const { stopped } = await work();
      if (stopped)
        toast.success(text.stopped(stopped.task_title, showDuration(stopped.duration_minutes)));
    } catch (failure) {
      toast.error(`${text.timerFailed} ${failureText(failure)}`);
    }
    await Promise.all(
      [...Object.values(timeEntries), tasks.get, tasks.list, boards.cards].map((route) =>
        queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );
    setBusy(false);
  }

  return {
    running,
    seconds,
    isBusy,
    start: (id) => change(() => api.call(timeEntries.startTimer, { params: { id }, body: {} })),
    stop: async () => {
      if (!running) return;
      await change(() =>
        api.call(timeEntries.stopTimer, { params: { id: running.task_id }, body: {} }),
      );
    },
  };
}
