import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolMessage } from '../../../../test/support/pool-message.ts';
import {
  SES_KEY,
  type SesDouble,
  type SesReply,
  sesDouble,
} from '../../../../test/support/ses-double.ts';
import { verifyDkim } from '../../../../test/support/verify-dkim.ts';
import type { DkimKey, MailMessage, SesServer } from '../mail-message.ts';
import type { MailPool } from '../mail-pool.ts';
import { openMailbox } from '../mailbox.ts';
import { createMailer } from '../mailer.ts';
import { openHttpPool } from './http-pool.ts';
import { sesProvider } from './ses.ts';

const SERVER: SesServer = {
  provider: 'ses',
  region: SES_KEY.region,
  accessKeyId: SES_KEY.id,
  secretAccessKey: SES_KEY.secret,
  configurationSet: '',
};

let ses: SesDouble;
let pool: MailPool;
const open = (over: Partial<SesServer> = {}, dkim?: DkimKey, timeout = 30_000): MailPool =>
  openHttpPool(sesProvider({ ...SERVER, ...over }, ses.origin), dkim, {
    pauses: [5, 10, 20],
    timeout,
  });
beforeAll(async () => {
  ses = await sesDouble();
  pool = open();
});
beforeEach(() => {
  ses.received.length = 0;
  ses.replies.length = 0;
  ses.requests = 0;
});
afterAll(async () => {
  pool.close();
  await ses.close();
});

const reply = (status: number, type?: string, text?: string): SesReply => ({
  status,
  ...(type && { type }),
  ...(text && { message: text }),
});

describe('emails by the API of Amazon SES', () => {
  it('are signed requests with the whole email, its sender and its headers', async () => {
    const configured = open({ configurationSet: 'campaigns' });
    const headers = { 'X-Campaign': 'c1.s7\r\nBcc: evil@test.example' };
    expect(
      await configured.send(
        poolMessage({ headers, messageKey: 'c1.s7', returnPath: 'bounces+7@kiln.example' }),
      ),
    ).toEqual({ kind: 'sent' });
    configured.close();
    const [email] = ses.received;
    expect(email).toMatchObject({
      recipients: ['ada@test.example'],
      from: expect.stringContaining('<post@kiln.example>'),
      returnPath: 'bounces+7@kiln.example',
      configurationSet: 'campaigns',
    });
    expect(email?.mail.from).toEqual({ name: 'Kiln & Cläy', address: 'post@kiln.example' });
    expect(email?.mail.bcc).toBeUndefined();
    expect([email?.mail.html?.trim(), email?.mail.text?.trim()]).toEqual([
      '<p>Words</p>',
      'Plain words',
    ]);
  });

  it('come back to no address of another domain, which Amazon would refuse', async () => {
    await pool.send(poolMessage({ returnPath: 'bounces@other.example' }));
    expect(ses.received[0]?.returnPath).toBeUndefined();
  });

  it('have no signature of headers that Amazon replaces', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const signing = open({}, { domain: 'kiln.example', selector: 'a1', privateKey });
    const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    expect(await signing.send(poolMessage({ headers }))).toEqual({ kind: 'sent' });
    signing.close();
    const raw = (ses.received[0]?.raw ?? '')
      .replace(/^Message-ID: .*$/im, 'Message-ID: <0102@eu-west-1.amazonses.com>')
      .replace(/^Date: .*$/im, 'Date: Mon, 01 Jun 2026 10:00:00 +0000');
    const { h = '' } = verifyDkim(raw, publicKey.toString('base64'));
    expect(h.split(':')).toEqual(expect.arrayContaining(['from', 'list-unsubscribe-post']));
    expect(h).not.toMatch(/date|message-id/);
  });

  it('are not taken with a wrong key, which concerns the account and no recipient', async () => {
    for (const wrong of [
      { accessKeyId: 'AKIAOTHER' },
      { secretAccessKey: 'other' },
      { region: 'us-east-1' },
    ]) {
      const other = open(wrong);
      expect(await other.send(poolMessage())).toMatchObject({
        kind: 'unreachable',
        reason: expect.stringMatching(/^Amazon SES: \w+Exception: Signature refused$/),
      });
      other.close();
    }
    expect(ses.received).toEqual([]);
  });

  it.each([
    [reply(400, 'BadRequestException', 'Illegal address'), 'rejected'],
    [reply(400, 'MessageRejected', 'Email address is not verified: ada@test.example'), 'rejected'],
    [
      reply(400, 'MessageRejected', 'Email address is not verified: Post@kiln.example'),
      'unreachable',
    ],
    [reply(400, 'AccountSuspendedException'), 'unreachable'],
    [reply(400, 'SendingPausedException'), 'unreachable'],
    [reply(400, 'MailFromDomainNotVerifiedException'), 'unreachable'],
    [reply(404, 'NotFoundException', 'Configuration set <x> does not exist'), 'unreachable'],
    [reply(429, 'TooManyRequestsException', 'Daily message quota exceeded.'), 'later'],
    [reply(500, 'InternalFailure'), 'later'],
    [reply(503), 'later'],
    [reply(502), 'unknown'],
    [reply(504), 'unknown'],
  ])('are %j: %s', async (given, kind) => {
    ses.replies.push(given);
    expect(await pool.send(poolMessage())).toMatchObject({ kind });
    expect([ses.requests, ses.received.length]).toEqual([1, 0]);
    expect(await pool.send(poolMessage())).toEqual({ kind: 'sent' });
  });

  it('wait together when they are too many, and go on', async () => {
    const busy = reply(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.');
    ses.replies.push(busy, busy, reply(400, 'ThrottlingException'));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        pool.send(poolMessage({ id: at, to: `n${at}@test.example` })),
      ),
    );
    expect(outcomes.every(({ kind }) => kind === 'sent')).toBe(true);
    expect(new Set(ses.received.map(({ recipients }) => recipients.join())).size).toBe(20);
    expect([ses.requests, ses.received.length]).toEqual([23, 20]);

    ses.replies.push(busy, busy, busy, busy);
    expect(await pool.send(poolMessage())).toMatchObject({
      kind: 'later',
      reason: expect.stringContaining('Maximum sending rate exceeded'),
    });
    expect(ses.received).toHaveLength(20);
  });

  it.each(['silence', 'hang up'] as const)(
    'are unknown after %s, and are not sent twice',
    async (given) => {
      const hasty = open({}, undefined, 2000);
      ses.replies.push(given);
      expect(await hasty.send(poolMessage())).toMatchObject({ kind: 'unknown' });
      expect([ses.requests, ses.received.length]).toEqual([1, 1]);
      hasty.close();
    },
  );

  it('are not sent where no server answers', async () => {
    const closed = await sesDouble();
    await closed.close();
    const none = openHttpPool(sesProvider(SERVER, closed.origin), undefined);
    expect(await none.send(poolMessage())).toMatchObject({ kind: 'unreachable' });
    none.close();
  });

  it('go to one valid address each', async () => {
    for (const to of ['nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
      expect(await pool.send(poolMessage({ to }))).toMatchObject({ kind: 'rejected' });
    expect(ses.requests).toBe(0);
  });
});

describe('a single email by Amazon SES', () => {
  const single = (over: Partial<MailMessage> = {}): MailMessage => ({
    ...poolMessage(),
    text: 'Plain words',
    html: '<p>Words</p>',
    attachments: [{ name: 'a.txt', contentType: 'text/plain', content: 'QQ==' }],
    ...over,
  });
  const mailer = () =>
    createMailer({
      installation: SERVER,
      mailbox: openMailbox('/nonexistent'),
      innerHosts: false,
      sesUrl: ses.origin,
    });

  it('has its files', async () => {
    expect(mailer().hasServer).toBe(true);
    await mailer().send(single());
    expect(ses.received[0]?.mail.attachments.map(({ filename }) => filename)).toEqual(['a.txt']);
    expect(ses.received[0]?.mail.text?.trim()).toBe('Plain words');
  });

  it('says why it was not taken, or that this is unknown', async () => {
    ses.replies.push(reply(400, 'MessageRejected', 'Not verified'));
    await expect(mailer().send(single())).rejects.toMatchObject({
      code: 'mail_failed',
      message: 'Amazon SES: MessageRejected: Not verified',
    });
    ses.replies.push('hang up');
    await expect(mailer().send(single())).rejects.toMatchObject({ code: 'mail_uncertain' });
  });
});
