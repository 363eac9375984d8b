import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/support/test-api.ts';
import { TEST_SECRET } from '../../../test/support/test-constants.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { serverLog } from '../process/server-log.ts';
import type { MailMessage } from './mail-message.ts';
import { type SendMailTools, sendMail } from './send-mail.ts';

const seal = createEncryption(TEST_SECRET, 'mail');
const sent: MailMessage[] = [];
let t: TestApi;
let tools: SendMailTools;
beforeAll(async () => {
  t = await testApi();
  tools = {
    db: t.database.db,
    seal,
    mailFrom: 'atrium@test.example',
    mailer: {
      hasServer: true,
      send: async (message) => {
        sent.push(message);
      },
    },
  };
});
afterAll(() => t.close());

async function addMail(row: { status?: string; content?: string } = {}): Promise<number> {
  const { status = 'queued', content = seal.close(JSON.stringify({ text: 'x', html: 'x' })) } = row;
  const [mail] = await t.database.asOwner<{ id: string }>(
    `insert into platform.mails (tenant_id, via, kind, recipient, subject, content, status, user_id)
     values ($1, 'installation', 'invitation', 'ada@test.example', 'Hello', $2, $3, $4) returning id`,
    [t.world.alpha.id, content, status, t.world.alpha.member],
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
  sendMail(tools, {
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
