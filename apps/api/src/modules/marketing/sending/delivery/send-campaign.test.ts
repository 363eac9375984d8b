import type { Recipient } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  readCampaign,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';

let sink: MailSink;
let t: TestApi;
useSendingApi((api) => {
  ({ sink, t } = api);
});

const act = (id: number, name: string, body: object = {}, as: 'admin' | 'viewer' = 'admin') =>
  t.call('POST', `${CAMPAIGNS}${id}/${name}/`, { as, body });
const sendWithKey = (id: number, key: string) =>
  t.call('POST', `${CAMPAIGNS}${id}/send-now/`, {
    as: 'admin',
    body: {},
    headers: { 'idempotency-key': key },
  });
const mailsTo = (email: string) =>
  sink.received.filter(({ recipients }) => recipients.includes(email));
async function getRecipients(id: number): Promise<Recipient[]> {
  const { body } = await t.call('GET', `${CAMPAIGNS}${id}/recipients/?itemsPerPage=200`, {
    as: 'admin',
  });
  return (body.results as { rows: Recipient[] }).rows;
}
const readStatus = (rows: readonly Recipient[], email: string) => {
  const row = rows.find((one) => one.email === email);
  return row && [row.status, row.reason];
};

describe('sending a campaign', () => {
  it('API-MKT-08 sends each subscriber of the lists one email of their own, and says who was left out and why', async () => {
    const [listId, otherId] = [await makeList(t, 'Readers'), await makeList(t, 'Staff')];
    await addSubscribers(t, listId, ['ada@read.example'], { firstname: 'A<b>da {{link:0}}' });
    await addSubscribers(t, listId, ['bob@read.example', 'cem@read.example', 'staff@read.example']);
    await addSubscribers(t, listId, ['later@read.example'], { status: 'unconfirmed' });
    await addSubscribers(t, listId, ['gone@read.example'], { status: 'unsubscribed' });
    await addSubscribers(t, otherId, ['other@read.example']);
    await addSubscribers(t, otherId, ['staff@read.example']);
    await t.database.asOwner(
      "update app.subscribers set status = 'suppressed', suppressed_reason = 'manual' where email = 'cem@read.example'",
    );
    const campaign = await makeCampaign(t, {
      listIds: [listId],
      excludeListIds: [otherId],
      from_name: 'Kiln',
      reply_to: 'studio@kiln.example',
    });
    const answer = await act(campaign.id, 'send-now', { expectedRecipients: 2 });
    expect(answer.status, answer.text).toBe(202);
    expect(answer.body).toMatchObject({
      success: true,
      recipients: 2,
      campaign: { status: 'sending', recipients: 2 },
      message: 'The campaign is being sent to 2 people',
    });
    const sent = await waitForStatus(t, campaign.id, 'sent');
    expect(sent).toMatchObject({ recipients: 2, sent_at: expect.any(String) });

    const rows = await getRecipients(campaign.id);
    expect(
      Object.fromEntries(rows.map(({ email, status, reason }) => [email, [status, reason]])),
    ).toEqual({
      'ada@read.example': ['sent', ''],
      'bob@read.example': ['sent', ''],
      'cem@read.example': ['skipped', 'Blocked, or the address does not work'],
      'staff@read.example': ['skipped', 'On a list that is left out'],
      'later@read.example': ['skipped', 'Not confirmed yet'],
      'gone@read.example': ['skipped', 'Unsubscribed'],
    });
    expect(sink.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
      'ada@read.example',
      'bob@read.example',
    ]);
    const [{ mail, raw } = { mail: undefined, raw: '' }] = mailsTo('ada@read.example');
    expect(mail?.subject).toBe('Spring for A<b>da {{link:0}}');
    expect(mail?.from?.name).toBe('Kiln');
    expect(mail?.replyTo?.[0]?.address).toBe('studio@kiln.example');
    expect(mail?.html).toContain('Dear A&lt;b&gt;da {{link:0}}, see');
    expect(mail?.html).not.toContain('https://kiln.example/spring');
    expect(mail?.text).toContain('Dear A<b>da');
    // One-click unsubscription by RFC 8058, and an id that a second email would share.
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(
      /^<http[^>]+\/api\/v1\/email\/unsubscribe\/\?t=[\w.-]+>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toMatch(/^<campaigns\./);
    expect(mail?.messageId).toMatch(new RegExp(`^<c${campaign.id}\\.s[\\w.-]+@`));
    expect(raw.match(/^Message-ID:/gim)).toHaveLength(1);
  });

  it('sends nothing twice when two people press Send, and refuses changes of what was sent', async () => {
    const listId = await makeList(t, 'Once');
    await addSubscribers(t, listId, ['once@read.example']);
    const campaign = await makeCampaign(t, { listIds: [listId] });
    const answers = await Promise.all([act(campaign.id, 'send-now'), act(campaign.id, 'send-now')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    await waitForStatus(t, campaign.id, 'sent');
    expect(mailsTo('once@read.example')).toHaveLength(1);
    const again = await act(campaign.id, 'send-now');
    expect([again.status, again.body.error]).toEqual([409, 'This campaign was sent already']);
    const change = await t.call('PUT', `${CAMPAIGNS}${campaign.id}/`, {
      as: 'admin',
      body: { subject: 'Other' },
    });
    expect([change.status, change.body.code]).toEqual([409, 'not_now']);
    const many = await t.call('PUT', `${CAMPAIGNS}bulk/`, {
      as: 'admin',
      body: { selection: { ids: [campaign.id] }, set: { preheader: 'Other' } },
    });
    expect(many.status).not.toBe(200);
    expect(await readCampaign(t, campaign.id)).toMatchObject({ preheader: '' });
  });

  it('answers a repeated request with the same key as the first time, and sends nothing again', async () => {
    const listId = await makeList(t, 'Keys');
    await addSubscribers(t, listId, ['key@read.example']);
    const campaign = await makeCampaign(t, { listIds: [listId] });
    const first = await sendWithKey(campaign.id, 'send-key-1');
    expect(first.status, first.text).toBe(202);
    const second = await sendWithKey(campaign.id, 'send-key-1');
    expect([second.status, second.body.recipients]).toEqual([202, 1]);
    await waitForStatus(t, campaign.id, 'sent');
    expect(mailsTo('key@read.example')).toHaveLength(1);
  });

  it('names what is missing, and refuses a number of recipients that differs from the confirmed one', async () => {
    const listId = await makeList(t, 'Missing');
    const problems = async (fields: object, body: object = {}) => {
      const campaign = await makeCampaign(t, { listIds: [listId], ...fields });
      const answer = await act(campaign.id, 'send-now', body);
      return [answer.status, answer.body.formErrors ?? answer.body.error];
    };
    expect(await problems({ subject: '' })).toEqual([
      422,
      {
        subject: 'Enter a subject first',
        listIds: 'Nobody would get this email: choose other lists or filters',
      },
    ]);
    await addSubscribers(t, listId, ['one@read.example', 'two@read.example']);
    expect(await problems({}, { expectedRecipients: 1 })).toEqual([
      409,
      'This campaign would now go to 2 people instead of 1. Check the recipients and confirm again.',
    ]);
    const unknown = await t.call('POST', CAMPAIGNS, {
      as: 'admin',
      body: { name: 'Unknown', listIds: [987654] },
    });
    expect([unknown.status, unknown.body.formErrors]).toEqual([
      422,
      { listIds: 'One of these lists does not exist any more' },
    ]);
    const campaign = await makeCampaign(t, { listIds: [listId] });
    expect((await act(campaign.id, 'send-now', {}, 'viewer')).status).toBe(403);
    expect(sink.received.some(({ recipients }) => recipients[0] === 'one@read.example')).toBe(
      false,
    );
  });

  it('keeps apart mailboxes that do not exist, servers that are busy, and connections that end without an answer', async () => {
    const listId = await makeList(t, 'Answers');
    await addSubscribers(t, listId, [
      'fine@yes.example',
      'nobody@no.example',
      'policy@no.example',
      'busy@wait.example',
      'silent@mute.example',
    ]);
    sink.answers.set('nobody@no.example', '550 5.1.1 No such user');
    sink.answers.set('policy@no.example', '550 5.7.1 Not welcome');
    sink.answers.set('busy@wait.example', '451 4.3.2 Try again');
    sink.silent.add('silent@mute.example');
    const campaign = await makeCampaign(t, { listIds: [listId] });
    expect((await act(campaign.id, 'send-now')).status).toBe(202);
    await expect
      .poll(
        async () => {
          const statuses = (await getRecipients(campaign.id)).map(({ status }) => status);
          return statuses.filter((status) => !/pending|claimed|dispatching/.test(status)).length;
        },
        { timeout: 120_000 },
      )
      .toBe(5);
    const rows = await getRecipients(campaign.id);
    expect(readStatus(rows, 'fine@yes.example')).toEqual(['sent', '']);
    expect(readStatus(rows, 'nobody@no.example')).toEqual(['failed', 'The mailbox does not exist']);
    expect(readStatus(rows, 'policy@no.example')).toEqual([
      'failed',
      'The mail server refused the email',
    ]);
    expect(readStatus(rows, 'busy@wait.example')?.[0]).toBe('deferred');
    expect(readStatus(rows, 'silent@mute.example')?.[0]).toBe('uncertain');
    const blocked = await t.database.asOwner<{ email: string; suppressed_reason: string }>(
      "select email, suppressed_reason from app.subscribers where status = 'suppressed' and email like '%.example' and email not like '%read.example'",
    );
    expect(blocked).toEqual([{ email: 'nobody@no.example', suppressed_reason: 'hard_bounce' }]);

    // Those that may have got it are only sent to again when a person decides so.
    expect(mailsTo('silent@mute.example')).toHaveLength(1);
    sink.silent.clear();
    sink.answers.clear();
    await t.database.asOwner('update app.email_sends set due_at = now()');
    const again = await act(campaign.id, 'resend-uncertain');
    expect([again.status, again.body.message]).toEqual([200, 'Sent once more to 1 person']);
    await waitForStatus(t, campaign.id, 'sent');
    const [first, second] = mailsTo('silent@mute.example').map(({ mail }) => mail.messageId);
    expect(second).toBe(first);
    expect(mailsTo('fine@yes.example')).toHaveLength(1);
    expect(mailsTo('busy@wait.example')).toHaveLength(1);
    expect(await act(campaign.id, 'resend-uncertain')).toMatchObject({ status: 409 });
  });

  it('pauses when too many addresses do not exist, and continues or ends when a person says so', async () => {
    const listId = await makeList(t, 'Bought');
    const emails = Array.from({ length: 700 }, (_, at) => `n${at}@bought.example`);
    for (const email of emails.slice(0, 400)) sink.answers.set(email, '550 5.1.1 No such user');
    await addSubscribers(t, listId, emails);
    const campaign = await makeCampaign(t, { listIds: [listId] });
    await act(campaign.id, 'send-now');
    const paused = await waitForStatus(t, campaign.id, 'paused');
    expect(paused.pause_reason).toMatch(/emails|addresses do not exist/);
    expect(mailsTo('n699@bought.example')).toHaveLength(0);
    const removed = await t.call('DELETE', `${CAMPAIGNS}${campaign.id}/`, { as: 'admin' });
    expect([removed.status, removed.body.code]).toEqual([409, 'not_now']);
    expect(await act(campaign.id, 'resend-uncertain')).toMatchObject({ status: 409 });
    const ended = await act(campaign.id, 'cancel');
    expect(ended.body.campaign).toMatchObject({ status: 'cancelled' });
    await expect
      .poll(
        async () =>
          t.database.asOwner(
            "select count(*)::int as n from app.email_sends where campaign_id = $1 and status = 'pending'",
            [campaign.id],
          ),
        { timeout: 60_000 },
      )
      .toEqual([{ n: 0 }]);
    expect(mailsTo('n699@bought.example')).toHaveLength(0);
  });

  it('leaves out people who unsubscribe while it is being sent', async () => {
    const listId = await makeList(t, 'Leaving');
    await addSubscribers(t, listId, ['stays@leave.example', 'leaves@leave.example']);
    const campaign = await makeCampaign(t, { listIds: [listId] });
    await act(campaign.id, 'send-now');
    // The workers take turns with this test: whichever comes first, nobody gets an email after leaving.
    await t.database.asOwner(
      `update app.list_members set status = 'unsubscribed' from app.subscribers s
       where s.id = list_members.subscriber_id and s.email = 'leaves@leave.example'`,
    );
    const before = mailsTo('leaves@leave.example').length;
    await waitForStatus(t, campaign.id, 'sent');
    expect(mailsTo('stays@leave.example')).toHaveLength(1);
    const rows = await getRecipients(campaign.id);
    if (before === 0 && mailsTo('leaves@leave.example').length === 0)
      expect(readStatus(rows, 'leaves@leave.example')).toEqual(['skipped', 'Unsubscribed']);
  });
});
