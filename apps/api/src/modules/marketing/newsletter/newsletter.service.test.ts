import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { NewMail } from '../../../kernel/mail/mail-queue.ts';
import { renderMail } from '../../../kernel/mail/render-mail.ts';
import { serverLog } from '../../../kernel/process/server-log.ts';
import { createNewsletter } from './newsletter.service.ts';
import { newsletterTokens } from './newsletter-tokens.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

it('sends no confirmation to an address that was blocked after the sign-up', async () => {
  const queued: NewMail[] = [];
  const { db } = t.database;
  const { id: tenantId } = t.world.alpha;
  const newsletter = createNewsletter({
    db,
    send: t.api.jobs.send,
    mailQueue: {
      add: async (_tx, mail) => {
        queued.push(mail);
      },
    },
    tokens: newsletterTokens('key'),
    hosts: t.api.hosts,
    designMail: async (_tx, _tenantId, { parts }) => renderMail(parts),
  });
  const signUp = async (email: string) => {
    await db.asTenant(tenantId, (tx) =>
      newsletter.subscribe(
        tx,
        { id: tenantId },
        { email, listId: 0, form: 'frmNewsletter', address: '198.51.100.1' },
      ),
    );
    const [member] = await t.database.asOwner<{ list_id: string; subscriber_id: string }>(
      `select list_id, subscriber_id from app.list_members m
       join app.subscribers s on s.tenant_id = m.tenant_id and s.id = m.subscriber_id where s.email = $1`,
      [email],
    );
    return { listId: Number(member?.list_id), subscriberId: Number(member?.subscriber_id) };
  };
  const mailConfirmation = (payload: { listId: number; subscriberId: number }) =>
    newsletter.mailConfirmation({
      jobId: 'test',
      payload,
      tenantId,
      signal: new AbortController().signal,
      log: serverLog('silent'),
      attempt: 1,
      isLast: false,
    });

  const blocked = await signUp('blocked@visitor.example');
  const other = await signUp('other@visitor.example');
  await t.database.asOwner("update app.subscribers set status = 'suppressed' where id = $1", [
    blocked.subscriberId,
  ]);
  await mailConfirmation(blocked);
  await mailConfirmation(other);
  expect(queued.map(({ to }) => to)).toEqual(['other@visitor.example']);
});
