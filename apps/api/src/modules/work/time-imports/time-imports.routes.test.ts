import type { Import } from '@org/schema/contract';
import type { Project, Task, TimeEntry } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callImports,
  getImport,
  runImportStep,
  untilImport,
  uploadTo,
} from '../../../../test/support/imports.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TIME, timeCalls } from '../../../../test/support/time.ts';
import type { ActorName } from '../../../../test/support/world.ts';

let t: TestApi;
let c: ReturnType<typeof timeCalls>;
beforeAll(async () => {
  t = await testApi();
  c = timeCalls(t);
  await t.api.jobs.start({ poll: 1 });
});
afterAll(() => t.close());

const upload = async (content: string, as: ActorName = 'admin'): Promise<Import> =>
  getImport(await uploadTo(t, content, { entity: 'timeEntries', name: 'time.csv', as }));
const findEntries = async (task: Task): Promise<TimeEntry[]> => {
  const { body } = await c.ok(c.call('GET', `${c.entries(task.id)}?itemsPerPage=200`));
  return (body.results as { rows: TimeEntry[] }).rows.toSorted((one, other) => one.id - other.id);
};
const makeProject = async (title: string): Promise<Project> =>
  (await c.ok(c.call('POST', '/api/v1/admin/projects/', { title }))).body.project as Project;

it('imports time of tasks by number or title, for people by email or name, and undoes it', async () => {
  const project = await makeProject('Import yard');
  await c.task({ title: 'Mow the lawn' });
  const mow = await c.task({ title: 'Mow the lawn', project_id: project.id });
  const plan = await c.task({ title: 'Plan the beds' });
  const { id, mapping } = await upload(
    'Task;Project;Email;Start date;Duration;Start time;End time;Note;Billable;Rate\n' +
      'mow THE lawn;Import Yard;;2026-04-01;1:30;;;Front;no;\n' +
      `#${plan.number};;staffMember;02.04.2026;;22:00;01:30;Late;yes;85,50\n` +
      'Plan the beds;;;2026-04-03;0:45:00;9:15 am;;Early;;\n',
  );
  expect(mapping).toEqual([
    'task',
    'project',
    'user',
    'entry_date',
    'hours',
    'start_time',
    'end_time',
    'description',
    'billable',
    'hourly_rate',
  ]);
  const { check } = await runImportStep(t, id, 'validate');
  expect(check?.problems).toEqual([]);
  expect(await findEntries(plan)).toEqual([]);
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 3, failed: 0 });
  expect(await findEntries(mow)).toMatchObject([
    {
      entry_date: '2026-04-01',
      duration_minutes: 90,
      start_time: null,
      description: 'Front',
      billable: false,
      source: 'import',
      status: 'draft',
    },
  ]);
  expect(await findEntries(plan)).toMatchObject([
    { user: { displayName: 'staffMember' }, duration_minutes: 210, hourly_rate: 85.5 },
    { entry_date: '2026-04-03', duration_minutes: 45, description: 'Early' },
  ]);
  expect((await c.getTask(plan.id)).tracked_minutes).toBe(255);

  const [late] = await findEntries(plan);
  await c.ok(c.call('POST', `${TIME}decide/`, { ids: [late?.id], status: 'approved' }));
  await c.settings({ lock_date: '2026-04-01' });
  await runImportStep(t, id, 'undo');
  await c.settings({ lock_date: null });
  expect(await findEntries(mow)).toHaveLength(1);
  expect((await c.getTask(plan.id)).tracked_minutes).toBeLessThan(255);
});

it('explains rows with unknown names, days that are locked or too long, and entries that are already there', async () => {
  const one = await c.task({ title: 'Twin' });
  await c.task({ title: 'Twin' });
  const task = await c.task({ title: 'Weed' });
  await c.add(task.id, { entry_date: '2026-05-04', hours: 2, description: 'Known' });
  await c.settings({ lock_date: '2026-04-30' });
  const { id } = await upload(
    'Task,Person,Day,Hours,Start,Note\n' +
      'Dig,,2026-05-04,1,,\n' +
      'Twin,,2026-05-04,1,,\n' +
      `Weed,Nobody at all,2026-05-04,1,,\n` +
      'Weed,,2026-04-30,1,,\n' +
      'Weed,,2026-05-04,2,,Known\n' +
      'Weed,,2026-05-04,lots,,\n' +
      'Weed,,2026-05-04,1,25:00,\n' +
      'Weed,,2026-05-05,14,,\n' +
      'Weed,,2026-05-05,14,,\n' +
      `#${one.number},,2026-05-04,1,,\n`,
  );
  const { check } = await runImportStep(t, id, 'validate');
  const problems = [
    [2, 'Task: there is no task Dig'],
    [3, 'Task: there are several tasks Twin; use their number, such as #12'],
    [4, 'Person: nobody here is called Nobody at all'],
    [5, 'Day: Time until 2026-04-30 can no longer be changed'],
    [6, 'This time entry is already there'],
    [7, 'Hours: use hours such as 1:30, 1.5 or 90m'],
    [8, 'Start: use a time such as 9:30'],
    [10, 'Hours: This person would have more than 24 hours on 2026-05-05'],
  ];
  expect(check?.problems.map(({ row, error }) => [row, error])).toEqual(problems);
  expect(await runImportStep(t, id, 'start')).toMatchObject({ created: 2, failed: 8 });
  await c.settings({ lock_date: null });
});

it('lets people without can_manage_others import only their own time', async () => {
  const { body } = await c.ok(
    c.call('POST', '/api/v1/admin/roles/', {
      name: 'Crew',
      base_role: '4',
      permissions: [
        'imports.can_view',
        'imports.can_create',
        'imports.can_update',
        'tasks.can_view',
        'tasks.can_create',
        'time_entries.can_view',
        'time_entries.can_create',
      ],
    }),
  );
  const role = (body.role as { id: number }).id;
  const me = await c.me('staffMember');
  await c.ok(c.call('PUT', `/api/v1/admin/users/${me}/`, { role }));
  const task = await c.task({ title: 'Own time' }, 'staffMember');
  await c.task({ title: 'Time of others' });
  const { id } = await upload(
    'Task,Person,Day,Hours\nOwn time,,2026-06-01,1\nOwn time,admin,2026-06-01,1\nTime of others,,2026-06-01,1\n',
    'staffMember',
  );
  const begun = await callImports(t, 'POST', `${id}/start/`, undefined, 'staffMember');
  expect(begun.status, begun.text).toBe(202);
  const done = await untilImport(t, id, 'done', 'partial', 'failed');
  expect(done).toMatchObject({ created: 1, failed: 2 });
  expect(await findEntries(task)).toMatchObject([{ user_id: me, duration_minutes: 60 }]);
});
