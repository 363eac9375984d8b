import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
} from '../../../../test/support/campaigns.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { outsideTransaction } from '../../../kernel/database/tenant-database.ts';
import { THREAD_TASK_CHANNEL } from '../../../kernel/threads/run-in-thread.ts';

/** Content that is large enough for a thread. */
const LARGE = encodeContent(
  createTree(
    {
      type: 'EmailWrapper',
      children: [
        ...Array.from({ length: 4 }, (_, at) => ({
          type: 'EmailTextbox',
          props: { html: `<p>Part ${at}</p>${'<p><strong>word</strong></p>'.repeat(3400)}` },
        })),
        { type: 'EmailUnsubscribe' },
      ],
    },
    blockRegistry,
  ),
);

/** Tasks that were given to a thread, each with whether a transaction was open. */
const tasks: { readonly task: string; readonly isInTransaction: boolean }[] = [];
function note(message: unknown): void {
  // The channel publishes nothing else.
  const { task } = message as { readonly task: string };
  try {
    outsideTransaction(task);
    tasks.push({ task, isInTransaction: false });
  } catch {
    tasks.push({ task, isInTransaction: true });
  }
}

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  subscribe(THREAD_TASK_CHANNEL, note);
});
afterAll(async () => {
  unsubscribe(THREAD_TASK_CHANNEL, note);
  await t.close();
});

/** Runs a call with an idempotency key, as the admin does, and returns the tasks that it gave to threads. */
async function runCall(method: 'POST' | 'PUT', path: string, body: object) {
  tasks.length = 0;
  const answer = await t.call(method, path, {
    as: 'admin',
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  expect(tasks.filter(({ isInTransaction }) => isInTransaction)).toEqual([]);
  return { names: tasks.map(({ task }) => task), body: answer.body };
}

it('checks large content of a campaign and compiles it outside of transactions', async () => {
  const created = await runCall('POST', CAMPAIGNS, {
    name: 'Large',
    subject: 'Spring',
    content: LARGE,
  });
  expect(created.names).toContain('check-content');
  const { id } = created.body.campaign as { id: number };
  expect((await runCall('PUT', `${CAMPAIGNS}${id}/`, { content: LARGE })).names).toContain(
    'check-content',
  );
  expect((await runCall('POST', `${CAMPAIGNS}${id}/duplicate/`, {})).names).toContain(
    'check-content',
  );
  const restored = await runCall('POST', `${CAMPAIGNS}${id}/revisions/1/restore/`, {});
  expect(restored.names).toContain('check-content');
  const test = await runCall('POST', `${CAMPAIGNS}${id}/send-test/`, {
    recipients: ['ada@slow.example'],
  });
  expect(test.names).toContain('compile-campaign');
  const listId = await makeList(t, 'Slow');
  await addSubscribers(t, listId, ['ada@slow.example']);
  await runCall('PUT', `${CAMPAIGNS}${id}/`, { listIds: [listId] });
  const sent = await runCall('POST', `${CAMPAIGNS}${id}/send-now/`, {});
  expect(sent.names).toContain('compile-campaign');
});

it('does the slow work of a notification outside of transactions', async () => {
  const ROOT = '/api/v1/admin/email-marketing/';
  const created = await runCall('POST', `${ROOT}notifications/`, {
    name: 'Orders',
    event: 'order.placed',
    audience: 'team',
    emails: ['ada@slow.example'],
    content: LARGE,
  });
  expect(created.names).toContain('check-content');
  const { id: notificationId } = created.body.notification as { id: number };
  const sent = await runCall('POST', `${ROOT}send-email-notification/`, { notificationId });
  expect(sent.names).toContain('compile-campaign');
});

it('sends nothing when a campaign was changed after it was compiled', async () => {
  const { id: otherId } = await makeCampaign(t, {});
  const listId = await makeList(t, 'Changed');
  await addSubscribers(t, listId, ['bob@slow.example']);
  await t.call('PUT', `${CAMPAIGNS}${otherId}/`, {
    as: 'admin',
    body: { listIds: [listId], content: LARGE },
  });
  const change = (message: unknown): void => {
    if ((message as { readonly task: string }).task !== 'compile-campaign') return;
    unsubscribe(THREAD_TASK_CHANNEL, change);
    changed = t.database.asOwner(
      'update app.email_campaigns set version = version + 1 where id = $1',
      [otherId],
    );
  };
  let changed: Promise<unknown> = Promise.resolve();
  subscribe(THREAD_TASK_CHANNEL, change);
  const sent = await t.call('POST', `${CAMPAIGNS}${otherId}/send-now/`, { as: 'admin', body: {} });
  await changed;
  expect([sent.status, sent.body.code]).toEqual([409, 'conflict']);
});
