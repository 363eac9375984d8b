import type { AnsweredRequest, Answers } from '@org/admin-kit/testing';
import { dayPlus, getMonday } from '@org/schema';
import type { Capacity, TaskSchedule, WorkingHours } from '@org/schema/entities';
import { ADA, EDIE, MALIK, makeTask } from './samples.ts';
import { workAnswers } from './work-answers.ts';

const TODAY = new Date().toISOString().slice(0, 10);
/** Monday of the week of the samples. */
export const MONDAY = getMonday(TODAY);
const DAYS = Array.from({ length: 7 }, (_, at) => dayPlus(MONDAY, at));

const none = (): boolean[] => DAYS.map(() => false);

/** Rows of the week grid: one with a day that is locked. */
const WEEK_ROWS = [
  {
    task_id: 11,
    task_title: 'Fit the door',
    project_title: 'Kiln room refit',
    minutes: [90, 0, 45, 0, 0, 0, 0],
    locked: [false, false, true, false, false, false, false],
  },
  {
    task_id: 12,
    task_title: 'Write the invoice',
    project_title: '',
    minutes: [0, 30, 0, 0, 0, 0, 0],
    locked: none(),
  },
];

interface WeekRow {
  readonly task_id: number;
  readonly minutes: readonly number[];
}

/** A row of a request: null for days that stay as they are. */
interface SentRow {
  readonly task_id: number;
  readonly minutes: readonly (number | null)[];
}

/** Entries of the week: two drafts, one of them locked, and a submitted one. */
const WEEK_ENTRIES = [
  { id: 71, status: 'draft', duration_minutes: 90, locked: false },
  { id: 72, status: 'draft', duration_minutes: 45, locked: true },
  { id: 73, status: 'submitted', duration_minutes: 30, locked: false },
];

const week = (rows: readonly object[], entries: readonly object[] = WEEK_ENTRIES) => ({
  success: true,
  error: null,
  week: MONDAY,
  startDate: MONDAY,
  user_id: 1,
  rows,
  totals: DAYS.map(() => 0),
  entries,
});

/**
 * Returns planned time of a person. Takes id, person, days after Monday, hour, minutes.
 * @returns schedule
 */
function makePlan(
  id: number,
  user: TaskSchedule['user'],
  day: number,
  hour: number,
  minutes: number,
  over: Partial<TaskSchedule> = {},
): TaskSchedule {
  const start = new Date(`${dayPlus(MONDAY, day)}T${String(hour).padStart(2, '0')}:00:00Z`);
  return {
    id,
    task_id: 11,
    task: {
      id: 11,
      title: 'Fit the door',
      status: 'pending',
      column_name: 'In progress',
      column_color: '#2f6fde',
      project_id: 1,
      project_title: 'Kiln room refit',
    },
    user_id: user.id,
    user,
    scheduled_start_time: start.toISOString(),
    scheduled_end_time: new Date(start.getTime() + minutes * 60_000).toISOString(),
    all_day: false,
    timezone: 'UTC',
    allocated_minutes: minutes,
    status: 'planned',
    notes: '',
    color: '',
    recurrence: null,
    occurrence: null,
    recurrence_id: null,
    time_entry_id: null,
    conflicts: [],
    version: 1,
    created_at: start.toISOString(),
    updated_at: start.toISOString(),
    ...over,
  };
}

/** Planned time of two people, with a conflict, a recurrence and one that is recorded. */
export const PLANS: readonly TaskSchedule[] = [
  makePlan(1, ADA, 0, 14, 120, { time_entry_id: 5 }),
  makePlan(2, ADA, 1, 14, 180, { conflicts: [3] }),
  makePlan(3, ADA, 1, 16, 90, { conflicts: [2] }),
  makePlan(4, MALIK, 2, 15, 60, {
    recurrence: { rrule: 'FREQ=WEEKLY', until: null },
    occurrence: `${dayPlus(MONDAY, 2)}T15:00:00.000Z`,
  }),
];

/** Time that is planned over three days. */
const LONG_PLAN: TaskSchedule = makePlan(2, ADA, 1, 9, 3240);

/** Minutes of people, one of whom has nothing planned. */
const CAPACITY: readonly Capacity[] = [ADA, MALIK, EDIE].flatMap(({ id }) =>
  DAYS.map((date, at) => ({
    user_id: id,
    date,
    available_minutes: at < 5 ? 480 : 0,
    planned_minutes: id === EDIE.id ? 0 : at === 1 ? 270 : 60,
  })),
);

/** A person who works four days a week. */
const MALIKS_HOURS: WorkingHours = {
  user_id: MALIK.id,
  user: MALIK,
  working_minutes: [480, 480, 480, 480, 0, 0, 0],
  hourly_rate: 95,
};

const sums = {
  minutes: 1350,
  billableMinutes: 900,
  amount: 1275,
  estMinutes: 1710,
  remainingMinutes: 360,
};

/** Answers of a server with time, plans and reports, beside those of projects. */
export function timeAnswers(): Answers {
  let rows: readonly (WeekRow & object)[] = WEEK_ROWS;
  let entries = WEEK_ENTRIES;
  return {
    ...workAnswers({
      tasks: [makeTask({ id: 11 }), makeTask({ id: 12, title: 'Write the invoice' })],
    }),
    'GET /api/v1/admin/time-entries/week/': () => week(rows, entries),
    'PUT /api/v1/admin/time-entries/week/': ({ body }: AnsweredRequest) => {
      const given = (body as { rows: readonly SentRow[] }).rows;
      rows = rows.map((row) => {
        const sent = given.find(({ task_id }) => task_id === row.task_id);
        return { ...row, minutes: row.minutes.map((now, day) => sent?.minutes[day] ?? now) };
      });
      return { ...week(rows, entries), message: 'Week saved' };
    },
    'POST /api/v1/admin/time-entries/submit/': ({ body }: AnsweredRequest) => {
      const { ids } = body as { ids: readonly number[] };
      entries = entries.map((entry) =>
        ids.includes(entry.id) ? { ...entry, status: 'submitted' } : entry,
      );
      return { success: true, error: null, changed: ids.length, message: 'Time submitted' };
    },
    'GET /api/v1/admin/time-entries/running/': () => ({
      success: true,
      error: null,
      taskTimeEntry: null,
    }),
    'GET /api/v1/admin/time-entries/settings/': () => ({
      success: true,
      error: null,
      timeSettings: {
        rounding_minutes: 5,
        rounding: 'closest',
        lock_date: null,
        needs_approval: false,
        strict_schedules: false,
        hourly_rate: 85,
        working_minutes: [480, 480, 480, 480, 480, 0, 0],
      },
    }),
    'GET /api/v1/admin/time-entries/working-hours/': () => ({
      success: true,
      error: null,
      results: { rows: [MALIKS_HOURS], total: 1 },
    }),
    [`PUT /api/v1/admin/time-entries/working-hours/${MALIK.id}/`]: ({ body }: AnsweredRequest) => ({
      success: true,
      error: null,
      workingHours: { ...MALIKS_HOURS, ...(body as object) },
      message: 'Working hours saved',
    }),
    'GET /api/v1/admin/time-entries/report/': () => ({
      success: true,
      error: null,
      results: {
        rows: [
          { id: 1, label: 'Kiln room refit', ...sums, availableMinutes: null },
          {
            id: null,
            label: '',
            minutes: 120,
            billableMinutes: 0,
            amount: 0,
            estMinutes: 0,
            availableMinutes: null,
          },
        ],
        totals: sums,
      },
    }),
    'GET /api/v1/admin/tasks/schedules/': () => ({
      success: true,
      error: null,
      results: { rows: PLANS, total: PLANS.length, capacity: CAPACITY },
    }),
    'PUT /api/v1/admin/tasks/schedules/2/': () => ({
      success: true,
      error: null,
      taskSchedule: PLANS[1],
      conflicts: [],
      message: 'Plan saved',
    }),
  };
}

/** Answers of the same server with only the plan over three days. */
export const longPlanAnswers = (): Answers => ({
  ...timeAnswers(),
  'GET /api/v1/admin/tasks/schedules/': () => ({
    success: true,
    error: null,
    results: { rows: [LONG_PLAN], total: 1, capacity: CAPACITY },
  }),
});
