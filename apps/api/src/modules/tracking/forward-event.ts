import { number, object } from 'yup';
import type { TenantDatabase } from '../../database/tenant-database.ts';
import type { Encryption } from '../../encryption.ts';
import { defineJob } from '../../jobs/job-definition.ts';
import type { TenantJobWork } from '../../jobs/run-job.ts';
import { getSettings } from '../settings/settings.service.ts';
import { type EventRow, trackedEvent } from './tracked-event.ts';
import { readTracking, recordTrackingFailure } from './tracking.repository.ts';
import type { TrackingKeys, TrackingService } from './tracking-service.ts';

/** Passes one event on. It is tried for some hours; the service takes events up to three days old. */
export const forwardEventJob = defineJob({
  name: 'forward-event',
  payload: object({ eventId: number().integer().required() }).noUnknown(),
  retries: 8,
  pause: 15,
  timeout: 60,
  atOnce: 4,
  perTenant: 2,
});

/** What events are passed on with. */
export interface ForwardTools {
  readonly db: Pick<TenantDatabase, 'asTenant'>;
  readonly seal: Encryption;
  readonly service: TrackingService;
  /** Address of a tenant's site, such as `https://kiln.example/`. */
  readonly getSite: (tenantId: number) => Promise<string>;
}

/** What is sent, and with which keys; undefined where nothing is. */
interface Forwarded {
  readonly event: EventRow;
  readonly keys: TrackingKeys;
  /** ISO 4217. */
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
    // Removed since, or switched off: what was agreed to is over.
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
 * Passes an event on to the tenant's tracking service. Done twice, the service may count it twice.
 * A try that fails is tried again later; after the last one it is noted at the service's settings, and logged, and no more is
 * made of it: a visit is nothing that people would send by hand. Source: AN-001, AN-004.
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
