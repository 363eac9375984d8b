import { AwsV4Signer } from 'aws4fetch';
import type { SesServer } from '../mail-message.ts';
import { SIGNED_HEADERS } from '../sign-message.ts';
import type { WrittenMessage } from '../write-message.ts';
import type { MailProvider, ProviderAnswer, ProviderOutcome } from './mail-provider.ts';

/** Path of the call that sends an email. Source: https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const PATH = '/v2/email/outbound-emails';

/** Headers that Amazon replaces in every email. */
const REPLACED: ReadonlySet<string> = new Set(['date', 'message-id']);

/** Errors that concern the account and not one email. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'AccountSuspendedException',
  'LimitExceededException',
  'MailFromDomainNotVerifiedException',
  'NotFoundException',
  'SendingPausedException',
]);

/** Statuses after which the email was not taken. After those of gateways it may have been. */
const NOT_TAKEN: ReadonlySet<number> = new Set([500, 503]);

/** Returns the origin of the API in a region. */
export const getSesUrl = (region: string): string => `https://email.${region}.amazonaws.com`;

/** Returns the From header of an email, encoded and on one line. */
function readFrom({ raw }: WrittenMessage): string | undefined {
  const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString('latin1');
  const line = head.split(/\r\n(?![ \t])/).find((header) => /^from:/i.test(header));
  return line
    ?.slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .trim();
}

/** Returns the address for returned emails; Amazon refuses one of a domain that is not the sender's. */
function getReturnPath({ envelope: { from } }: WrittenMessage, sender: string): string | undefined {
  const domain = (address: string): string =>
    address
      .slice(address.lastIndexOf('@') + 1)
      .replace('>', '')
      .toLowerCase();
  return !sender.includes(from) && domain(from) === domain(sender) ? from : undefined;
}

/** Returns the name and the message of an error. */
function readError({ headers, body }: ProviderAnswer): { name: string; message: string } {
  const name = (headers.get('x-amzn-errortype') ?? '').split(':')[0] ?? '';
  try {
    const error = JSON.parse(body) as { readonly message?: unknown; readonly Message?: unknown };
    const message = error.message ?? error.Message;
    return { name, message: typeof message === 'string' ? message : '' };
  } catch {
    return { name, message: '' };
  }
}

/** Returns what became of an email by the response of Amazon. */
function readAnswer(answer: ProviderAnswer, email: WrittenMessage): ProviderOutcome {
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const { name, message } = readError(answer);
  const said = [name, message].filter(Boolean).join(': ') || `status ${status}`;
  const reason = `Amazon SES: ${said}`.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
  if (status === 429 || name.startsWith('Throttling'))
    // More emails are only taken on the next day.
    return { kind: /quota/i.test(message) ? 'later' : 'throttled', reason };
  if (status >= 500) return { kind: NOT_TAKEN.has(status) ? 'later' : 'unknown', reason };
  const isAboutSender =
    name === 'MessageRejected' && message.toLowerCase().includes(email.envelope.from.toLowerCase());
  const isOfAccount = status < 400 || status === 401 || status === 403 || status === 404;
  if (isOfAccount || OF_ACCOUNT.has(name) || isAboutSender) return { kind: 'unreachable', reason };
  return { kind: 'rejected', reason };
}

/**
 * Creates access to Amazon SES by its HTTP API, version 2.
 * @param origin - origin of the API; by default that of the region
 */
export function sesProvider(server: SesServer, origin?: string): MailProvider {
  const { region, accessKeyId, secretAccessKey, configurationSet } = server;
  const url = new URL(PATH, origin ?? getSesUrl(region)).href;
  // Keys of a day are derived once.
  const cache = new Map<string, ArrayBuffer>();
  return {
    signedHeaders: SIGNED_HEADERS.split(':')
      .filter((name) => !REPLACED.has(name))
      .join(':'),
    async createRequest(email) {
      const from = readFrom(email);
      const returnPath = getReturnPath(email, from ?? '');
      const body = JSON.stringify({
        FromEmailAddress: from,
        Destination: { ToAddresses: email.envelope.to },
        Content: { Raw: { Data: email.raw.toString('base64') } },
        ...(returnPath && { FeedbackForwardingEmailAddress: returnPath }),
        ...(configurationSet && { ConfigurationSetName: configurationSet }),
      });
      const signed = await new AwsV4Signer({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        body,
        accessKeyId,
        secretAccessKey,
        region,
        service: 'ses',
        cache,
      }).sign();
      return { url: signed.url, headers: Object.fromEntries(signed.headers), body };
    },
    readAnswer,
  };
}
