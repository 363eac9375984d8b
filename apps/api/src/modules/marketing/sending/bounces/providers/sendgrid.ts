import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { parseJson } from '../../../../../kernel/http/guard-json.ts';
import type { DeliveryEvent, WebhookReader } from '../delivery-event.ts';
import { refuseSignature, textAt } from './webhook-json.ts';

/** Reads the key as SendGrid shows it: base64 of its DER form. */
function readKey(secret: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return refuseSignature();
  }
}

/** Kinds of emails that SendGrid did not try to deliver. */
function getDropped(reason: string): DeliveryEvent['kind'] | undefined {
  if (/^(?:bounced address|invalid)/i.test(reason)) return 'hard';
  if (/^spam report/i.test(reason)) return 'complaint';
  if (/^unsubscribed/i.test(reason)) return 'left';
  return 'soft';
}

function getKind(event: unknown): DeliveryEvent['kind'] | undefined {
  switch (textAt(event, 'event')) {
    case 'delivered':
      return 'delivered';
    case 'bounce':
      return textAt(event, 'type') === 'blocked' ? 'soft' : 'hard';
    case 'dropped':
      return getDropped(textAt(event, 'reason'));
    case 'spamreport':
      return 'complaint';
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'left';
    default:
      return undefined;
  }
}

/** Webhooks of SendGrid, signed by ECDSA. Source: https://www.twilio.com/docs/sendgrid/for-developers/tracking-events */
export const sendgridWebhooks: WebhookReader = {
  async read({ headers, body, secret }) {
    const time = headers.get('x-twilio-email-event-webhook-timestamp') ?? '';
    const signature = headers.get('x-twilio-email-event-webhook-signature') ?? '';
    const signed = Buffer.concat([Buffer.from(time), body]);
    if (!verify('sha256', signed, readKey(secret), Buffer.from(signature, 'base64')))
      refuseSignature();
    const events = parseJson(body);
    if (!Array.isArray(events)) return [];
    return events.flatMap((event: unknown) => {
      const kind = getKind(event);
      if (!kind) return [];
      const reference = textAt(event, 'smtp-id');
      return [{ kind, email: textAt(event, 'email'), reference, reason: textAt(event, 'reason') }];
    });
  },
};
