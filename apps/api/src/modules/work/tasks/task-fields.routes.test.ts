import type { Task } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const { call, makeProject, makeTask } = useWork();

const addField = async (body: object): Promise<void> => {
  const { status, text } = await call('POST', 'tasks/custom-fields/', body);
  expect(status, text).toBe(201);
};
const findTasks = async (query: string): Promise<Task[]> => {
  const { status, text, body } = await call('GET', `tasks?${query}`);
  expect(status, text).toBe(200);
  return (body.results as { rows: Task[] }).rows;
};

beforeAll(async () => {
  await addField({ label: 'Machine', type: 'text' });
  await addField({ label: 'Depth', type: 'number' });
});

const KILN = { machine: { value: 'Kiln' }, depth: { value: 4.5 } };

it('saves, filters and refuses custom fields of tasks by their type', async () => {
  const task = await makeTask({ title: 'Fire', custom_fields: KILN });
  expect(task.custom_fields).toEqual(KILN);
  await makeTask({ title: 'Glaze', custom_fields: { machine: { value: 'Table' } } });
  const filter = encodeURIComponent(
    JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'custom_fields.machine', operator: 'is', value: 'Kiln' }],
    }),
  );
  expect((await findTasks(`filter=${filter}`)).map(({ title }) => title)).toEqual(['Fire']);
  const refused = await call('PUT', `tasks/${task.id}/`, {
    custom_fields: { depth: { value: 'deep' }, unknown: { value: 1 } },
  });
  expect(refused.body.formErrors).toEqual({
    'custom_fields.depth': 'must be a number',
    'custom_fields.unknown': 'This field does not exist',
  });
});

it('copies custom fields to the next task of a recurring one, and with a project', async () => {
  const project = await makeProject({ title: 'Fired' });
  const task = await makeTask({
    title: 'Weekly firing',
    project_id: project.id,
    recurrence: 'FREQ=WEEKLY',
    due_date: '2027-01-04T09:00:00Z',
    custom_fields: KILN,
  });
  await addField({ label: 'Room', type: 'text', required: true });
  const done = await call('PUT', `tasks/${task.id}/`, { is_done: true });
  expect(done.status, done.text).toBe(200);
  const next = (await findTasks('search=firing')).find(({ is_done }) => !is_done);
  expect(next?.custom_fields).toEqual(KILN);
  const copied = await call('POST', `projects/${project.id}/copy/`, { title: 'Again' });
  expect(copied.status, copied.text).toBe(201);
  const copies = await findTasks(`project_id=${(copied.body.project as { id: number }).id}`);
  expect(copies.map(({ custom_fields }) => custom_fields)).toEqual([KILN, KILN]);
});

it('asks for required fields in the form, and not for tasks that are added by one line', async () => {
  const quick = await makeTask({ title: 'Quick' });
  expect(quick.custom_fields).toEqual({});
  const refused = await call('POST', 'tasks/', { title: 'Form', custom_fields: {} });
  expect(refused.body.formErrors).toEqual({ 'custom_fields.room': 'This field is required' });
});
