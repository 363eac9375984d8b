import { parseJson } from '../../../../../kernel/http/guard-json.ts';
import type { DeliveryEvent, WebhookReader } from '../delivery-event.ts';
import { textAt } from './webhook-json.ts';

/** Kinds of returned emails that say that the mailbox does not exist, and that a person complained. */
const HARD: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress']);
const COMPLAINTS: ReadonlySet<string> = new Set(['SpamComplaint', 'SpamNotification']);
/** Kinds that say nothing of this email: changes of a subscription, and answers of people who are away. */
const IGNORED: ReadonlySet<string> = new Set([
  'Subscribe',
  'AutoResponder',
  'AddressChange',
  'OpenRelayTest',
  'ChallengeVerification',
]);

function getKind(event: unknown): DeliveryEvent['kind'] | undefined {
  switch (textAt(event, 'RecordType')) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complaint';
    case 'Bounce': {
      const type = textAt(event, 'Type');
      if (IGNORED.has(type)) return undefined;
      if (type === 'Unsubscribe') return 'left';
      if (COMPLAINTS.has(type)) return 'complaint';
      return HARD.has(type) ? 'hard' : 'soft';
    }
    default:
      return undefined;
  }
}

/** Webhooks of Postmark, which are not signed: their address is the secret. Source: https://postmarkapp.com/developer/webhooks/bounce-webhook */
export const postmarkWebhooks: WebhookReader = {
  async read({ body }) {
    const event = parseJson(body);
    const kind = getKind(event);
    if (!kind) return [];
    return [
      {
        kind,
        email: textAt(event, 'Email') || textAt(event, 'Recipient'),
        reference: textAt(event, 'Metadata', 'atrium'),
        reason: textAt(event, 'Description') || textAt(event, 'Details'),
      },
    ];
  },
  // Postmark replaces Message-IDs, and repeats metadata.
  headers: (token) => ({ 'X-PM-Metadata-atrium': token }),
};
