import type { Customer, Project, Task } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { useWork } from '../../../../test/support/work.ts';

const work = useWork();
const { call, makeProject, makeTask } = work;

const STAFF = { as: 'staffMember' } as const;

/** Returns the staff member as an assignee. */
const getStaffId = async (): Promise<number> =>
  ((await call('GET', 'me/', undefined, STAFF)).body.user as { id: number }).id;

it('refuses links to tasks that the user may not see', async () => {
  const hidden = await makeTask({ title: 'Hidden' });
  const own = (await call('POST', 'tasks/', { title: 'Own' }, STAFF)).body.task as Task;
  for (const link of [{ blocked_by: [hidden.id] }, { parent_id: hidden.id }]) {
    const [field = ''] = Object.keys(link);
    const created = await call('POST', 'tasks/', { title: 'New', ...link }, STAFF);
    const updated = await call('PUT', `tasks/${own.id}/`, link, STAFF);
    for (const answer of [created, updated]) {
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.formErrors).toEqual({
        [field]: 'This task does not exist, or was deleted',
      });
    }
  }
});

it('keeps links to tasks that the user may not see when they save the task', async () => {
  const hidden = await makeTask({ title: 'Hidden' });
  const task = await makeTask({
    blocked_by: [hidden.id],
    parent_id: hidden.id,
    assignees: [await getStaffId()],
  });
  const body = { title: 'Renamed', blocked_by: [hidden.id], parent_id: hidden.id };
  const saved = await call('PUT', `tasks/${task.id}/`, body, STAFF);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.task).toMatchObject({
    title: 'Renamed',
    blocked_by: [{ id: hidden.id }],
    parent_id: hidden.id,
  });
});

it('refuses customers that the user may not see, and keeps one that the project has', async () => {
  const created = await call('POST', 'customers/', {
    firstname: 'Hidden',
    lastname: 'Customer',
    vehicles: [{ make: 'VW', plate: 'H-C 1' }],
  });
  const customer = created.body.customer as Customer;
  const refused = await call('POST', 'projects/', { title: 'P', customer_id: customer.id }, STAFF);
  expect(refused.status, refused.text).toBe(422);
  expect(refused.body.formErrors).toEqual({ customer_id: 'This customer does not exist' });
  const project = await makeProject({
    customer_id: customer.id,
    assignees: [await getStaffId()],
  });
  const vehicle_id = customer.vehicles[0]?.id;
  const body = { title: 'Renamed', customer_id: customer.id, vehicle_id };
  const saved = await call('PUT', `projects/${project.id}/`, body, STAFF);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.project as Project).toMatchObject({ customer_id: customer.id, vehicle_id });
});
