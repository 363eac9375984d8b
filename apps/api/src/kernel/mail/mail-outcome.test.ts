import { describe, expect, it } from 'vitest';
import { classifyMailFailure } from './mail-outcome.ts';

const refusal = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const getKind = (command: string, response: string) =>
  classifyMailFailure(refusal(command, response), true).kind;

describe('the answer of a mail server', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user', 'refused'],
    ['RCPT TO', '551 User not local', 'refused'],
    ['RCPT TO', '553 5.1.8 Sender address rejected', 'rejected'],
    ['RCPT TO', '550 5.1.7 Bad sender', 'rejected'],
    ['RCPT TO', '550 5.7.1 Policy', 'rejected'],
    ['MAIL FROM', '550 Sender not allowed', 'rejected'],
    ['MAIL FROM', '553 5.1.8 Sender address rejected', 'rejected'],
    ['DATA', '550 This message contains spam', 'rejected'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'later'],
    ['RCPT TO', '450 Busy', 'later'],
    ['AUTH PLAIN', '535 5.7.8 Bad credentials', 'unknown'],
  ])('after %s, “%s” is %s', (command, response, kind) => {
    expect(getKind(command, response)).toBe(kind);
  });

  it('is stored without characters that a database refuses', () => {
    const { kind, ...rest } = classifyMailFailure(
      refusal('RCPT TO', '550 5.1.1 No\u0000 such\r\nuser'),
      true,
    );
    expect([kind, rest]).toEqual(['refused', { reason: '550 5.1.1 No such user' }]);
  });
});
