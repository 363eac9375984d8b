import { parseJson } from '../../../../../kernel/http/guard-json.ts';
import type { DeliveryEvent, WebhookReader } from '../delivery-event.ts';
import { textAt } from './webhook-json.ts';

const KINDS: ReadonlyMap<string, DeliveryEvent['kind']> = new Map([
  ['delivered', 'delivered'],
  ['hard_bounce', 'hard'],
  ['invalid_email', 'hard'],
  ['soft_bounce', 'soft'],
  ['blocked', 'soft'],
  ['error', 'soft'],
  ['spam', 'complaint'],
  ['complaint', 'complaint'],
  ['unsubscribed', 'left'],
]);

/** Webhooks of Brevo, which are not signed: their address is the secret. Source: https://developers.brevo.com/docs/transactional-webhooks */
export const brevoWebhooks: WebhookReader = {
  async read({ body }) {
    const event = parseJson(body);
    const kind = KINDS.get(textAt(event, 'event'));
    if (!kind) return [];
    return [
      {
        kind,
        email: textAt(event, 'email'),
        reference: textAt(event, 'message-id'),
        reason: textAt(event, 'reason'),
      },
    ];
  },
};
