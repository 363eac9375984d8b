import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { dayPlus } from '@org/schema';
import { apiContract, type RouteBody, type RouteResponse } from '@org/schema/contract';
import type { Capacity, TaskSchedule } from '@org/schema/entities';
import { toast, useFormats } from '@org/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from './messages.ts';
import { planKey, toInstant } from './plan-days.ts';

const { boards, schedules, tasks, timeEntries } = apiContract;

type PlanList = RouteResponse<typeof schedules.list>;

/** Fields of a new schedule. */
export type PlanBody = RouteBody<typeof schedules.create>;
/** Changed fields of a schedule. */
export type PlanChange = RouteBody<typeof schedules.update>;
/** Which occurrences of a recurring schedule are changed. */
export type PlanScope = NonNullable<PlanChange['scope']>;

/** Schedules of some days, and what changes them. Changes are shown at once; the server's refusal takes them back. */
export interface Plans {
  readonly rows: readonly TaskSchedule[] | undefined;
  readonly capacity: readonly Capacity[];
  readonly error: unknown;
  reload(): void;
  /** Returns true when it was created. */
  create(body: PlanBody): Promise<boolean>;
  change(plan: TaskSchedule, change: PlanChange, scope?: PlanScope): Promise<boolean>;
  remove(plan: TaskSchedule, scope?: PlanScope): Promise<boolean>;
  /** Turns planned time into a time entry. */
  log(plan: TaskSchedule): Promise<void>;
}

/** Returns the occurrence and scope of a change; a schedule that does not recur has neither. */
const scoped = ({ recurrence, occurrence }: TaskSchedule, scope: PlanScope) =>
  recurrence && occurrence ? { scope, occurrence } : {};

/** Returns a schedule with changed times and people, before the server has answered. */
function withChange(plan: TaskSchedule, change: PlanChange): TaskSchedule {
  const start = change.scheduled_start_time ?? plan.scheduled_start_time;
  const minutes = change.allocated_minutes ?? plan.allocated_minutes;
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return {
    ...plan,
    scheduled_start_time: start,
    scheduled_end_time: change.scheduled_end_time ?? end,
    allocated_minutes: minutes,
    user_id: change.user_id ?? plan.user_id,
    status: change.status ?? plan.status,
  };
}

/**
 * Returns the schedules of days.
 * @param days - days in their order
 * @param who - ids of people whose plans and capacity are shown, everyone who has plans by default; `isReady` is false while they are loaded
 * @returns schedules
 */
export function usePlans(
  days: readonly string[],
  who: { readonly userIds: readonly number[] | undefined; readonly isReady: boolean },
): Plans {
  const api = useApi();
  const queries = useQueryClient();
  const { timezone } = useFormats();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const query = {
    startDate: toInstant(first, '00:00', timezone),
    endDate: toInstant(dayPlus(last, 1), '00:00', timezone),
    ...(who.userIds && { userIds: [...who.userIds] }),
  };
  const asked = callQuery(api, schedules.list, { query });
  const found = useQuery({
    ...asked,
    enabled: who.isReady,
    placeholderData: keepPreviousData,
  });

  const refresh = () =>
    Promise.all(
      [schedules.list, tasks.get, tasks.list, timeEntries.week, timeEntries.list, boards.cards].map(
        (route) => queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      toast.error(`${text.failed} ${failureText(failure)}`);
      return false;
    } finally {
      await refresh();
    }
  }

  function show(plan: TaskSchedule, shown: TaskSchedule | undefined): void {
    queries.setQueryData<PlanList>(asked.queryKey, (known) => {
      if (!known) return known;
      const rows = known.results.rows.flatMap((row) =>
        planKey(row) === planKey(plan) ? (shown ?? []) : row,
      );
      return { ...known, results: { ...known.results, rows } };
    });
  }

  return {
    rows: found.data?.results.rows,
    capacity: found.data?.results.capacity ?? [],
    error: found.error,
    reload: () => void found.refetch(),
    create: (body) => attempt(() => api.call(schedules.create, { body })),
    change: (plan, change, scope = 'this') => {
      show(plan, withChange(plan, change));
      return attempt(() =>
        api.call(schedules.update, {
          params: { id: plan.id },
          body: { version: plan.version, ...change, ...scoped(plan, scope) },
        }),
      );
    },
    remove: (plan, scope = 'this') => {
      show(plan, undefined);
      return attempt(() =>
        api.call(schedules.remove, { params: { id: plan.id }, query: scoped(plan, scope) }),
      );
    },
    log: async (plan) => {
      const { occurrence } = plan;
      const isLogged = await attempt(() =>
        api.call(schedules.log, {
          params: { id: plan.id },
          body: { ...(occurrence && { occurrence }) },
        }),
      );
      if (isLogged) toast.success(text.logged);
    },
  };
}
