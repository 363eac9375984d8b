import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '../../../../../kernel/http/guard-json.ts';
import type { DeliveryEvent, WebhookReader } from '../delivery-event.ts';
import { refuseSignature, textAt } from './webhook-json.ts';

/** Time in ms for which a signature counts: Mailgun repeats a webhook for eight hours. */
const MAX_AGE = 12 * 3_600_000;

/** Reasons of Mailgun for a mailbox that does not exist. */
const NO_MAILBOX: ReadonlySet<string> = new Set(['bounce', 'suppress-bounce']);

function getKind(event: unknown): DeliveryEvent['kind'] | undefined {
  switch (textAt(event, 'event')) {
    case 'delivered':
      return 'delivered';
    case 'complained':
      return 'complaint';
    case 'unsubscribed':
      return 'left';
    case 'failed':
      // Mailgun tries again after a temporary failure, and reports a last one as permanent.
      if (textAt(event, 'severity') !== 'permanent') return undefined;
      return NO_MAILBOX.has(textAt(event, 'reason')) ? 'hard' : 'soft';
    default:
      return undefined;
  }
}

/** Webhooks of Mailgun, signed by HMAC. Source: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/ */
export const mailgunWebhooks: WebhookReader = {
  async read({ body, secret }) {
    const webhook = parseJson(body);
    const ours = createHmac('sha256', secret)
      .update(textAt(webhook, 'signature', 'timestamp') + textAt(webhook, 'signature', 'token'))
      .digest();
    const given = Buffer.from(textAt(webhook, 'signature', 'signature'), 'hex');
    if (secret === '' || given.length !== ours.length || !timingSafeEqual(given, ours))
      refuseSignature();
    // The signature does not cover the event, so that an old one must not vouch for another event.
    const age = Date.now() - Number(textAt(webhook, 'signature', 'timestamp')) * 1000;
    if (!(Math.abs(age) < MAX_AGE)) refuseSignature();
    const event = (webhook as Record<string, unknown>)['event-data'];
    const kind = getKind(event);
    if (!kind) return [];
    const [message, description] = ['message', 'description'].map((name) =>
      textAt(event, 'delivery-status', name),
    );
    return [
      {
        kind,
        email: textAt(event, 'recipient'),
        reference: textAt(event, 'message', 'headers', 'message-id'),
        reason: message || description || '',
      },
    ];
  },
};
