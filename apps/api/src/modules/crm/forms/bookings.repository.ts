import { withAdvisoryLock } from '../../../kernel/database/advisory-lock.ts';
import type { FormSubmissionRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { BookedTime } from './bookings.ts';

/** Hours around a booking in which other bookings are looked up: its day in any time zone, and the longest booking. */
const AROUND_MS = 48 * 3_600_000;

type BookedColumns = Pick<FormSubmissionRecord, 'booked_from' | 'booked_until' | 'booked_places'>;

function toBookedTime({ booked_from, booked_until, booked_places }: BookedColumns): BookedTime[] {
  return booked_from && booked_until && booked_places
    ? [{ from: booked_from, until: booked_until, places: booked_places }]
    : [];
}

/** Bookings of a form, with a page that has it. */
export interface FormBookings {
  readonly form_name: string;
  readonly page_url: string;
  readonly taken: readonly BookedTime[];
}

/** Maximum number of bookings that are read to find overbooked times. */
const MAX_UPCOMING = 5000;

/** Returns true when a submission outside of the trash is a booking. */
export async function hasBookings(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('form_submissions')
    .select('id')
    .where('booked_from', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the bookings that have not ended, by form and page. Deleted submissions and spam take no places. */
export async function listUpcomingBookings(tx: TenantTx, now: Date): Promise<FormBookings[]> {
  const rows = await tx
    .selectFrom('form_submissions')
    .select(['form_name', 'page_url', 'booked_from', 'booked_until', 'booked_places'])
    .where('booked_from', '>', new Date(now.getTime() - AROUND_MS))
    .where('booked_until', '>', now)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'spam')
    .orderBy('booked_from')
    .limit(MAX_UPCOMING)
    .execute();
  return [...Map.groupBy(rows, ({ form_name }) => form_name).values()].flatMap((form) => {
    const last = form.at(-1);
    const taken = form.flatMap(toBookedTime);
    return last ? [{ form_name: last.form_name, page_url: last.page_url, taken }] : [];
  });
}

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
  return rows.flatMap(toBookedTime);
}
