import type { TrackingRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';

/** Returns the row of the tenant's tracking service. */
export async function readTracking(tx: TenantTx): Promise<TrackingRecord | undefined> {
  return tx.selectFrom('tracking_services').selectAll().executeTakeFirst();
}

/** Returns whether visits are counted and forwarded, so that visitors are asked for their consent to both. */
export async function isTracked(tx: TenantTx): Promise<boolean> {
  const { analytics } = await getSettings(tx);
  return analytics.enabled && Boolean((await readTracking(tx))?.measurement_id);
}

/** Records that an event could not be forwarded. */
export async function recordTrackingFailure(tx: TenantTx): Promise<void> {
  await tx.updateTable('tracking_services').set({ failed_at: new Date() }).execute();
}
