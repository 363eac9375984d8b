/** Result of handing one mail to a server. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | {
      /**
       * `refused`: there is no such mailbox. `rejected`: the server will never take this mail, for another reason. `later`: the server
       * asks to try again. `unreachable`: the server was not asked. `unknown`: the connection ended after the mail was written and
       * before the server answered.
       */
      readonly kind: 'refused' | 'rejected' | 'later' | 'unreachable' | 'unknown';
      /** Answer of the server, or the reason of the failure, in one line. */
      readonly reason: string;
    };

/** Parts of an error of the SMTP library. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const ENHANCED = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;

/** Reply codes for a mailbox that does not exist. Source: RFC 5321. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

/** Details of enhanced codes 5.1.x about the sender's address. Source: RFC 3463. */
const OF_SENDER: ReadonlySet<string> = new Set(['7', '8']);

/** Commands that concern the connection and not the mail. */
const OF_CONNECTION = /^(?:CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH)/;

/**
 * Returns the outcome of a failed delivery.
 *
 * Only the answer to a recipient is about the mailbox: answers to the sender or the content are about this mail. A policy or a
 * reputation (5.7.x) says nothing about the mailbox either, and a full mailbox (552, 5.2.2) may have room later. Sources: RFC
 * 5321, RFC 3463.
 * @param isWritten - true when the connection has read a part of the mail
 */
export function classifyMailFailure(error: unknown, isWritten: boolean): MailOutcome {
  const { code, command = '', message = '', response, responseCode } = error as SmtpError;
  const reason = (response ?? message).replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
  if (responseCode === undefined) {
    // An address that the library itself refuses was never sent.
    if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'rejected', reason };
    return { kind: isWritten ? 'unknown' : 'unreachable', reason };
  }
  if (OF_CONNECTION.test(command)) return { kind: isWritten ? 'unknown' : 'unreachable', reason };
  const [, , subject, detail] = ENHANCED.exec(response ?? '') ?? [];
  if (responseCode < 500 || responseCode === 552 || (subject === '2' && detail === '2'))
    return { kind: 'later', reason };
  if (subject !== undefined && subject !== '1') return { kind: 'rejected', reason };
  const isAboutMailbox =
    command.startsWith('RCPT TO') && NO_MAILBOX.has(responseCode) && !OF_SENDER.has(detail ?? '');
  return { kind: isAboutMailbox ? 'refused' : 'rejected', reason };
}
