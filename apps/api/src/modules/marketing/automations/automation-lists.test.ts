import type { AutomationRun, AutomationStep, Usage } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { type AutomationCalls, automationCalls } from '../../../../test/support/automations.ts';
import { addSubscribers, makeList } from '../../../../test/support/campaigns.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';

const EMAIL_MARKETING = '/api/v1/admin/email-marketing/';

let t: TestApi;
let automations: AutomationCalls;
useSendingApi((api) => {
  ({ t } = api);
  automations = automationCalls(t);
});

/** Returns the statuses of a person by list. */
async function getStatuses(email: string): Promise<Record<string, string>> {
  const rows = await t.database.asOwner<{ list_id: string; status: string }>(
    `select m.list_id, m.status from app.list_members m
     join app.subscribers s on s.tenant_id = m.tenant_id and s.id = m.subscriber_id where s.email = $1`,
    [email],
  );
  return Object.fromEntries(rows.map(({ list_id, status }) => [list_id, status]));
}

/** Adds a person to a list as staff. */
async function addAsStaff(listId: number, email: string) {
  const { body, status, text } = await t.call('POST', `${EMAIL_MARKETING}subscribers/`, {
    as: 'admin',
    body: { listId, people: [{ email }], consent: true },
  });
  expect(status, text).toBe(201);
  return body;
}

/** Runs steps for people who subscribe to a new list, and returns what happened to each. */
async function runFor(
  name: string,
  emails: readonly string[],
  getSteps: (listId: number) => readonly AutomationStep[],
): Promise<{ readonly listId: number; readonly runs: readonly AutomationRun[] }> {
  const listId = await makeList(t, name);
  const { id } = await automations.makeAutomation(name, { event: 'subscriber.joined', listId });
  await automations.publish(id, getSteps(listId));
  await addSubscribers(t, listId, emails);
  await automations.until(async () =>
    expect((await automations.people(id)).map(({ state }) => state)).toEqual(
      emails.map(() => 'done'),
    ),
  );
  return { listId, runs: await automations.people(id) };
}
const getResults = (runs: readonly AutomationRun[], email: string) =>
  runs.find((run) => run.email === email)?.log.map(({ result }) => result);
const usageFor = async (listId: number): Promise<Usage[]> => {
  const { body, text } = await t.call('GET', `${EMAIL_MARKETING}lists/${listId}/usage/`, {
    as: 'admin',
  });
  expect(body.success, text).toBe(true);
  return (body.results as { rows: Usage[] }).rows;
};
const removeList = (listId: number, query = '') =>
  t.call('DELETE', `${EMAIL_MARKETING}lists/${listId}/${query}`, { as: 'admin' });

it('removes people from a list without unsubscribing them, so that they can be added again', async () => {
  const otherId = await makeList(t, 'Never joined');
  const { listId, runs } = await runFor('Moved', ['amy@lists.example'], (moved) => [
    { id: 'r', kind: 'list', action: 'remove', listId: moved },
    { id: 'n', kind: 'list', action: 'remove', listId: otherId },
    { id: 'a', kind: 'list', action: 'add', listId: otherId },
  ]);
  expect(getResults(runs, 'amy@lists.example')).toEqual([
    'Removed from the list',
    'They were not on this list',
    'Added to the list',
  ]);
  expect(await getStatuses('amy@lists.example')).toEqual({ [otherId]: 'subscribed' });
  expect(await addAsStaff(listId, 'amy@lists.example')).toMatchObject({ added: 1, kept: 0 });
  expect(await getStatuses('amy@lists.example')).toEqual({
    [listId]: 'subscribed',
    [otherId]: 'subscribed',
  });
});

it('does not subscribe people again who unsubscribed before they were removed from a list', async () => {
  const leftId = await makeList(t, 'Left before');
  await addSubscribers(t, leftId, ['ben@lists.example', 'cho@lists.example'], {
    status: 'unsubscribed',
  });
  // Someone has signed this person up again, and they have not confirmed it.
  await t.database.asOwner(
    `update app.list_members set status = 'unconfirmed', consent = '{"left_at": "2026-01-01T00:00:00.000Z"}'
     where subscriber_id = (select id from app.subscribers where email = 'cho@lists.example')`,
  );
  const emails = ['ben@lists.example', 'cho@lists.example', 'dag@lists.example'];
  const { runs } = await runFor('Removed after', emails, () => [
    { id: 'b', kind: 'list', action: 'add', listId: leftId },
    { id: 'r', kind: 'list', action: 'remove', listId: leftId },
    { id: 'a', kind: 'list', action: 'add', listId: leftId },
  ]);
  const refused = 'Not added: they have unsubscribed from this list';
  expect(getResults(runs, 'ben@lists.example')).toEqual([
    refused,
    'They were not on this list',
    refused,
  ]);
  expect(getResults(runs, 'cho@lists.example')).toEqual([
    refused,
    'Removed from the list',
    refused,
  ]);
  expect(getResults(runs, 'dag@lists.example')).toEqual([
    'Added to the list',
    'Removed from the list',
    'Added to the list',
  ]);
  for (const email of ['ben@lists.example', 'cho@lists.example']) {
    expect((await getStatuses(email))[leftId], email).toBe('unsubscribed');
    expect(await addAsStaff(leftId, email)).toMatchObject({ added: 0, kept: 1 });
  }
});

it('reports automations that start for members of a list or have a step with it, and refuses to delete it', async () => {
  const [startId, stepId, freeId] = [
    await makeList(t, 'In a start'),
    await makeList(t, 'In a step'),
    await makeList(t, 'Not used'),
  ];
  const { id } = await automations.makeAutomation('Uses lists', {
    event: 'subscriber.joined',
    listId: startId,
  });
  const named = [{ type: 'automation', id, title: 'Uses lists', path: '' }];
  // A list that was chosen for another event starts nothing.
  await automations.makeAutomation('Orders', { event: 'order.placed', listId: freeId });
  expect(await usageFor(startId)).toEqual(named);
  expect(await usageFor(freeId)).toEqual([]);
  await automations.publish(id, [
    {
      id: 'c',
      kind: 'condition',
      filters: {
        combinator: 'and',
        rules: [{ field: 'subscriber.firstname', operator: 'is', value: 'list' }],
      },
      yes: [{ id: 'l', kind: 'list', action: 'remove', listId: stepId }],
      no: [],
    },
    { id: 'w', kind: 'wait', amount: 1, unit: 'days' },
  ]);
  expect(await usageFor(stepId)).toEqual(named);
  await addSubscribers(t, startId, ['eli@lists.example']);
  await automations.until(async () =>
    expect(await automations.people(id)).toMatchObject([{ step: 'w' }]),
  );

  // People still follow the first version, after the steps were edited and published without the list.
  const without: readonly AutomationStep[] = [{ id: 'e', kind: 'end' }];
  expect((await automations.call('PUT', `${id}/`, { steps: without })).status).toBe(200);
  expect(await usageFor(stepId)).toEqual(named);
  await automations.publish(id, without);
  expect(await usageFor(stepId)).toEqual(named);
  await t.database.asOwner(
    "update app.email_automation_runs set state = 'done', ended_at = now() where automation_id = $1",
    [id],
  );
  expect(await usageFor(stepId)).toEqual([]);

  const refused = await removeList(startId);
  expect([refused.status, refused.body.code, refused.body.usage]).toEqual([409, 'in_use', named]);
  expect((await automations.call('DELETE', `${id}/`)).status).toBe(200);
  expect(await usageFor(startId)).toEqual([]);
  expect((await removeList(startId)).status).toBe(200);
});

it('does not activate an automation with deleted lists, and names its start and its steps', async () => {
  const [startId, stepId, hereId] = [
    await makeList(t, 'Deleted start'),
    await makeList(t, 'Deleted step'),
    await makeList(t, 'Still here'),
  ];
  const { id } = await automations.makeAutomation('Deleted lists', {
    event: 'subscriber.joined',
    listId: startId,
  });
  const steps: readonly AutomationStep[] = [
    { id: 'a', kind: 'list', action: 'add', listId: stepId },
    { id: 'b', kind: 'list', action: 'add', listId: hereId },
  ];
  expect((await automations.call('PUT', `${id}/`, { steps })).status).toBe(200);
  for (const listId of [startId, stepId])
    expect((await removeList(listId, '?force=true')).status).toBe(200);
  const refused = await automations.call('POST', `${id}/activate/`);
  expect([refused.status, refused.body.code, refused.body.formErrors]).toEqual([
    422,
    'validation_failed',
    {
      steps: 'The list of this automation was deleted. Choose another one.',
      'steps.a': 'The list of this step was deleted. Choose another one.',
    },
  ]);
  const start = { event: 'subscriber.joined', listId: hereId };
  await automations.call('PUT', `${id}/`, { start, steps: steps.slice(1) });
  expect((await automations.call('POST', `${id}/activate/`)).status).toBe(200);
});
