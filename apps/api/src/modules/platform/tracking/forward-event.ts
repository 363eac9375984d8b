import { number, object } from 'yup';
import type { Encryption } from '../../../kernel/crypto/encryption.ts';
import type { TenantDatabase } from '../../../kernel/database/tenant-database.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { type EventRow, trackedEvent } from './tracked-event.ts';
import { readTracking, recordTrackingFailure } from './tracking.repository.ts';
import type { TrackingKeys, TrackingService } from './tracking-service.ts';

/** Job that forwards one event. It is retried for some hours; the service accepts events up to three days old. */
export const forwardEventJob = defineJob({
  name: 'forward-event',
  payload: object({ eventId: number().integer().required() }).noUnknown(),
  retries: 8,
  pause: 15,
  timeout: 60,
  atOnce: 4,
  perTenant: 2,
});

/** Dependencies of forwarding. */
export interface ForwardTools {
  readonly db: Pick<TenantDatabase, 'asTenant'>;
  readonly seal: Encryption;
  readonly service: TrackingService;
  /** Returns the URL of a tenant's site, such as `https://kiln.example/`. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** Event to send with the keys of the service. */
interface Forwarded {
  readonly event: EventRow;
  readonly keys: TrackingKeys;
  /** Currency by ISO 4217. */
  readonly currency: string;
}

async function toForward(
  { db, seal }: ForwardTools,
  tenantId: number,
  eventId: number,
): Promise<Forwarded | undefined> {
  return db.asTenant(tenantId, async (tx) => {
    const [event, tracking, settings] = [
      await tx.selectFrom('site_events').selectAll().where('id', '=', eventId).executeTakeFirst(),
      await readTracking(tx),
      await getSettings(tx),
    ];
    // The event was removed or tracking was disabled since, which ends the consent.
    if (!event || !tracking?.measurement_id || !settings.analytics.enabled) return undefined;
    return {
      event,
      keys: {
        measurementId: tracking.measurement_id,
        secret: seal.open(tracking.secret_key),
      },
      currency: settings.currency,
    };
  });
}

/**
 * Forwards an event to the tenant's tracking service. If it runs twice, the service may count the event twice.
 * A failure is retried later; the last one is recorded in the service's settings and logged, but not listed as a failed job,
 * because nobody would resend a visit.
 */
export async function forwardEvent(
  tools: ForwardTools,
  { tenantId, payload, isLast, log }: TenantJobWork<{ eventId: number }>,
): Promise<void> {
  try {
    const found = await toForward(tools, tenantId, payload.eventId);
    if (!found) return;
    const { event, keys, currency } = found;
    const site = await tools.getSite(tenantId);
    await tools.service.send(trackedEvent(event, { site, currency }), keys);
  } catch (error) {
    if (!isLast) throw error;
    log.error({ err: error, event: payload.eventId }, 'a visit could not be passed on');
    await tools.db.asTenant(tenantId, recordTrackingFailure);
  }
}
