import type { Task, TaskEmails } from '@org/schema/entities';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sectionContent } from '../../../../test/support/email-content.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import { ALPHA_SITE, type Answer, type TestApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';

const ALL: TaskEmails = { assigned: true, dueSoon: true, mentioned: true };
const LEAVE = '/api/v1/task-emails/unsubscribe/';
const PAGE = { accept: 'text/html,application/xhtml+xml' };

let t: TestApi;
let sink: MailSink;
let member = 0;
let address = '';

const call = (method: string, path: string, body?: unknown, as: ActorName = 'admin') =>
  t.call(method, `/api/v1/admin/${path}`, { as, body });
const save = (change: object) => call('PUT', 'me/task-emails/', change, 'manager');
const read = async (as: ActorName = 'manager'): Promise<TaskEmails> =>
  (await call('GET', 'me/task-emails/', undefined, as)).body.taskEmails as TaskEmails;
const mailAssigned = () =>
  t.api.jobs.housekeeping.tasks
    .get('assigned-tasks')
    ?.run({ signal: new AbortController().signal, log: serverLog('silent') });
async function makeTask(title: string): Promise<Task> {
  const made = await call('POST', 'tasks/', { title, assignees: [member] });
  expect(made.status, made.text).toBe(201);
  return made.body.task as Task;
}
const countMails = async (kind: 'task' | 'mention'): Promise<number> =>
  (
    await t.database.asOwner('select 1 from platform.mails where kind = $1 and recipient = $2', [
      kind,
      address,
    ])
  ).length;

/** Calls the link of an email as a visitor who is not signed in. */
const follow = (
  method: string,
  link: string,
  headers: object = {},
  body?: string,
): Promise<Answer> =>
  t.call(method, link.slice(new URL(link, ALPHA_SITE).origin.length), {
    origin: ALPHA_SITE,
    body,
    headers: { ...(method === 'POST' && { origin: ALPHA_SITE }), ...headers },
  });

interface TaskMail {
  readonly html: string;
  readonly text: string;
  /** Link by which it is turned off, from its header. */
  readonly link: string;
}
/** Assigns a task, and returns the email about it. */
async function assign(title: string): Promise<TaskMail> {
  await makeTask(title);
  await mailAssigned();
  const find = () => sink.received.find(({ mail }) => mail.subject?.endsWith(title));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const { html = '', text = '', headers = [] } = find()?.mail ?? {};
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  return { html, text, link: header('list-unsubscribe').slice(1, -1) };
}

useSendingApi((api) => {
  ({ t, sink } = api);
});
beforeAll(async () => {
  member = ((await call('GET', 'me/', undefined, 'manager')).body.user as { id: number }).id;
  const [user] = await t.database.asOwner<{ email: string }>(
    'select email from platform.users where id = $1',
    [member],
  );
  address = user?.email ?? '';
  const made = await call('POST', 'email-marketing/notifications/', {
    name: 'Assigned',
    event: 'task.assigned',
  });
  expect(made.status, made.text).toBe(201);
});
beforeEach(async () => {
  expect((await save(ALL)).status).toBe(200);
});

it('lets staff turn each email about tasks off and on for themselves', async () => {
  expect(await read()).toEqual(ALL);
  const saved = await save({ dueSoon: false });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.taskEmails).toEqual({ ...ALL, dueSoon: false });
  await save({ dueSoon: false, mentioned: false, assigned: true });
  expect(await read()).toEqual({ assigned: true, dueSoon: false, mentioned: false });
  // The choice of one person changes nothing for others.
  expect(await read('admin')).toEqual(ALL);
  expect((await save({ dueSoon: 'later' })).status).toBe(422);
});

it('sends no email about assigned tasks and mentions to people who turned them off', async () => {
  await save({ assigned: false, mentioned: false });
  const before = { task: await countMails('task'), mention: await countMails('mention') };
  const task = await makeTask('Silent');
  await mailAssigned();
  const mention = await call('POST', `tasks/${task.id}/comments/`, {
    body: '<p>Look</p>',
    mentions: [member],
  });
  expect(mention.status, mention.text).toBe(201);
  await save(ALL);
  // A later email of the same job shows that the earlier one is not merely late.
  await call('POST', `tasks/${task.id}/comments/`, { body: '<p>Again</p>', mentions: [member] });
  await expect.poll(() => countMails('mention'), { timeout: 20_000 }).toBe(before.mention + 1);
  await mailAssigned();
  expect(await countMails('task')).toBe(before.task);
});

it('turns an email off by its link without signing in, only after the button is pressed', async () => {
  const { html, text, link } = await assign('Glaze bowls');
  expect(text).toContain(link);
  expect(html).toContain(link.replaceAll('&', '&amp;'));
  const page = await follow('GET', link, PAGE);
  expect(page.status, page.text).toBe(200);
  expect(page.text).toContain('about tasks that colleagues assign to you');
  expect(await read()).toEqual(ALL);
  const stopped = await follow('POST', link, PAGE);
  expect(stopped.text).toContain('Emails stopped');
  expect(await read()).toEqual({ ...ALL, assigned: false });
});

it('turns an email off by one click in an email client, as often as it is pressed', async () => {
  const { link } = await assign('Fire kiln');
  for (let at = 0; at < 2; at++) {
    const { status, body, text } = await follow(
      'POST',
      link,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    );
    expect(status, text).toBe(200);
    expect(body.message).toBe('You get no more emails about tasks that colleagues assign to you');
  }
  expect(await read()).toEqual({ ...ALL, assigned: false });
});

it('refuses altered tokens, and those of another tenant', async () => {
  const { link } = await assign('Sweep');
  const token = new URL(link).searchParams.get('token') ?? '';
  for (const bad of ['none', token.slice(1), `${token}x`, token.replace('assigned', 'mentioned')]) {
    const url = `${new URL(link).origin}${LEAVE}?token=${encodeURIComponent(bad)}`;
    expect((await follow('GET', url)).body.code, bad).toBe('link_ended');
    expect((await follow('POST', url)).body.code, bad).toBe('link_ended');
    expect((await follow('POST', url, PAGE)).status, bad).toBe(404);
  }
  const foreign = await t.call('POST', `${LEAVE}?token=${encodeURIComponent(token)}`, {
    as: 'otherAdmin',
  });
  expect(foreign.body.code).toBe('link_ended');
  expect(await read()).toEqual(ALL);
});

it('adds the link to emails in the design of the tenant', async () => {
  const { body } = await call('GET', 'email-marketing/notifications/?audience=staff');
  const [designed] = (body.results as { rows: { id: number }[] }).rows;
  const content = sectionContent({
    type: 'EmailTextbox',
    props: { html: '<p>On your bench: {{tasks}}</p>' },
  });
  const saved = await call('PUT', `email-marketing/notifications/${designed?.id}`, { content });
  expect(saved.status, saved.text).toBe(200);
  const { html, text, link } = await assign('Pack order');
  expect(html).toContain('On your bench');
  expect(html).toContain(link.replaceAll('&', '&amp;'));
  expect(text).toContain(`Stop these emails: ${link}`);
});
