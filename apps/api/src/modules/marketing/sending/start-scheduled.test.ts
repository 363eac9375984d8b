import { describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  readCampaign,
  waitForStatus,
} from '../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';
import { wakeCampaigns } from './start-scheduled.ts';

let sink: MailSink;
let t: TestApi;
useSendingApi((api) => {
  ({ sink, t } = api);
});

/** Schedules a campaign for tomorrow, after which some hours pass since its time. */
async function scheduled(email: string, hoursLate: number): Promise<number> {
  const listId = await makeList(t, email);
  await addSubscribers(t, listId, [email]);
  const { id } = await makeCampaign(t, { listIds: [listId] });
  const { status, text } = await t.call('POST', `${CAMPAIGNS}${id}/schedule/`, {
    as: 'admin',
    body: { scheduled_at: new Date(Date.now() + 86_400_000).toISOString() },
  });
  expect(status, text).toBe(200);
  await t.database.asOwner(
    'update app.email_campaigns set scheduled_at = now() - make_interval(mins => $2) where id = $1',
    [id, Math.round(hoursLate * 60)],
  );
  return id;
}
const wake = () =>
  t.database.db.asTenant(t.world.alpha.id, (tx) =>
    wakeCampaigns(t.api.jobs.send, tx, t.world.alpha.id),
  );
const mailsTo = (email: string) =>
  sink.received.filter(({ recipients }) => recipients.includes(email)).length;

describe('a scheduled campaign', () => {
  it('is sent when its time has come, once, however often it is woken', async () => {
    const id = await scheduled('due@plan.example', 0.1);
    await Promise.all([wake(), wake()]);
    await wake();
    const sent = await waitForStatus(t, id, 'sent');
    expect(sent).toMatchObject({ recipients: 1, started_at: expect.any(String) });
    await wake();
    expect(mailsTo('due@plan.example')).toBe(1);
  });

  it('is not sent before its time, nor after it was made a draft again', async () => {
    const early = await scheduled('early@plan.example', -2);
    const draft = await scheduled('draft@plan.example', 0.1);
    await t.call('POST', `${CAMPAIGNS}${draft}/unschedule/`, { as: 'admin', body: {} });
    const due = await scheduled('third@plan.example', 0.1);
    await wake();
    await waitForStatus(t, due, 'sent');
    expect((await readCampaign(t, early)).status).toBe('scheduled');
    expect((await readCampaign(t, draft)).status).toBe('draft');
    expect(mailsTo('early@plan.example') + mailsTo('draft@plan.example')).toBe(0);
  });

  it('becomes a draft with a question when its time is more than six hours ago', async () => {
    const id = await scheduled('late@plan.example', 7);
    await wake();
    const draft = await waitForStatus(t, id, 'draft');
    expect(draft.pause_reason).toContain('more than six hours ago');
    expect(mailsTo('late@plan.example')).toBe(0);
  });

  it('fails with the reason when nobody is left to send to', async () => {
    const id = await scheduled('nobody@plan.example', 0.1);
    await t.database.asOwner(
      `update app.list_members set status = 'unsubscribed' from app.subscribers s
       where s.id = list_members.subscriber_id and s.email = 'nobody@plan.example'`,
    );
    await wake();
    const failed = await waitForStatus(t, id, 'failed');
    expect(failed.pause_reason).toContain('Nobody would get this email');
    // Nothing was sent, so that it can be mended and sent.
    await addSubscribers(t, failed.listIds[0] ?? 0, ['somebody@plan.example']);
    const again = await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
    expect(again.body.campaign, again.text).toMatchObject({ status: 'sending', pause_reason: '' });
    await waitForStatus(t, id, 'sent');
  });
});
