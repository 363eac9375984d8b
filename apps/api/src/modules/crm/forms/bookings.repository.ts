import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { BookedTime } from './bookings.ts';

/** Hours around a booking in which other bookings are looked up: its day in any time zone, and the longest booking. */
const AROUND_MS = 48 * 3_600_000;

/**
 * Returns the bookings of a form around a moment, and lets its bookings come one after the other until the transaction ends, so
 * that two visitors never get the same places. Deleted submissions and spam take no places.
 */
export async function lockBookings(
  tx: TenantTx,
  tenantId: number,
  formName: string,
  around: Date,
): Promise<BookedTime[]> {
  await withAdvisoryLock(tx, tenantId, `bookings ${formName}`);
  const rows = await tx
    .selectFrom('form_submissions')
    .select(['booked_from', 'booked_until', 'booked_places'])
    .where('tenant_id', '=', tenantId)
    .where('form_name', '=', formName)
    .where('booked_from', '>', new Date(around.getTime() - AROUND_MS))
    .where('booked_from', '<', new Date(around.getTime() + AROUND_MS))
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'spam')
    .execute();
  return rows.flatMap(({ booked_from, booked_until, booked_places }) =>
    booked_from && booked_until && booked_places
      ? [{ from: booked_from, until: booked_until, places: booked_places }]
      : [],
  );
}
