import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, mailSink } from '../../../test/support/mail-sink.ts';
import { poolMessage } from '../../../test/support/pool-message.ts';
import { verifyDkim } from '../../../test/support/verify-dkim.ts';
import type { DkimKey } from './mail-message.ts';
import { classifyMailFailure } from './mail-outcome.ts';
import { type MailPool, openSmtpPool } from './mail-pool.ts';
import { encodeText } from './mail-text.ts';

let sink: MailSink;
let pool: MailPool;
const open = (port: number, dkim?: DkimKey): MailPool =>
  openSmtpPool(
    { host: '127.0.0.1', port, security: 'plain', username: '', password: '', dkim },
    '127.0.0.1',
  );
beforeAll(async () => {
  sink = await mailSink();
  pool = open(sink.port);
});
beforeEach(() => {
  sink.received.length = 0;
  sink.refusal = '';
  sink.answers.clear();
  sink.silent.clear();
});
afterAll(async () => {
  pool.close();
  await sink.close();
});

describe('a pool of connections', () => {
  it('sends many mails over few connections, each once, with their own ids and headers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        pool.send(
          poolMessage({
            id: at,
            to: `n${at}@test.example`,
            messageKey: `c1.s${at}`,
            headers: { 'X-Campaign': 'c1\r\nBcc: evil@test.example' },
          }),
        ),
      ),
    );
    expect(outcomes.every(({ kind }) => kind === 'sent')).toBe(true);
    expect(new Set(sink.received.map(({ recipients }) => recipients.join())).size).toBe(50);
    const { mail } = sink.received[0] ?? {};
    expect(mail?.messageId).toMatch(/^<c1\.s\d+@kiln\.example>$/);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.find(({ key }) => key === 'x-campaign')?.value).toContain('c1');
  });

  it('signs mails by DKIM, with both headers of the one-click link to unsubscribe', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const signing = open(sink.port, { domain: 'kiln.example', selector: 'a1', privateKey });
    const headers = {
      'List-Unsubscribe': '<https://kiln.example/u/?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const subject = 'Grüße aus der Werkstatt, mit einem langen Betreff, der umgebrochen wird';
    const html = '<p>Zeile eins.  Zwei Leerzeichen</p>\n.\n\n\n';
    expect(
      await signing.send(poolMessage({ headers, subject, html: [encodeText(html), html] })),
    ).toEqual({ kind: 'sent' });
    signing.close();
    const tags = verifyDkim(sink.received[0]?.raw ?? '', publicKey.toString('base64'));
    expect(tags).toMatchObject({ d: 'kiln.example', s: 'a1', a: 'rsa-sha256' });
    expect(tags.h?.split(':')).toEqual(
      expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it('does not send what its key cannot sign', async () => {
    const broken = open(sink.port, { domain: 'kiln.example', selector: 'a1', privateKey: 'none' });
    expect(await broken.send(poolMessage())).toMatchObject({
      kind: 'unreachable',
      reason: 'The key of kiln.example cannot sign emails',
    });
    broken.close();
    expect(sink.received).toEqual([]);
  });

  it.each([
    ['550 5.1.1 No such user', 'refused'],
    ['550 5.7.1 Blocked', 'rejected'],
    ['552 5.2.2 Mailbox full', 'later'],
    ['451 4.7.0 Slow down', 'later'],
  ])('classifies the answer %s as %s, and goes on', async (answer, kind) => {
    sink.answers.set('ada@test.example', answer);
    expect(await pool.send(poolMessage())).toMatchObject({
      kind,
      reason: expect.stringContaining(answer.slice(4, 9)),
    });
    sink.answers.clear();
    expect(await pool.send(poolMessage())).toEqual({ kind: 'sent' });
  });

  it('reports a mail as unknown when the connection ends after it was written, and never sends it twice', async () => {
    sink.silent.add('ada@test.example');
    expect(await pool.send(poolMessage())).toMatchObject({ kind: 'unknown' });
    expect(sink.received).toHaveLength(1);
  });

  it('knows that nothing was sent where no server answers', async () => {
    const closed = await mailSink();
    await closed.close();
    const none = open(closed.port);
    expect(await none.send(poolMessage())).toMatchObject({ kind: 'unreachable' });
    none.close();
  });

  it('refuses an address that is none without a server', async () => {
    for (const to of ['nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
      expect(await pool.send(poolMessage({ to }))).toMatchObject({ kind: 'rejected' });
    expect(sink.received).toEqual([]);
  });
});

describe('the classification of failures', () => {
  it.each([
    [{ responseCode: 421, response: '421 4.3.2 Bye', command: 'CONN' }, 'unreachable'],
    [{ responseCode: 535, response: '535 5.7.8 Bad login', command: 'AUTH PLAIN' }, 'unreachable'],
    [{ responseCode: 550, response: '550 no mailbox', command: 'RCPT TO' }, 'refused'],
    [{ responseCode: 554, response: '554 5.7.1 Spam', command: 'DATA' }, 'rejected'],
    [{ responseCode: 454, response: '454 4.7.0 Throttled', command: 'DATA' }, 'later'],
    [{ code: 'EENVELOPE', message: 'No recipients defined' }, 'rejected'],
    [{ code: 'ETIMEDOUT', message: 'Timeout' }, 'unreachable'],
  ])('of %j is %s', (error, kind) => {
    expect(classifyMailFailure(error, false).kind).toBe(kind);
  });

  it('of a broken connection depends on whether the mail was written', () => {
    const error = { code: 'ESOCKET', message: 'Connection closed' };
    expect(classifyMailFailure(error, true).kind).toBe('unknown');
    expect(classifyMailFailure(error, false).kind).toBe('unreachable');
  });
});
