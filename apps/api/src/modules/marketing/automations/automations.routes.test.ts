import type {
  AutomationRun,
  AutomationStartEvent,
  AutomationStep,
  Campaign,
} from '@org/schema/entities';
import { AUTOMATION_STARTS } from '@org/schema/entities';
import { expect, it } from 'vitest';
import {
  AUTOMATIONS,
  type AutomationCalls,
  automationCalls,
} from '../../../../test/support/automations.ts';
import { addSubscribers, CAMPAIGNS, makeList } from '../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';

let sink: MailSink;
let t: TestApi;
let automations: AutomationCalls;
useSendingApi((api) => {
  ({ sink, t } = api);
  automations = automationCalls(t);
});

async function person(id: number, email: string): Promise<AutomationRun | undefined> {
  return (await automations.people(id)).find((one) => one.email === email);
}
const subjectsTo = (email: string) =>
  sink.received
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ mail }) => mail.subject);

it('a person who subscribes gets the emails of an automation, with waits between them', async () => {
  const listId = await makeList(t, 'Welcome');
  await addSubscribers(t, listId, ['before@auto.example']);
  await t.database.asOwner(
    "update app.list_members set updated_at = now() - interval '1 hour' where list_id = $1",
    [listId],
  );
  const { id } = await automations.makeAutomation('Welcome', {
    event: 'subscriber.joined',
    listId,
  });
  const [first, second] = [
    await automations.makeEmail(id, 'Welcome'),
    await automations.makeEmail(id, 'How is it?'),
  ];
  const active = await automations.publish(id, [
    { id: 'a', kind: 'email', emailId: first },
    { id: 'b', kind: 'wait', amount: 2, unit: 'days' },
    { id: 'c', kind: 'email', emailId: second },
  ]);
  expect(active).toMatchObject({ status: 'active', published: 1, is_changed: false });
  await addSubscribers(t, listId, ['ada@auto.example'], { firstname: 'Ada' });
  await automations.until(async () => expect(subjectsTo('ada@auto.example')).toEqual(['Welcome']));
  expect(await person(id, 'ada@auto.example')).toMatchObject({
    state: 'waiting',
    step: 'b',
    log: [{ step: 'a', kind: 'email', result: 'Email queued' }],
  });
  await automations.until(async () =>
    expect((await automations.call('GET', `${id}/figures/`)).body.results).toEqual({
      steps: [
        { id: 'a', passed: 1, waiting: 0 },
        { id: 'b', passed: 0, waiting: 1 },
      ],
      emails: [
        { id: first, sent: 1, opened: 0, clicked: 0, pauseReason: '' },
        { id: second, sent: 0, opened: 0, clicked: 0, pauseReason: '' },
      ],
    }),
  );
  // Who was on the list before does not enter.
  expect(await automations.people(id)).toHaveLength(1);

  await t.database.asOwner(
    'update app.email_automation_runs set due_at = now() where automation_id = $1',
    [id],
  );
  await automations.until(async () =>
    expect(subjectsTo('ada@auto.example')).toEqual(['Welcome', 'How is it?']),
  );
  expect(await person(id, 'ada@auto.example')).toMatchObject({
    state: 'done',
    step: '',
    ended_at: expect.any(String),
  });
  expect((await automations.call('GET', `${id}/`)).body.automation).toMatchObject({
    people: { waiting: 0, done: 1, left: 0, failed: 0 },
  });
  // The emails are no campaigns: they are not in their list, and nobody can send them to everyone.
  const { body } = await t.call('GET', `${CAMPAIGNS}?itemsPerPage=200`, { as: 'admin' });
  const ids = (body.results as { rows: Campaign[] }).rows.map((one) => one.id);
  expect(ids).not.toContain(first);
  const sent = await t.call('POST', `${CAMPAIGNS}${first}/send-now/`, { as: 'admin', body: {} });
  expect(sent.status).toBe(409);
  const rules = {
    abTest: { subjects: ['Other'], testPercent: 50, metric: 'opens', hours: 1 },
    sendWindow: { days: [1], from: '09:00', to: '10:00' },
  };
  const changed = await t.call('PUT', `${CAMPAIGNS}${first}/`, { as: 'admin', body: rules });
  expect([changed.status, Object.keys(changed.body.formErrors as object)]).toEqual([
    422,
    ['abTest', 'sendWindow'],
  ]);
});

it('conditions, tags, lists and tasks are done for each person, once', async () => {
  const listId = await makeList(t, 'Steps');
  const otherId = await makeList(t, 'Others');
  const customer = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { firstname: 'Cem', lastname: 'C', email: 'cem@auto.example', country: 'CA' },
  });
  expect(customer.status, customer.text).toBe(201);
  const tag = await t.call('POST', '/api/v1/admin/customers/tags/', {
    as: 'admin',
    body: { name: 'Automated' },
  });
  expect(tag.status, tag.text).toBe(201);
  const tagId = (tag.body.tag as { id: number }).id;
  const { id } = await automations.makeAutomation('Steps', { event: 'subscriber.joined', listId });
  await automations.publish(id, [
    {
      id: 'c',
      kind: 'condition',
      filters: {
        combinator: 'and',
        rules: [{ field: 'customer.country', operator: 'is', value: 'CA' }],
      },
      yes: [{ id: 't', kind: 'tag', action: 'add', tagId }],
      no: [{ id: 'e', kind: 'end' }],
    },
    { id: 'l', kind: 'list', action: 'add', listId: otherId },
    { id: 'k', kind: 'task', title: 'Call them', dueDays: 3 },
  ]);
  await addSubscribers(t, otherId, ['kim@auto.example'], { status: 'unsubscribed' });
  await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { firstname: 'Kim', lastname: 'K', email: 'kim@auto.example', country: 'CA' },
  });
  await addSubscribers(t, listId, ['cem@auto.example', 'dee@auto.example', 'kim@auto.example']);
  await automations.until(async () =>
    expect((await automations.people(id)).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
    ]),
  );
  expect((await person(id, 'kim@auto.example'))?.log[2]?.result).toBe(
    'Not added: they have unsubscribed from this list',
  );
  expect((await person(id, 'cem@auto.example'))?.log.map(({ result }) => result)).toEqual([
    'Yes',
    'Tag added',
    'Added to the list',
    'Task created',
  ]);
  expect((await person(id, 'dee@auto.example'))?.log.map(({ result }) => result)).toEqual([
    'No',
    'Ended',
  ]);
  const members = await t.database.asOwner(
    "select subscriber_id from app.list_members where list_id = $1 and status = 'subscribed'",
    [otherId],
  );
  expect(members).toHaveLength(1);
  const tasks = await t.database.asOwner<{ description: string }>(
    "select description from app.tasks where title = 'Call them'",
  );
  expect(tasks.map(({ description }) => description).sort()).toEqual([
    expect.stringContaining('cem@auto.example'),
    expect.stringContaining('kim@auto.example'),
  ]);
});

it('people on their way keep their version, and leave when they unsubscribe', async () => {
  const listId = await makeList(t, 'Versions');
  const { id } = await automations.makeAutomation('Versions', {
    event: 'subscriber.joined',
    listId,
  });
  const [old, fresh] = [
    await automations.makeEmail(id, 'Old'),
    await automations.makeEmail(id, 'New'),
  ];
  const wait: AutomationStep = { id: 'w', kind: 'wait', amount: 1, unit: 'hours' };
  await automations.publish(id, [wait, { id: 'e', kind: 'email', emailId: old }]);
  await addSubscribers(t, listId, ['eve@auto.example', 'fay@auto.example']);
  await automations.until(async () => expect(await automations.people(id)).toHaveLength(2));
  await automations.publish(id, [{ id: 'n', kind: 'email', emailId: fresh }]);
  await addSubscribers(t, listId, ['gil@auto.example']);
  await automations.until(async () => expect(subjectsTo('gil@auto.example')).toEqual(['New']));
  await t.database.asOwner(
    `update app.list_members set status = 'unsubscribed'
     where subscriber_id = (select id from app.subscribers where email = 'fay@auto.example')`,
  );
  await t.database.asOwner(
    'update app.email_automation_runs set due_at = now() where automation_id = $1',
    [id],
  );
  await automations.until(async () => expect(subjectsTo('eve@auto.example')).toEqual(['Old']));
  expect(subjectsTo('fay@auto.example')).toEqual([]);
  expect(await person(id, 'fay@auto.example')).toMatchObject({
    state: 'left',
    reason: 'Unsubscribed',
  });

  const paused = await automations.call('POST', `${id}/pause/`);
  expect(paused.body.automation, paused.text).toMatchObject({ status: 'paused' });
  expect((await automations.call('POST', `${id}/pause/`)).status).toBe(409);
  await addSubscribers(t, listId, ['hal@auto.example']);
  await automations.ring();
  expect(await person(id, 'hal@auto.example')).toBeUndefined();
  expect((await automations.call('DELETE', `${id}/`)).status).toBe(200);
  expect((await automations.call('GET', `${id}/`)).status).toBe(404);
});

it('people in an earlier version get their emails after a pause too', async () => {
  const listId = await makeList(t, 'Pauses');
  const { id } = await automations.makeAutomation('Pauses', { event: 'subscriber.joined', listId });
  const earlier = await automations.makeEmail(id, 'Earlier version');
  await automations.publish(id, [
    { id: 'w', kind: 'wait', amount: 1, unit: 'hours' },
    { id: 'e', kind: 'email', emailId: earlier },
  ]);
  await addSubscribers(t, listId, ['lea@auto.example']);
  await automations.until(async () => expect(await automations.people(id)).toHaveLength(1));
  await automations.publish(id, [{ id: 'x', kind: 'end' }]);
  expect((await automations.call('POST', `${id}/pause/`)).status).toBe(200);
  expect((await automations.call('POST', `${id}/activate/`)).status).toBe(200);
  await t.database.asOwner(
    'update app.email_automation_runs set due_at = now() where automation_id = $1',
    [id],
  );
  await automations.until(async () =>
    expect(subjectsTo('lea@auto.example')).toEqual(['Earlier version']),
  );
});

it('a step that cannot be done ends the way of its person, and nobody else waits for it', async () => {
  const listId = await makeList(t, 'Broken');
  const goneId = await makeList(t, 'Gone');
  const { id } = await automations.makeAutomation('Broken', { event: 'subscriber.joined', listId });
  await automations.publish(id, [{ id: 'l', kind: 'list', action: 'add', listId: goneId }]);
  await t.database.asOwner('delete from app.email_lists where id = $1', [goneId]);
  await addSubscribers(t, listId, ['ivy@auto.example', 'jon@auto.example']);
  await automations.until(async () =>
    expect((await automations.people(id)).map(({ state }) => state)).toEqual(['failed', 'failed']),
  );
  expect((await automations.people(id))[0]?.reason).toBe(
    'The tag, list or email of this step was deleted',
  );
});

it('an automation is refused with the step that is not complete', async () => {
  const { id } = await automations.makeAutomation('Incomplete', { event: 'order.placed' });
  const activate = async (steps: unknown) => {
    const saved = await automations.call('PUT', `${id}/`, { steps } as object);
    if (saved.status !== 200) return [saved.status, Object.keys(saved.body.formErrors ?? {})];
    const { status, body } = await automations.call('POST', `${id}/activate/`);
    return [status, Object.keys(body.formErrors ?? {})];
  };
  expect(await activate([])).toEqual([422, ['steps']]);
  expect(await activate([{ id: 'x', kind: 'email', emailId: null }])).toEqual([422, ['steps.x']]);
  expect(await activate([{ id: 'x', kind: 'email', emailId: 987_654 }])).toEqual([
    422,
    ['steps.x'],
  ]);
  for (const steps of [
    'all',
    [{ id: 'x', kind: 'fly' }],
    [{ id: 'x', kind: 'constructor' }],
    [
      { id: 'x', kind: 'end' },
      { id: 'x', kind: 'end' },
    ],
    [{ id: 'x', kind: 'wait', amount: 0, unit: 'days' }],
    [{ id: 'x', kind: 'wait', amount: 1, unit: 'toString' }],
    [{ id: 'x', kind: 'end', script: 'alert()' }],
    [
      {
        id: 'x',
        kind: 'condition',
        filters: { combinator: 'and', rules: [{ field: 'password' }] },
        yes: [],
        no: [],
      },
    ],
    Array.from({ length: 51 }, (_none, at) => ({ id: `s${at}`, kind: 'end' })),
  ])
    expect(await activate(steps), JSON.stringify(steps).slice(0, 80)).toEqual([422, ['steps']]);
});

it('the query of every event runs', async () => {
  await t.call('POST', '/api/v1/admin/customers/custom-fields/', {
    as: 'admin',
    body: { label: 'Birthday', type: 'date' },
  });
  for (const event of Object.keys(AUTOMATION_STARTS) as AutomationStartEvent[]) {
    const { id } = await automations.makeAutomation(event, {
      event,
      tagId: 1,
      hours: 2,
      fieldKey: 'birthday',
    });
    await automations.publish(id, [{ id: 'e', kind: 'end' }]);
  }
  await automations.until(async () => {
    const rows = await t.database.asOwner<{ name: string }>(
      "select name from app.email_automations where status = 'active' and deleted_at is null and scanned_at is null",
    );
    expect(rows).toEqual([]);
  });
});

it('is not activated by a person who may not do what its steps do', async () => {
  const { user } = (await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body;
  const made = await t.call('POST', '/api/v1/admin/roles/', {
    as: 'admin',
    body: {
      name: 'Email only',
      base_role: '4',
      permissions: [
        'email_marketing.can_view',
        'email_marketing.can_update',
        'email_marketing.can_send',
      ],
    },
  });
  expect(made.status, made.text).toBe(201);
  await t.call('PUT', `/api/v1/admin/users/${(user as { id: number }).id}/`, {
    as: 'admin',
    body: { role: (made.body.role as { id: number }).id },
  });
  const { id } = await automations.makeAutomation('Tasks for all', { event: 'order.placed' });
  const steps: readonly AutomationStep[] = [
    { id: 'a', kind: 'task', title: 'Call them', dueDays: 1 },
  ];
  expect((await automations.call('PUT', `${id}/`, { steps })).status).toBe(200);
  const activate = (as: 'admin' | 'editor') =>
    t.call('POST', `${AUTOMATIONS}${id}/activate/`, { as });
  const refused = await activate('editor');
  expect([refused.status, refused.body.formErrors], refused.text).toEqual([
    422,
    { 'steps.a': 'You need the permission to create tasks' },
  ]);
  expect((await activate('admin')).status).toBe(200);
});
