import { beforeAll, expect, it } from 'vitest';
import { sectionContent } from '../../../../test/support/email-content.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { useWork } from '../../../../test/support/work.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const NOTIFICATIONS = 'email-marketing/notifications/';

const work = useWork();
const { call, makeTask } = work;

let member = 0;
let address = '';
const getId = async (as: ActorName): Promise<number> =>
  ((await call('GET', 'me/', undefined, { as })).body.user as { id: number }).id;

beforeAll(async () => {
  await work.t.api.jobs.start({ poll: 0.5, supervise: 1 });
  member = await getId('manager');
  const [user] = await work.t.database.asOwner<{ email: string }>(
    'select email from platform.users where id = $1',
    [member],
  );
  address = user?.email ?? '';
});

async function turnOn(event: string, more: object = {}): Promise<number> {
  const made = await call('POST', NOTIFICATIONS, { name: event, event, ...more });
  expect(made.status, made.text).toBe(201);
  const { notification } = made.body as { notification: { id: number; audience: string } };
  expect(notification.audience).toBe('staff');
  return notification.id;
}
const run = (name: 'assigned-tasks' | 'due-tasks') =>
  work.t.api.jobs.housekeeping.tasks
    .get(name)
    ?.run({ signal: new AbortController().signal, log: serverLog('silent') });
const countMails = async (): Promise<number> =>
  (
    await work.t.database.asOwner(
      "select 1 from platform.mails where kind = 'task' and recipient = $1",
      [address],
    )
  ).length;
const today = (): string => new Date().toISOString();

it('emails nobody about tasks until the owner turns it on, and then not about earlier ones', async () => {
  await makeTask({ title: 'Earlier', assignees: [member] });
  await run('assigned-tasks');
  expect(await countMails()).toBe(0);
  await turnOn('task.assigned');
  await run('assigned-tasks');
  expect(await countMails()).toBe(0);
});

it('emails a person once about the tasks that a colleague assigned', async () => {
  await makeTask({ title: 'Mine', assignees: [await getId('admin')] });
  await makeTask({ title: 'Done', assignees: [member], is_done: true });
  const task = await makeTask({
    title: 'Glaze <b>bowls</b>',
    assignees: [member],
    due_date: '2030-03-03T12:00:00Z',
  });
  await run('assigned-tasks');
  await run('assigned-tasks');
  const mail = await sentMail(work.t, address, /Glaze/);
  expect(mail.subject).toBe('admin assigned a task to you: Glaze <b>bowls</b>');
  expect(mail.html).toContain('Glaze &lt;b&gt;bowls&lt;/b&gt;');
  expect(mail.text).toMatch(/Glaze <b>bowls<\/b>: .*2030/);
  expect(mail.text).toContain(`/admin/tasks/${task.id}`);
  expect(await countMails()).toBe(1);
  const other = await makeTask({ title: 'Later' });
  await call('POST', `tasks/assignees/${other.id}`, { assignees: [member] });
  await makeTask({ title: 'Last', assignees: [member] });
  await run('assigned-tasks');
  expect((await sentMail(work.t, address, /2 tasks/)).text).toContain('Later');
});

it('reminds an assignee of the tasks that are due today in the design of the tenant, once', async () => {
  // A zone in which it is afternoon, so that the reminder is not held back until the morning.
  const hours = (new Date().getUTCHours() + 24 - 14) % 24;
  const timezone = hours <= 12 ? `Etc/GMT+${hours}` : `Etc/GMT-${24 - hours}`;
  const set = await call('PUT', 'settings/', { timezone }, { as: 'owner' });
  expect(set.status, set.text).toBe(200);
  const before = await countMails();
  await turnOn('task.due_soon', {
    subject: '{{first_name|Hi}}, {{task_count}} due',
    content: sectionContent(
      { type: 'EmailTextbox', props: { html: '<p>On your bench:</p><p>{{tasks}}</p>' } },
      { type: 'EmailOrderSummary' },
    ),
  });
  await makeTask({ title: 'Fire the kiln', assignees: [member], due_date: today() });
  await makeTask({ title: 'Sweep', assignees: [member], due_date: today() });
  await makeTask({
    title: 'Next week',
    assignees: [member],
    due_date: new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString(),
  });
  await run('due-tasks');
  await run('due-tasks');
  const mail = await sentMail(work.t, address, /2 due$/);
  expect(mail.html).toMatch(/Fire the kiln, due [^<]*<br \/>Sweep, due/);
  expect(mail.html).not.toContain('Next week');
  expect(mail.text).toContain('Open tasks: ');
  expect(await countMails()).toBe(before + 1);
});

it('emails about a mention in the design of the tenant, and without one in the standard design', async () => {
  const task = await makeTask({ title: 'Kiln plan', assignees: [member] });
  const mention = async (body: string): Promise<void> => {
    const made = await call('POST', `tasks/${task.id}/comments/`, { body, mentions: [member] });
    expect(made.status, made.text).toBe(201);
  };
  await mention('<p>Standard words</p>');
  const standard = await sentMail(work.t, address, /mentioned you: Kiln plan/);
  expect(standard.text).toContain('because admin mentioned you in a comment');
  await turnOn('task.mentioned', {
    subject: '{{colleague}} asks',
    content: sectionContent({
      type: 'EmailTextbox',
      props: { html: '<p>{{title}}: {{comment}}</p>' },
    }),
  });
  await mention('<p>Own words &amp; {{email}}</p>');
  const designed = await sentMail(work.t, address, /^admin asks$/);
  expect(designed.html).toContain('Kiln plan: Own words &amp; {{email}}');
});

it('refuses a second design of one event, addresses, other readers, and a record in a test', async () => {
  const problems = async (body: object) =>
    (await call('POST', NOTIFICATIONS, { name: 'x', event: 'task.assigned', ...body })).body
      .formErrors;
  expect(await problems({})).toEqual({
    enabled: '“task.assigned” is the email to staff about this event. Turn it off first.',
  });
  expect(await problems({ emails: ['a@kiln.example'] })).toEqual({
    emails: 'A notification to the staff it concerns cannot have addresses',
  });
  expect(await problems({ audience: 'team' })).toEqual({
    audience: 'Only the staff it concerns get an email about this event',
  });
  const id = await turnOn('task.due_soon', { enabled: false });
  const test = (more: object) =>
    call('POST', 'email-marketing/send-email-notification/', {
      notificationId: id,
      to: ['tester@kiln.example'],
      ...more,
    });
  const { id: taskId } = await makeTask({ title: 'Secret' });
  expect((await test({ entity: { type: 'task', id: taskId } })).body.formErrors).toEqual({
    entity: 'This record does not exist',
  });
  expect((await test({})).status).toBe(202);
  expect((await sentMail(work.t, 'tester@kiln.example')).subject).toBe('task.due_soon');
});
