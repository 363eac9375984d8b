import { describe, expect, it } from 'vitest';
import { emailTokens } from '../tracking/email-tokens.ts';
import { parseReturnedEmail } from './parse-returned-email.ts';
import { returnPath } from './verp.ts';

const token = emailTokens('a key of tests').make(7, 'message', { sendId: 35, position: 0 });
const VERP = returnPath('bounces@kiln.example', token);
const parse = (text: string) => parseReturnedEmail(Buffer.from(text.replaceAll('\n', '\r\n')));

/** Returns a report about an email with a Message-ID. */
const report = ({
  to = 'bounces@kiln.example',
  status = '5.1.1',
  action = 'failed',
  words = 'smtp; 550 5.1.1 No such user',
  messageId = `c7.s${token}`,
  type = 'delivery-status',
} = {}) => `From: MAILER-DAEMON@mx.example
To: ${to}
Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type}; boundary=b

--b
Content-Type: text/plain

This email could not be delivered.
--b
Content-Type: message/${type}

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ada@a.example
Action: ${action}
Status: ${status}
Diagnostic-Code: ${words.replace(' ', '\n ')}
--b
Content-Type: message/rfc822

Message-ID: <${messageId}@kiln.example>
Subject: Spring

Hello
--b--
`;

describe('a message in the mailbox of returned emails', () => {
  it('is assigned by the Message-ID of the email inside, or by its own address', () => {
    expect(parse(report())).toEqual({
      kind: 'hard',
      email: '',
      reference: `c7.s${token}`,
      reason: 'smtp; 550 5.1.1 No such user',
    });
    expect(parse(report({ to: VERP, messageId: 'unknown' }))).toMatchObject({
      kind: 'hard',
      reference: `c0.s${token}`,
    });
    expect(parse(report({ messageId: 'of.somebody.else' }))).toBeUndefined();
  });

  it.each([
    ['hard', '5.1.1', 'smtp; 550 No such user'],
    ['hard', '5.0.0', 'smtp; 550 Unknown'],
    ['soft', '5.0.0', 'smtp; 554 Refused'],
    ['soft', '5.2.2', 'smtp; 552 Mailbox full'],
    ['soft', '5.7.1', 'smtp; 550 Blocked by policy'],
    ['soft', '4.4.1', 'smtp; Connection timed out'],
  ])('is a %s bounce with the status %s and “%s”', (kind, status, words) => {
    expect(parse(report({ status, words }))?.kind).toBe(kind);
  });

  it('says that an email was delivered, and nothing while it is only delayed', () => {
    expect(parse(report({ action: 'delivered', status: '2.0.0' }))?.kind).toBe('delivered');
    expect(parse(report({ action: 'delayed', status: '4.4.1' }))).toBeUndefined();
  });

  it('is a complaint with a feedback report', () => {
    expect(parse(report({ type: 'feedback-report' }))?.kind).toBe('complaint');
  });

  it('is read without a report, but not when a person is away', () => {
    const words = (header: string, text: string) =>
      parse(`From: a@b.example\nTo: ${VERP}\n${header}Content-Type: text/plain\n\n${text}\n`);
    expect(words('', 'ada@a.example: 550 5.1.1 no such user')?.kind).toBe('hard');
    expect(words('Auto-Submitted: auto-replied\n', 'Away until 5.1.1')).toBeUndefined();
    expect(words('', 'Thank you for your email!')).toBeUndefined();
  });

  it('never takes long, whatever its text is', () => {
    for (const text of [
      `To: ${'bounces+'.repeat(20_000)}`,
      `To: a@b\n\n${'message-id: <c1.s'.repeat(10_000)}`,
      `To: a@b\nContent-Type: multipart/report; boundary=b\n\n${'--b\n'.repeat(30_000)}`,
      '\n '.repeat(60_000),
      '',
    ])
      expect(parse(text)).toBeUndefined();
  });
});
