import type { Project } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeProject, makeTask, makeBoard, columnsOf } = work;

/** Returns the problems of the fields of a refused body. */
async function problems(method: string, path: string, body: object): Promise<unknown> {
  const answer = await call(method, path, body);
  expect(answer.status, answer.text).toBe(422);
  return answer.body.formErrors;
}

const vehicle = { type: 'car', make: 'Volvo', model: '240', year: '1989' };

async function makeCustomer(lastname: string) {
  const { body } = await call('POST', 'customers/', { lastname, vehicles: [vehicle] });
  return body.customer as { id: number; vehicles: { id: number }[] };
}

describe('a project', () => {
  it('API-PROJ-03 API-PROJ-05 API-GEN-04 PROJ-001 PROJ-017 creates a project with customer, vehicle, board and people', async () => {
    const customer = await makeCustomer('Lovelace');
    const board = await makeBoard({ name: 'Workshop' });
    const [first] = await columnsOf(board.id);
    const answer = await call('POST', 'projects/', {
      title: 'Restore the engine',
      description: '<p>All <strong>six</strong> cylinders<script>alert(1)</script></p>',
      est_hours: 12.5,
      start_date: '2026-12-01T08:00:00.000Z',
      end_date: '2026-12-04T16:00:00.000Z',
      customer_id: customer.id,
      vehicle_id: customer.vehicles[0]?.id,
      board_id: board.id,
      column_id: first?.id,
      assignees: [{ id: work.t.world.alpha.member, displayName: 'x', firstname: '' }],
      attachedInvoices: [],
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ success: true, error: null });
    const { id } = answer.body.project as Project;
    const read = await call('GET', `projects/${id}`);
    expect(read.body).toMatchObject({ success: true, error: null });
    expect(read.body.project).toMatchObject({
      id,
      title: 'Restore the engine',
      description: '<p>All <strong>six</strong> cylinders</p>',
      est_hours: 12.5,
      start_date: '2026-12-01T08:00:00.000Z',
      end_date: '2026-12-04T16:00:00.000Z',
      customer_id: customer.id,
      customer_name: 'Lovelace',
      customer: {
        customer_id: customer.id,
        displayName: 'Lovelace',
        vehicles: [{ make: 'Volvo' }],
      },
      vehicle_id: customer.vehicles[0]?.id,
      attachedInvoices: [],
      assignees: [{ id: work.t.world.alpha.member, displayName: 'Author alpha', firstname: '' }],
      custom_fields: {},
      board_id: board.id,
      column_id: first?.id,
      board: { id: board.id, name: 'Workshop' },
      column_name: 'To do',
      column_color: first?.color,
      status: 'active',
      progress: 0,
    });
  });

  it('PROJ-003 PROJ-013 starts with one hour, now, on the default board', async () => {
    const before = Date.now();
    const made = await makeProject({});
    expect(made.est_hours).toBe(1);
    expect(Date.parse(made.start_date)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(made.start_date)).toBeLessThanOrEqual(Date.now() + 1000);
    const check = await call('GET', 'projects/check/');
    expect(check.body.defaults).toEqual({ board_id: made.board_id, column_id: made.column_id });
  });

  it('PROJ-010 PROJ-011 rejects a project without title or hours, and an end before the start', async () => {
    expect(await problems('POST', 'projects/', {})).toEqual({ title: 'Title is required' });
    expect(await problems('POST', 'projects/', { title: 'x', est_hours: null })).toEqual({
      est_hours: 'Est. Hours is required',
    });
    expect(
      await problems('POST', 'projects/', {
        title: 'x',
        start_date: '2026-12-01T10:00:00Z',
        end_date: '2026-12-01T09:59:59Z',
      }),
    ).toEqual({ end_date: 'The end date must not be before the start date' });
    const sameDay = await makeProject({
      start_date: '2026-12-01T10:00:00.000Z',
      end_date: '2026-12-01T23:59:59.999Z',
    });
    expect(sameDay.end_date).toBe('2026-12-01T23:59:59.999Z');
    expect(
      await problems('PUT', `projects/${sameDay.id}`, { end_date: '2026-11-30T00:00:00Z' }),
    ).toEqual({ end_date: 'The end date must not be before the start date' });
  });

  it('names the field of a customer, vehicle, board, column, person or invoice that is not there', async () => {
    const { alpha, beta } = work.t.world;
    const customer = await makeCustomer('Byron');
    const other = await makeCustomer('Babbage');
    const board = await makeBoard();
    const [foreign] = await columnsOf(alpha.board);
    const post = (body: object) => problems('POST', 'projects/', { title: 'x', ...body });
    expect(await post({ customer_id: beta.customer })).toEqual({
      customer_id: 'This customer does not exist',
    });
    expect(await post({ customer_id: customer.id, vehicle_id: other.vehicles[0]?.id })).toEqual({
      vehicle_id: 'This vehicle belongs to another customer',
    });
    expect(await post({ vehicle_id: customer.vehicles[0]?.id })).toEqual({
      vehicle_id: 'Choose a customer before the vehicle',
    });
    expect(await post({ board_id: beta.board })).toEqual({
      board_id: 'This board does not exist, or was deleted',
    });
    expect(await post({ board_id: board.id, column_id: foreign?.id })).toEqual({
      column_id: 'This column belongs to another board',
    });
    expect(await post({ column_id: beta.boardColumn })).toEqual({
      column_id: 'This column does not exist, or was deleted',
    });
    expect(await post({ assignees: [beta.member] })).toEqual({
      assignees: 'This person does not work here, or no longer does',
    });
    expect(await post({ attachedInvoices: [beta.invoice] })).toEqual({
      attachedInvoices: 'This invoice does not exist',
    });
  });

  it('API-PROJ-04 PROJ-001 saves changes with the project as a row, and refuses a stale version with the current one', async () => {
    const customer = await makeCustomer('Hopper');
    const made = await makeProject({
      customer_id: customer.id,
      vehicle_id: customer.vehicles[0]?.id,
    });
    const saved = await call('PUT', `projects/${made.id}`, {
      ...made,
      title: 'Renamed',
      version: made.version,
    });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({ success: true, error: null, project: { title: 'Renamed' } });
    expect(saved.body.item).toEqual(saved.body.project);
    const stale = await call('PUT', `projects/${made.id}`, {
      title: 'Late',
      version: made.version,
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'conflict', current: { title: 'Renamed' } });
    // Another customer takes the vehicle away.
    const moved = await call('PUT', `projects/${made.id}`, { customer_id: null });
    expect(moved.body.project).toMatchObject({ customer: null, vehicle_id: null });
  });

  it('API-PROJ-01 API-PROJ-06 API-PROJ-07 lists projects and deletes one or several', async () => {
    const made = [
      await makeProject({ title: 'Zinc one' }),
      await makeProject({ title: 'Zinc two' }),
    ];
    const listed = await call('GET', 'projects?search=zinc&orderBy=title&orderDirection=ASC');
    expect(listed.body).toMatchObject({ success: true, error: null });
    expect((listed.body.results as { rows: Project[] }).rows.map(({ title }) => title)).toEqual([
      'Zinc one',
      'Zinc two',
    ]);
    const one = await call('DELETE', `projects/${made[0]?.id}/`);
    expect(one.body).toMatchObject({ success: true, error: null });
    const many = await call('DELETE', 'projects/', { projectsToDelete: [made[1]?.id] });
    expect(many.body).toMatchObject({ success: true, error: null, deleted: [made[1]?.id] });
    expect((await call('GET', `projects/${made[0]?.id}`)).status).toBe(404);
  });

  it('API-PROJ-02 PROJ-014 says whether customers can be assigned', async () => {
    const admin = await call('GET', 'projects/check/');
    expect(admin.body).toMatchObject({
      success: true,
      can_assign_customer: true,
      can_create: true,
      error: null,
    });
  });

  it('counts the tasks of a project and its progress', async () => {
    const project = await makeProject({});
    await makeTask({ project_id: project.id, is_done: true });
    await makeTask({ project_id: project.id, due_date: '2020-01-01T00:00:00Z' });
    const read = await call('GET', `projects/${project.id}`);
    expect(read.body.project).toMatchObject({
      progress: 50,
      task_counts: { total: 2, open: 1, overdue: 1 },
    });
  });

  it('copies a project with its tasks, dates, blockers and subtasks', async () => {
    const project = await makeProject({ start_date: '2026-01-01T09:00:00Z' });
    const first = await makeTask({
      title: 'First',
      project_id: project.id,
      due_date: '2026-01-03T09:00:00Z',
      is_done: true,
      checklist: [{ id: 'a', text: 'Look', done: true }],
    });
    await makeTask({
      title: 'Second',
      project_id: project.id,
      parent_id: first.id,
      blocked_by: [first.id],
    });
    const copied = await call('POST', `projects/${project.id}/copy/`, {
      title: 'Again',
      start_date: '2026-02-01T09:00:00Z',
    });
    expect(copied.status, copied.text).toBe(201);
    const { id } = copied.body.project as Project;
    const tasks = await call('GET', `projects/${id}/tasks/?orderBy=number&orderDirection=ASC`);
    const [one, two] = (tasks.body.results as { rows: Record<string, unknown>[] }).rows;
    expect(one).toMatchObject({
      title: 'First',
      due_date: '2026-02-03T09:00:00.000Z',
      is_done: false,
      checklist: [{ text: 'Look', done: false }],
    });
    expect(two).toMatchObject({
      title: 'Second',
      parent_id: one?.id,
      blocked_by: [{ id: one?.id }],
    });
  });
});

describe('people of a project', () => {
  it('PROJ-019 API-ASSIGN-02 API-ASSIGN-03 lets administrators and managers assign people, and nobody else', async () => {
    const project = await makeProject({});
    const { member } = work.t.world.alpha;
    const assigned = await call('POST', `projects/assignees/${project.id}`, {
      assignees: [member],
    });
    expect(assigned.body).toMatchObject({ success: true, assignees: [{ id: member }] });
    const manager = await call('DELETE', `projects/assignees/${project.id}/${member}`, undefined, {
      as: 'manager',
    });
    expect(manager.body).toMatchObject({ success: true, assignees: [] });
    const staff = await call(
      'POST',
      'projects/',
      { title: 'Mine', assignees: [member] },
      { as: 'staffMember' },
    );
    expect(staff.status).toBe(403);
    expect(staff.body.error).toBe('Only administrators and managers can assign people');
  });

  it('shows staff the projects that they made or are assigned to, without rates', async () => {
    const project = await makeProject({ title: 'Quartz', hourly_rate: 90, budget_amount: 1000 });
    expect(project).toMatchObject({ hourly_rate: 90, budget_amount: 1000 });
    const hidden = await call('GET', `projects/${project.id}`, undefined, { as: 'staffMember' });
    expect(hidden.status).toBe(404);
    const { body } = await call('GET', 'assignees/?search=staffMember');
    const { id } = (body.rows as { id: number }[])[0] ?? { id: 0 };
    await call('POST', `projects/assignees/${project.id}`, { assignees: [id] });
    const seen = await call('GET', `projects/${project.id}`, undefined, { as: 'staffMember' });
    expect(seen.body.project).toMatchObject({ hourly_rate: null, budget_amount: null });
    const saved = await call(
      'PUT',
      `projects/${project.id}`,
      { title: 'Quartz again', hourly_rate: null },
      { as: 'staffMember' },
    );
    expect(saved.status, saved.text).toBe(200);
    const after = await call('GET', `projects/${project.id}`);
    expect(after.body.project).toMatchObject({ title: 'Quartz again', hourly_rate: 90 });
  });
});
