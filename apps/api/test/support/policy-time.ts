import { idOrNone, maker, open, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName } from './world.ts';

const TASKS = '/api/v1/admin/tasks/';
const TIME = '/api/v1/admin/time-entries/';
const SCHEDULES = '/api/v1/admin/tasks/schedules/';

/** A task that does not exist in the tenant of the actor. */
const FOREIGN = 987_654_321;

/** Creates a task that the actor may see; an unknown id where the plan does not allow it. */
async function freshTask(t: TestApi, as: ActorName): Promise<number> {
  const me = await t.call('GET', '/api/v1/admin/me/', { as });
  const user = me.body.user as { id: number } | undefined;
  const body = { title: 'Matrix', ...(as === 'staffMember' && user && { assignees: [user.id] }) };
  return idOrNone(t.call('POST', TASKS, { as: maker(as), body }), 'task');
}

/** Creates a task with an entry of the actor, or of the administrator for actors who cannot create one. */
async function freshEntry(
  t: TestApi,
  as: ActorName,
): Promise<{ readonly task: number; readonly entry: number }> {
  const task = await freshTask(t, as);
  const by = as === 'staffMember' ? as : maker(as);
  const body = { entry_date: '2026-01-05', duration_minutes: 1 };
  const made = t.call('POST', `${TASKS}${task}/time-entries/`, { as: by, body });
  return { task, entry: await idOrNone(made, 'taskTimeEntry') };
}

/** Returns the policy of a route below a task. */
const onTask = (path: string, body?: object, success = 200): Policy => ({
  ...staff(success),
  own: async (_rows, t, as) => ({ path: `${TASKS}${await freshTask(t, as)}/${path}`, body }),
  foreign: [
    { place: 'path', status: 404, attempt: () => ({ path: `${TASKS}${FOREIGN}/${path}`, body }) },
  ],
});

/** Returns the policy of a route of an entry. */
const onEntry = (body?: object): Policy => ({
  ...staff(),
  own: async (_rows, t, as) => {
    const { task, entry } = await freshEntry(t, as);
    return { path: `${TASKS}${task}/time-entries/${entry}/`, body };
  },
  foreign: [
    {
      place: 'path',
      status: 404,
      attempt: () => ({ path: `${TASKS}${FOREIGN}/time-entries/${FOREIGN}/`, body }),
    },
  ],
});

const listed = (path: string): Policy => ({
  ...staff(),
  own: () => ({ path: `${TIME}${path}` }),
  foreign: [{ place: 'list', status: 200, attempt: () => ({ path: `${TIME}${path}` }) }],
});

const decided = (verb: string, body: object): Policy => ({
  ...staff(),
  own: async (_rows, t, as) => ({
    path: `${TIME}${verb}/`,
    body: { ids: [(await freshEntry(t, as)).entry], ...body },
  }),
  foreign: [
    {
      place: 'body',
      status: 404,
      attempt: () => ({ path: `${TIME}${verb}/`, body: { ids: [FOREIGN], ...body } }),
    },
  ],
});

/** Time that is planned in the tests. */
const PLANNED = {
  scheduled_start_time: '2026-01-05T09:00:00Z',
  scheduled_end_time: '2026-01-05T10:00:00Z',
};

/** Creates a schedule of the actor, or of the administrator for actors who cannot create one. */
async function freshSchedule(t: TestApi, as: ActorName): Promise<number> {
  const by = as === 'staffMember' ? as : maker(as);
  const body = { ...PLANNED, task_id: await freshTask(t, as) };
  return idOrNone(t.call('POST', SCHEDULES, { as: by, body }), 'taskSchedule');
}

/** Returns the policy of a route of a schedule. */
const onSchedule = (path: string, body?: object, success = 200): Policy => ({
  ...staff(success),
  own: async (_rows, t, as) => ({
    path: `${SCHEDULES}${await freshSchedule(t, as)}/${path}`,
    body,
  }),
  foreign: [
    {
      place: 'path',
      status: 404,
      attempt: () => ({ path: `${SCHEDULES}${FOREIGN}/${path}`, body }),
    },
  ],
});

/** Policies of time entries and schedules. */
export const TIME_POLICIES: Readonly<Record<string, Policy>> = {
  'schedules.list': {
    ...staff(),
    own: () => ({ path: SCHEDULES }),
    foreign: [{ place: 'list', status: 200, attempt: () => ({ path: SCHEDULES }) }],
  },
  'schedules.create': {
    ...staff(201),
    own: async (_rows, t, as) => ({
      path: SCHEDULES,
      body: { ...PLANNED, task_id: await freshTask(t, as) },
    }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: () => ({ path: SCHEDULES, body: { ...PLANNED, task_id: FOREIGN } }),
      },
    ],
  },
  'schedules.update': onSchedule('', { notes: 'changed' }),
  'schedules.remove': onSchedule(''),
  'schedules.feed': {
    ...open(404),
    own: () => ({ path: '/api/v1/calendars/unknown/' }),
    foreign: [],
  },
  'schedules.feedState': { ...staff(), own: () => ({ path: `${SCHEDULES}feed/` }), foreign: [] },
  'schedules.createFeed': {
    ...staff(201),
    own: () => ({ path: `${SCHEDULES}feed/` }),
    foreign: [],
  },
  'schedules.removeFeed': { ...staff(), own: () => ({ path: `${SCHEDULES}feed/` }), foreign: [] },
  'schedules.log': onSchedule('log/', { duration_minutes: 1 }, 201),
  'timeEntries.ofTask': onTask('time-entries/'),
  'timeEntries.create': onTask(
    'time-entries/',
    { entry_date: '2026-01-05', duration_minutes: 1 },
    201,
  ),
  'timeEntries.update': onEntry({ description: 'changed' }),
  'timeEntries.remove': onEntry(),
  'timeEntries.startTimer': onTask('timer/start/', {}, 201),
  'timeEntries.stopTimer': {
    ...onTask('timer/stop/', {}),
    own: async (_rows, t, as) => {
      const task = await freshTask(t, as);
      await t.call('POST', `${TASKS}${task}/timer/start/`, { as, body: {} });
      return { path: `${TASKS}${task}/timer/stop/`, body: {} };
    },
  },
  'timeEntries.list': listed(''),
  'timeEntries.running': listed('running/'),
  'timeEntries.week': listed('week/?week=2026-W05'),
  'timeEntries.report': listed('report/?startDate=2026-01-01&endDate=2026-01-31'),
  'timeEntries.timesheet': {
    ...staff(),
    own: () => ({ path: `${TIME}timesheet/pdf/?startDate=2026-01-01&endDate=2026-01-31` }),
    foreign: [],
  },
  'timeEntries.settings': listed('settings/'),
  'timeEntries.updateSettings': {
    ...staff(),
    own: () => ({ path: `${TIME}settings/`, body: { needs_approval: false } }),
    foreign: [],
  },
  'timeEntries.workingHours': listed('working-hours/'),
  'timeEntries.updateWorkingHours': {
    ...staff(),
    own: ({ member }) => ({
      path: `${TIME}working-hours/${member}/`,
      body: { working_minutes: null },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: ({ member }) => ({
          path: `${TIME}working-hours/${member}/`,
          body: { working_minutes: null },
        }),
      },
    ],
  },
  'timeEntries.saveWeek': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${TIME}week/`,
      body: {
        week: '2026-W05',
        rows: [{ task_id: await freshTask(t, as), minutes: [1, 0, 0, 0, 0, 0, 0] }],
      },
    }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: () => ({
          path: `${TIME}week/`,
          body: { week: '2026-W05', rows: [{ task_id: FOREIGN, minutes: [1, 0, 0, 0, 0, 0, 0] }] },
        }),
      },
    ],
  },
  'timeEntries.submit': decided('submit', {}),
  'timeEntries.decide': decided('decide', { status: 'approved' }),
  'timeEntries.export': {
    ...staff(202),
    own: () => ({ path: `${TIME}export/`, body: { format: 'csv' } }),
    foreign: [],
  },
  'timeEntries.timeline': {
    ...staff(),
    own: async (_rows, t, as) => ({
      path: `${TIME}${(await freshEntry(t, as)).entry}/timeline/`,
    }),
    foreign: [
      { place: 'path', status: 404, attempt: () => ({ path: `${TIME}${FOREIGN}/timeline/` }) },
    ],
  },
};
