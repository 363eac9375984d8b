import type { SiteEvent } from '@org/schema/entities';
import type { CallInfo } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { forwardEventJob, readTracking } from '../../platform/index.ts';
import { visitorHash } from './visitor-hash.ts';

/** Matches the user agents of programs. An empty user agent counts as a program too. */
const PROGRAM =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrape|fetch|curl|wget|python|java\/|go-http|axios|phantom|facebookexternalhit|embedly/i;

/**
 * Returns whether a request must not be tracked: its browser opts out, or it comes from a program. Source: Global Privacy
 * Control, Do Not Track.
 */
export function isUntracked(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return (
    userAgent === '' ||
    PROGRAM.test(userAgent) ||
    headers.get('sec-gpc') === '1' ||
    headers.get('dnt') === '1'
  );
}

/**
 * Stores an event and, when the tenant has a tracking service and the visitor agreed, queues it for that service in the same
 * transaction, so that the visitor does not wait for the service.
 * @returns false when the site counts nothing
 */
export async function collectEvent(
  tx: TenantTx,
  tenantId: number,
  { shared, item, ...event }: SiteEvent,
  { address, headers }: Pick<CallInfo, 'address' | 'headers'>,
  send: SendJob,
): Promise<boolean> {
  const { analytics, timezone } = await getSettings(tx);
  if (!analytics.enabled) return false;
  const day = dayIn(timezone, new Date());
  const userAgent = headers.get('user-agent') ?? '';
  const visitor = await visitorHash(tx, tenantId, day, { address, userAgent });
  const { id } = await tx
    .insertInto('site_events')
    .values({
      tenant_id: tenantId,
      day,
      ...event,
      visitor,
      item: item && JSON.stringify(item),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (shared && (await readTracking(tx))?.measurement_id)
    await send(tx, forwardEventJob, { eventId: id }, { tenantId });
  return true;
}
