import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { BounceProvider, CampaignMetrics } from '@org/schema/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import type { MailSink } from '../../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';

const SETTINGS = '/api/v1/admin/settings/email-bounces/';
const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:bounces';
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** Texts that the services of the internet answer with, by URL. */
const texts = new Map<string, string>();
const asked: string[] = [];

let sink: MailSink;
let t: TestApi;
let listId: number;
let round = 0;
let campaignId: number;
useSendingApi(
  (api) => {
    ({ sink, t } = api);
  },
  {
    fetch: async (input) => {
      const url = String(input);
      asked.push(url);
      const text = texts.get(url);
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    },
  },
);

/** Sends a campaign to three people of a new domain. */
beforeEach(async () => {
  round += 1;
  sink.received.length = 0;
  listId = await makeList(t, `Round ${round}`);
  await addSubscribers(t, listId, [at('ada'), at('bob'), at('cem')]);
  ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
});

const at = (name: string): string => `${name}@round${round}.example`;
const mailTo = (email: string) => sink.received.find(({ recipients }) => recipients[0] === email);
const messageId = (name: string): string => mailTo(at(name))?.mail.messageId ?? '';

/** Sets the provider, and returns the path of its webhook. */
async function setProvider(provider: BounceProvider, secret?: string): Promise<string> {
  const { status, text, body } = await t.call('PUT', SETTINGS, {
    as: 'admin',
    body: { provider, ...(secret !== undefined && { secret }) },
  });
  expect(status, text).toBe(200);
  const { webhook_url: url } = body.settings as { webhook_url: string };
  return url.slice(url.indexOf('/api/'));
}
async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://alpha.localhost:3000${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return (await t.api.fetch(request, { address: '192.0.2.44' })).status;
}
const totals = async () => {
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' });
  return (body.results as CampaignMetrics).totals;
};
const blocked = async () =>
  Object.fromEntries(
    (
      await t.database.asOwner<{ email: string; reason: string }>(
        `select split_part(email, '@', 1) as email, suppressed_reason as reason from app.subscribers
         where status = 'suppressed' and email like $1`,
        [`%@round${round}.example`],
      )
    ).map(({ email, reason }) => [email, reason]),
  );

const mailgun = (event: object, key = 'signing key', at = Date.now()) => {
  const [timestamp, token] = [String(Math.floor(at / 1000)), 'a'.repeat(50)];
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event });
};
const mailgunEvent = (name: string, more: object) => ({
  recipient: at(name),
  message: { headers: { 'message-id': messageId(name).slice(1, -1) } },
  ...more,
});

it('counts bounces and complaints of Mailgun once, and blocks their addresses', async () => {
  const path = await setProvider('mailgun', 'signing key');
  const bounce = mailgunEvent('ada', {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    'delivery-status': { message: '550 5.1.1 No such user' },
  });
  const soft = mailgunEvent('bob', {
    event: 'failed',
    severity: 'permanent',
    reason: 'old',
    'delivery-status': { description: 'Too old' },
  });
  const complaint = mailgunEvent('cem', { event: 'complained' });
  for (const event of [bounce, bounce, soft, soft, complaint, complaint])
    expect(await post(path, mailgun(event))).toBe(200);
  expect(await totals()).toMatchObject({
    sent: 3,
    delivered: 1,
    bounces: 1,
    softBounces: 1,
    complaints: 1,
  });
  expect(await blocked()).toEqual({ ada: 'hard_bounce', cem: 'complaint' });
  // A temporary failure is tried again by Mailgun, and the last word on a soft bounce is a hard one.
  await post(path, mailgun({ ...soft, severity: 'temporary' }));
  await post(path, mailgun({ ...bounce, ...mailgunEvent('bob', {}) }));
  expect(await totals()).toMatchObject({ delivered: 1, bounces: 2, softBounces: 0 });
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/recipients/`, { as: 'admin' });
  const rows = (body.results as { rows: { email: string; reason: string; error: string }[] }).rows;
  expect(rows.find(({ email }) => email === at('ada'))).toMatchObject({
    reason: 'The email came back: the mailbox does not exist',
    error: '550 5.1.1 No such user',
    bounced_at: expect.any(String),
  });
});

describe('a webhook that is not the provider’s', () => {
  it('is refused by its key or signature, and changes nothing', async () => {
    const path = await setProvider('mailgun', 'signing key');
    const complaint = mailgunEvent('ada', { event: 'complained' });
    expect(await post(path, mailgun(complaint, 'another key'))).toBe(403);
    expect(await post(path, JSON.stringify({ 'event-data': complaint }))).toBe(403);
    expect(await post(path, 'no json')).toBe(400);
    // Mailgun signs no event, so that a signature of yesterday could be used for any.
    for (const days of [-1, 1])
      expect(
        await post(path, mailgun(complaint, 'signing key', Date.now() + days * 86_400_000)),
      ).toBe(403);
    expect(await post(`${path}x`, mailgun(complaint))).toBe(404);
    expect(await post(path.replace(/k=.*/, 'k=x'), mailgun(complaint))).toBe(404);
    await setProvider('');
    expect(await post(path, mailgun(complaint))).toBe(404);
    expect([await totals(), await blocked()]).toMatchObject([{ complaints: 0 }, {}]);
  });

  it('needs the key of the provider in the settings', async () => {
    const { status, body } = await t.call('PUT', SETTINGS, {
      as: 'admin',
      body: { provider: 'sendgrid', secret: '' },
    });
    expect([status, Object.keys(body.formErrors as object)]).toEqual([422, ['secret']]);
  });
});

it('finds an email by its address where the provider does not name it', async () => {
  const path = await setProvider('brevo');
  expect(await post(path, JSON.stringify({ event: 'hard_bounce', email: at('ada') }))).toBe(200);
  expect(await post(path, JSON.stringify({ event: 'spam', email: 'nobody@new.example' }))).toBe(
    200,
  );
  expect(await post(path, JSON.stringify({ event: 'opened', email: at('bob') }))).toBe(200);
  expect(await post(path, JSON.stringify([null, 7]))).toBe(200);
  expect(await totals()).toMatchObject({ bounces: 1, complaints: 0, delivered: 2 });
  expect(await blocked()).toEqual({ ada: 'hard_bounce' });
});

it('reads Postmark by the metadata that it repeats', async () => {
  const path = await setProvider('postmark');
  ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
  sink.received.length = 0;
  await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
  await waitForStatus(t, campaignId, 'sent');
  const atrium = mailTo(at('bob'))?.mail.headers.find(
    ({ key }) => key === 'x-pm-metadata-atrium',
  )?.value;
  const event = {
    RecordType: 'Bounce',
    Type: 'SoftBounce',
    Email: at('ada'),
    Metadata: { atrium },
  };
  expect(await post(path, JSON.stringify(event))).toBe(200);
  expect(await totals()).toMatchObject({ softBounces: 1 });
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/recipients/`, { as: 'admin' });
  const rows = (body.results as { rows: { email: string; bounced_at: string | null }[] }).rows;
  expect(rows.flatMap(({ email, bounced_at }) => (bounced_at ? [email] : []))).toEqual([at('bob')]);
});

it('verifies the events of SendGrid, several in one webhook', async () => {
  const key = ec.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const path = await setProvider('sendgrid', key);
  const body = JSON.stringify([
    { event: 'bounce', type: 'bounce', email: at('ada'), 'smtp-id': messageId('ada') },
    { event: 'bounce', type: 'blocked', email: at('bob'), 'smtp-id': messageId('bob') },
    { event: 'group_unsubscribe', email: at('cem'), 'smtp-id': messageId('cem') },
    { event: 'processed', email: at('cem') },
  ]);
  const time = '1790000000';
  const headers = (text: string) => ({
    'x-twilio-email-event-webhook-timestamp': time,
    'x-twilio-email-event-webhook-signature': sign(
      'sha256',
      Buffer.from(time + text),
      ec.privateKey,
    ).toString('base64'),
  });
  expect(await post(path, body, headers(`${body} `))).toBe(403);
  expect(await post(path, body)).toBe(403);
  expect(await post(path, body, headers(body))).toBe(200);
  expect(await totals()).toMatchObject({ bounces: 1, softBounces: 1, unsubscribes: 1 });
});

it('verifies Amazon’s notifications, and confirms only its own subscription', async () => {
  const path = await setProvider('ses', TOPIC);
  const cert = 'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem';
  texts.set(cert, rsa.publicKey.export({ format: 'pem', type: 'spki' }) as string);
  const signed = (fields: Record<string, string>, names: readonly string[]) => {
    const text = names
      .flatMap((name) => (fields[name] ? [`${name}\n${fields[name]}\n`] : []))
      .join('');
    return JSON.stringify({
      SigningCertURL: cert,
      SignatureVersion: '2',
      ...fields,
      Signature: sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64'),
    });
  };
  const base = { MessageId: 'm', Timestamp: '2026-11-28T10:00:00Z', TopicArn: TOPIC };
  const NOTICE = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
  const notice = (message: object, more: Record<string, string> = {}) =>
    signed({ ...base, Type: 'Notification', Message: JSON.stringify(message), ...more }, NOTICE);
  const mail = (name: string) => ({
    commonHeaders: { messageId: messageId(name) },
    headers: [],
  });
  const bounce = {
    notificationType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: at('ada') }] },
    mail: mail('ada'),
  };
  expect(await post(path, notice(bounce), { 'content-type': 'text/plain' })).toBe(200);
  const complaint = {
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: at('bob') }] },
    mail: mail('bob'),
  };
  expect(await post(path, notice(complaint))).toBe(200);
  expect(await totals()).toMatchObject({ bounces: 1, complaints: 1 });

  // Another topic, a certificate from elsewhere, and changed words.
  expect(await post(path, notice(complaint, { TopicArn: `${TOPIC}2` }))).toBe(403);
  const elsewhere = 'https://sns.eu-central-1.amazonaws.com.evil.example/x.pem';
  expect(await post(path, notice(complaint, { SigningCertURL: elsewhere }))).toBe(403);
  expect(await post(path, notice(complaint).replace(at('bob'), at('cem')))).toBe(403);
  expect(asked).toEqual([cert]);

  const confirm = (url: string) =>
    signed(
      {
        ...base,
        Type: 'SubscriptionConfirmation',
        Message: 'Confirm',
        Token: 't',
        SubscribeURL: url,
      },
      ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
    );
  const subscribe = 'https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription';
  texts.set(subscribe, '<ok/>');
  expect(await post(path, confirm('https://evil.example/'))).toBe(403);
  expect(await post(path, confirm(subscribe))).toBe(200);
  expect(asked).toEqual([cert, subscribe]);
});

it('pauses an address for a month after three returned emails', async () => {
  const path = await setProvider('brevo');
  const soft = () => post(path, JSON.stringify({ event: 'soft_bounce', email: at('ada') }));
  const sendAgain = async () => {
    ({ id: campaignId } = await makeCampaign(t, { listIds: [listId] }));
    await t.call('POST', `${CAMPAIGNS}${campaignId}/send-now/`, { as: 'admin', body: {} });
    await waitForStatus(t, campaignId, 'sent');
  };
  await soft();
  await sendAgain();
  await soft();
  await sendAgain();
  await soft();
  expect(await totals()).toMatchObject({ sent: 3, softBounces: 1 });
  await sendAgain();
  const { body } = await t.call('GET', `${CAMPAIGNS}${campaignId}/metrics/`, { as: 'admin' });
  expect((body.results as CampaignMetrics).excluded).toEqual([{ reason: 'paused', count: 1 }]);
});

it('an email of unknown outcome counts as sent once its provider reports it', async () => {
  const path = await setProvider('brevo');
  await t.database.asOwner(
    "update app.email_sends set status = 'uncertain', reason = 'interrupted', sent_at = null where email = $1",
    [at('ada')],
  );
  const before = (await totals()).sent;
  const delivered = { event: 'delivered', email: at('ada'), 'message-id': messageId('ada') };
  await post(path, JSON.stringify(delivered));
  await post(path, JSON.stringify(delivered));
  expect((await totals()).sent).toBe(before + 1);
});
