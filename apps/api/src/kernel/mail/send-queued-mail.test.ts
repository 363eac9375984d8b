import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { TEST_SECRET } from '../../../test/support/test-constants.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { serverLog } from '../process/server-log.ts';
import { expireMails } from './expire-mails.ts';
import type { MailMessage } from './mail-message.ts';
import { type SendMailDeps, sendQueuedMail } from './send-queued-mail.ts';

const seal = createEncryption(TEST_SECRET, 'mail');
const sent: MailMessage[] = [];
let t: TestApi;
let tools: SendMailDeps;
beforeAll(async () => {
  t = await testApi();
  tools = {
    db: t.database.db,
    seal,
    failures: () => [],
    mailFrom: 'atrium@test.example',
    mailer: {
      hasServer: true,
      send: async (message) => {
        sent.push(message);
      },
      openPool: () => Promise.reject(new Error('A single email needs no pool')),
    },
  };
});
afterAll(() => t.close());

async function addMail(
  row: { status?: string; content?: string; age?: number } = {},
): Promise<number> {
  const {
    status = 'queued',
    age = 0,
    content = seal.close(JSON.stringify({ text: 'x', html: 'x' })),
  } = row;
  const [mail] = await t.database.asOwner<{ id: string }>(
    `insert into platform.mails (tenant_id, via, kind, recipient, subject, content, status, user_id, created_at)
     values ($1, 'installation', 'invitation', 'ada@test.example', 'Hello', $2, $3, $4, now() - make_interval(days => $5)) returning id`,
    [t.world.alpha.id, content, status, t.world.alpha.member, age],
  );
  return Number(mail?.id);
}
const readMail = async (id: number) =>
  (
    await t.database.asOwner<{ status: string; error: string; content: string }>(
      'select status, error, content from platform.mails where id = $1',
      [id],
    )
  )[0];
const send = (mailId: number, isLast: boolean): Promise<void> =>
  sendQueuedMail(tools, {
    jobId: 'test',
    payload: { mailId },
    tenantId: t.world.alpha.id,
    signal: new AbortController().signal,
    log: serverLog('silent'),
    attempt: 1,
    isLast,
  });

it('records the reason when an email cannot be read, and notifies its author after the last attempt', async () => {
  const id = await addMail({ content: createEncryption('other', 'mail').close('{}') });
  await expect(send(id, false)).rejects.toThrow();
  expect(await readMail(id)).toMatchObject({
    status: 'queued',
    error: 'The stored email could not be read',
  });
  await expect(send(id, true)).rejects.toThrow();
  expect(await readMail(id)).toMatchObject({
    status: 'failed',
    error: 'The stored email could not be read',
  });
  const toasts = await t.database.asOwner<{ payload: { message: string } }>(
    "select payload from app.outbox where topic = 'new_toast'",
  );
  expect(toasts.map(({ payload }) => payload.message)).toEqual([
    'The email to ada@test.example could not be sent. The stored email could not be read',
  ]);
  expect(sent).toEqual([]);
});

it('deletes the content of an email that is sent or may be sent, and keeps that of a failed one for a retry', async () => {
  const mailed = await addMail();
  await send(mailed, false);
  expect(await readMail(mailed)).toMatchObject({ status: 'sent', content: '' });
  const interrupted = await addMail({ status: 'sending' });
  await send(interrupted, false);
  expect(await readMail(interrupted)).toMatchObject({ status: 'uncertain', content: '' });
  const failed = await addMail({ status: 'failed' });
  expect((await readMail(failed))?.content).not.toBe('');
  await send(failed, false);
  expect(await readMail(failed)).toMatchObject({ status: 'sent', content: '' });
});

it('deletes the content of emails after a week and the emails after 90 days', async () => {
  await t.database.asOwner('delete from platform.mails');
  const recent = await addMail({ status: 'failed', age: 6 });
  const failed = await addMail({ status: 'failed', age: 8 });
  const waiting = await addMail({ age: 8 });
  const interrupted = await addMail({ status: 'sending', age: 8 });
  const old = await addMail({ status: 'sent', content: '', age: 89 });
  await addMail({ status: 'sent', content: '', age: 91 });
  await addMail({ status: 'failed', age: 91 });
  await expireMails(t.database.db, { signal: new AbortController().signal });
  expect((await readMail(recent))?.content).not.toBe('');
  expect(await readMail(failed)).toMatchObject({ status: 'failed', content: '' });
  expect(await readMail(waiting)).toEqual({
    status: 'failed',
    error: 'The email could not be sent within 7 days',
    content: '',
  });
  expect(await readMail(interrupted)).toMatchObject({ status: 'uncertain', content: '' });
  const left = await t.database.asOwner<{ id: string }>('select id from platform.mails');
  expect(left.map(({ id }) => Number(id)).toSorted((one, other) => one - other)).toEqual([
    recent,
    failed,
    waiting,
    interrupted,
    old,
  ]);

  await send(failed, false);
  expect(await readMail(failed)).toMatchObject({
    status: 'failed',
    error: 'Its content was deleted after 7 days',
  });
});
