import { timingSafeEqual } from 'node:crypto';
import { appError } from '@org/schema/errors';
import type { Encryption } from '../../../../kernel/crypto/encryption.ts';
import type { TenantDatabase } from '../../../../kernel/database/tenant-database.ts';
import { readAnswer } from '../../../../kernel/http/read-answer.ts';
import type { EmailTokens } from '../tracking/email-tokens.ts';
import { applyDeliveryEvent } from './apply-delivery-event.ts';
import { findWebhooks } from './bounce-providers.ts';
import { findBounceSettings } from './bounce-settings.service.ts';

/** Limits of a text that a provider's webhook refers to: bytes, and ms. */
const FETCH_LIMITS = { bytes: 100_000, time: 5000 } as const;

/** Creates a function that fetches a text from a service, without redirects. */
export function textFetcher(fetcher: typeof fetch) {
  return async (url: string): Promise<string> => {
    const response = await fetcher(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_LIMITS.time),
    });
    if (!response.ok) throw new Error(`The service answered ${response.status}`);
    return readAnswer(response, FETCH_LIMITS.bytes);
  };
}

/** Dependencies of webhooks. */
export interface WebhookTools {
  readonly db: TenantDatabase;
  readonly seal: Encryption;
  readonly tokens: EmailTokens;
  readonly fetchText: (url: string) => Promise<string>;
}

/** Compares a key in constant time. */
function isSame(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Applies a webhook of the tenant's provider, each event in a separate transaction: a webhook that failed half way is repeated by the
 * provider, and events that were applied before change nothing.
 * @throws `not_found` for a false key, `forbidden` for a false signature, `malformed`
 */
export async function receiveWebhook(
  { db, seal, tokens, fetchText }: WebhookTools,
  tenantId: number,
  { key, headers, body }: { key: string; headers: Headers; body: Uint8Array },
): Promise<void> {
  const settings = await db.asTenant(tenantId, findBounceSettings);
  const webhooks = findWebhooks(settings?.provider);
  if (!settings || !webhooks || !isSame(key, settings.webhook_key)) throw appError('not_found');
  const secret = settings.secret && seal.open(settings.secret);
  const events = await webhooks.read({ headers, body, secret, fetchText });
  for (const event of events)
    await db.asTenant(tenantId, (tx) =>
      applyDeliveryEvent(tx, tenantId, tokens, event, { isTrusted: true }),
    );
  await db.asTenant(tenantId, (tx) =>
    tx.updateTable('email_bounce_settings').set({ webhook_at: new Date() }).execute(),
  );
}
