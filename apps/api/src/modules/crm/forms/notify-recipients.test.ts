import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { TEST_SECRET } from '../../../../test/support/test-constants.ts';
import { createEncryption } from '../../../kernel/crypto/encryption.ts';
import { createMailQueue } from '../../../kernel/mail/mail-queue.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';
import { notifyRecipients } from './notify-recipients.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const notify = (): Promise<void> => {
  const { id: tenantId, formSubmission } = t.world.alpha;
  return notifyRecipients(
    {
      db: t.database.db,
      mailQueue: createMailQueue(t.api.jobs.send, createEncryption(TEST_SECRET, 'mail')),
      adminOrigin: 'https://admin.example',
      hasMailProvider: true,
      designMail: async (_tx, _tenantId, { parts }) => renderMail(parts),
      getSiteWithin: async () => 'https://alpha.example/',
    },
    {
      jobId: 'test',
      payload: { submissionId: formSubmission },
      tenantId,
      signal: new AbortController().signal,
      log: serverLog('silent'),
      attempt: 1,
      isLast: false,
    },
  );
};
const countMails = async (): Promise<number> =>
  (await t.database.asOwner("select 1 from platform.mails where recipient like 'team%'")).length;
const readNotified = async () =>
  (
    await t.database.asOwner<{ notified: string }>(
      'select notified from app.form_submissions where id = $1',
      [t.world.alpha.formSubmission],
    )
  )[0]?.notified;

it('notifies all recipients of a submission or none, and can be retried when the daily limit allows it', async () => {
  const { id: tenantId, formSubmission } = t.world.alpha;
  const recipients = Array.from({ length: 10 }, (_, index) => `team${index}@alpha.example`);
  await t.database.asOwner(
    "update app.form_submissions set notified = '', recipients = $2 where id = $1",
    [formSubmission, recipients],
  );
  await t.database.asOwner(
    `insert into platform.mails (tenant_id, via, kind, recipient, subject, content, status)
     select $1, 'tenant', 'form-submission', 'earlier@test.example', '', '', 'sent' from generate_series(1, 495)`,
    [tenantId],
  );
  await expect(notify()).rejects.toMatchObject({ code: 'rate_limited' });
  expect([await countMails(), await readNotified()]).toEqual([0, '']);

  await t.database.asOwner(
    "update platform.mails set created_at = now() - interval '25 hours' where recipient = 'earlier@test.example'",
  );
  await notify();
  await notify();
  expect([await countMails(), await readNotified()]).toEqual([10, 'sent']);
});
