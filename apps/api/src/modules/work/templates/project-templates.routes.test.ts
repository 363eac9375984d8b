import type { Project, ProjectTemplate, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeProject, makeTask } = work;

const STAFF = { as: 'staffMember' } as const;

async function saveTemplate(projectId: number, name = 'Kitchen'): Promise<ProjectTemplate> {
  const answer = await call('POST', `projects/${projectId}/template/`, { name });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.template as ProjectTemplate;
}

const getTasks = async (projectId: number): Promise<Task[]> =>
  (
    (await call('GET', `projects/${projectId}/tasks/?orderBy=number&orderDirection=ASC`)).body
      .results as { rows: Task[] }
  ).rows;

it('makes projects from a template with tasks, checklists, dependencies and dates from the start', async () => {
  await call('PUT', 'settings/', { timezone: 'America/Toronto' });
  const project = await makeProject({
    title: 'First kitchen',
    start_date: '2027-03-01T14:00:00Z',
    end_date: '2027-03-05T22:00:00Z',
    description: '<p>As always</p>',
    budget_minutes: 600,
  });
  const demolish = await makeTask({
    title: 'Demolish',
    project_id: project.id,
    due_date: '2027-03-02T14:00:00Z',
    checklist: [{ id: 'a', text: 'Water off', done: true }],
    assignees: [work.t.world.alpha.member],
    is_done: true,
  });
  await makeTask({
    title: 'Tile',
    project_id: project.id,
    parent_id: demolish.id,
    blocked_by: [demolish.id],
    recurrence: 'FREQ=MONTHLY',
    due_date: '2027-03-20T14:00:00Z',
  });
  const template = await saveTemplate(project.id);
  expect(template).toMatchObject({
    name: 'Kitchen',
    tasks_count: 2,
    est_hours: 2,
    created_by: { displayName: 'admin' },
  });
  // A later change of the project leaves the template as it is.
  await call('DELETE', `projects/${project.id}/`);
  const made = await call('POST', `projects/templates/${template.id}/projects/`, {
    title: 'Second kitchen',
    // Clocks changed on 14 March: nine o'clock is an hour earlier in UTC.
    start_date: '2027-04-05T13:00:00Z',
  });
  expect(made.status, made.text).toBe(201);
  const second = made.body.project as Project;
  expect(second).toMatchObject({
    title: 'Second kitchen',
    start_date: '2027-04-05T13:00:00.000Z',
    end_date: '2027-04-09T21:00:00.000Z',
    description: '<p>As always</p>',
    budget_minutes: 600,
    status: 'active',
    customer_id: null,
  });
  const [one, two] = await getTasks(second.id);
  expect(one).toMatchObject({
    title: 'Demolish',
    due_date: '2027-04-06T13:00:00.000Z',
    is_done: false,
    assignees: [],
    checklist: [{ text: 'Water off', done: false }],
  });
  expect(two).toMatchObject({
    title: 'Tile',
    parent_id: one?.id,
    blocked_by: [{ id: one?.id }],
    recurrence: 'FREQ=MONTHLY',
    due_date: '2027-04-24T14:00:00.000Z',
  });
});

it('lists, renames and deletes templates', async () => {
  const project = await makeProject({});
  const { id } = await saveTemplate(project.id, 'bathroom');
  await saveTemplate(project.id, 'Attic');
  const list = async () =>
    ((await call('GET', 'projects/templates/')).body.results as { rows: ProjectTemplate[] }).rows;
  const names = (await list()).map(({ name }) => name);
  expect(names.indexOf('Attic')).toBeLessThan(names.indexOf('bathroom'));
  const renamed = await call('PUT', `projects/templates/${id}/`, { name: 'Bathroom, large' });
  expect(renamed.body.template).toMatchObject({ id, name: 'Bathroom, large' });
  expect((await call('DELETE', `projects/templates/${id}/`)).status).toBe(200);
  expect((await list()).map((template) => template.id)).not.toContain(id);
  expect((await call('DELETE', `projects/templates/${id}/`)).status).toBe(404);
});

it('names the field of what is missing or not there', async () => {
  const { id } = await saveTemplate((await makeProject({})).id);
  const post = async (body: object) =>
    (await call('POST', `projects/templates/${id}/projects/`, body)).body.formErrors;
  expect(await post({})).toEqual({
    title: 'Title is required',
    start_date: 'Start Date is required',
  });
  const body = { title: 'x', start_date: '2027-01-04T09:00:00Z' };
  expect(await post({ ...body, customer_id: work.t.world.beta.customer })).toEqual({
    customer_id: 'This customer does not exist',
  });
  const unnamed = await call('POST', `projects/${work.t.world.alpha.project}/template/`, {});
  expect(unnamed.body.formErrors).toEqual({ name: 'Name is required' });
});

it('saves only projects that the user sees, and shows them no rates in new ones', async () => {
  const hidden = await makeProject({ hourly_rate: 95 });
  const refused = await call('POST', `projects/${hidden.id}/template/`, { name: 'x' }, STAFF);
  expect(refused.status).toBe(404);
  const { id } = await saveTemplate(hidden.id);
  const body = { title: 'Mine', start_date: '2027-01-04T09:00:00Z' };
  const made = await call('POST', `projects/templates/${id}/projects/`, body, STAFF);
  expect(made.status, made.text).toBe(201);
  expect(made.body.project).toMatchObject({ title: 'Mine', hourly_rate: null });
  const { id: madeId } = made.body.project as Project;
  expect((await call('GET', `projects/${madeId}`)).body.project).toMatchObject({ hourly_rate: 95 });
});

it('finds no template of another tenant', async () => {
  const { beta } = work.t.world;
  const [template] = await work.t.database.asOwner<{ id: string }>(
    `with person as (
       insert into app.people (tenant_id, user_id, display_name) values (${beta.id}, ${beta.member}, 'Beta')
       on conflict do nothing
     )
     insert into app.project_templates (tenant_id, name, plan, author_id)
     select ${beta.id}, 'Foreign', jsonb_build_object('tasks', '[]'::jsonb), ${beta.member} returning id`,
  );
  const path = `projects/templates/${template?.id}/`;
  expect((await call('GET', 'projects/templates/')).text).not.toContain('Foreign');
  expect((await call('PUT', path, { name: 'x' })).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  const body = { title: 'x', start_date: '2027-01-04T09:00:00Z' };
  expect((await call('POST', `${path}projects/`, body)).status).toBe(404);
});
