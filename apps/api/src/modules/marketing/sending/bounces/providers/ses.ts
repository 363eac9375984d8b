import { createPublicKey, verify } from 'node:crypto';
import { appError } from '@org/schema/errors';
import { LRUCache } from 'lru-cache';
import { parseJson } from '../../../../../kernel/http/guard-json.ts';
import type { DeliveryEvent, WebhookReader, WebhookRequest } from '../delivery-event.ts';
import { itemsAt, refuseSignature, textAt } from './webhook-json.ts';

/** Hosts of Amazon's notification service. */
const HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/;

/** Fields that a signature covers, by the type of the message. Source: https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
};

/** Characters of the longest message of the service. */
const MAX_MESSAGE = 262_144;

/** Returns a URL of the service; throws for any other one. */
function requireUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || !HOST.test(url.hostname))
    return refuseSignature();
  return url.href;
}

/** Reads a field of a message in full, since the signature covers all of it. */
function signedField(message: unknown, name: string): string | undefined {
  const value = (message as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.slice(0, MAX_MESSAGE) : undefined;
}

/** Certificates by URL; Amazon gives each new one another URL. */
const certificates = new LRUCache<string, string>({ max: 20, ttl: 86_400_000 });

/** Fetches a text of the service, which asks again when it could not be fetched. */
async function fetchFrom(url: string, { fetchText }: WebhookRequest): Promise<string> {
  try {
    return await fetchText(url);
  } catch (cause) {
    throw appError('unavailable', { message: 'Amazon could not be reached', cause });
  }
}

/** Returns the certificate at a URL. */
async function getCertificate(url: string, request: WebhookRequest): Promise<string> {
  const known = certificates.get(url);
  if (known !== undefined) return known;
  const certificate = await fetchFrom(url, request);
  certificates.set(url, certificate);
  return certificate;
}

/** Verifies a message with the certificate that it names, which must be Amazon's. */
async function verifyMessage(message: object, request: WebhookRequest): Promise<void> {
  const fields = SIGNED[textAt(message, 'Type')];
  if (!fields) refuseSignature();
  const text = fields
    .flatMap((name) => {
      const value = signedField(message, name);
      return value === undefined ? [] : [`${name}\n${value}\n`];
    })
    .join('');
  const certificate = await getCertificate(requireUrl(textAt(message, 'SigningCertURL')), request);
  const signature = Buffer.from(textAt(message, 'Signature'), 'base64');
  const hash = textAt(message, 'SignatureVersion') === '2' ? 'sha256' : 'sha1';
  let isGood = false;
  try {
    isGood = verify(hash, Buffer.from(text), createPublicKey(certificate), signature);
  } catch {
    // A certificate that is none verifies nothing.
  }
  if (!isGood) refuseSignature();
}

/** Returns the token or Message-ID of an email; the headers are there when the topic includes them. */
function getReference(notice: unknown): string {
  const header = itemsAt(notice, 'mail', 'headers').find(
    (one) => textAt(one, 'name').toLowerCase() === 'x-campaign',
  );
  return textAt(header, 'value') || textAt(notice, 'mail', 'commonHeaders', 'messageId');
}

function readNotice(notice: unknown): DeliveryEvent[] {
  const reference = getReference(notice);
  const toEvents = (
    kind: DeliveryEvent['kind'],
    recipients: readonly unknown[],
    reason = '',
  ): DeliveryEvent[] =>
    recipients.map((one) => ({
      kind,
      email: typeof one === 'string' ? one : textAt(one, 'emailAddress'),
      reference,
      reason: textAt(one, 'diagnosticCode') || reason,
    }));
  switch (textAt(notice, 'notificationType') || textAt(notice, 'eventType')) {
    case 'Bounce': {
      const kind = textAt(notice, 'bounce', 'bounceType') === 'Permanent' ? 'hard' : 'soft';
      const reason = textAt(notice, 'bounce', 'bounceSubType');
      return toEvents(kind, itemsAt(notice, 'bounce', 'bouncedRecipients'), reason);
    }
    case 'Complaint':
      return toEvents('complaint', itemsAt(notice, 'complaint', 'complainedRecipients'));
    case 'Delivery':
      return toEvents('delivered', itemsAt(notice, 'delivery', 'recipients'));
    default:
      return [];
  }
}

/** Notifications of Amazon SES by SNS, signed by Amazon's certificate. The secret names the topic, as everyone can have one. */
export const sesWebhooks: WebhookReader = {
  async read(request) {
    const message = parseJson(request.body);
    if (typeof message !== 'object' || message === null) throw appError('malformed');
    if (request.secret === '' || textAt(message, 'TopicArn') !== request.secret) refuseSignature();
    await verifyMessage(message, request);
    if (textAt(message, 'Type') === 'SubscriptionConfirmation') {
      await fetchFrom(requireUrl(textAt(message, 'SubscribeURL')), request);
      return [];
    }
    return readNotice(parseJson(Buffer.from(signedField(message, 'Message') ?? '')));
  },
};
