import type { BlockRegistry } from '@org/content';
import type { FormBookings as BookingsAnswer } from '@org/schema/entities';
import { AppError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { hasBookings, listUpcomingBookings } from './bookings.repository.ts';
import { findOverbookedTimes } from './bookings.ts';
import { findForm } from './find-form.ts';

/** Maximum number of forms whose pages are read. */
const MAX_FORMS = 20;
/** Maximum number of times in an answer. */
const MAX_TIMES = 20;

/** Returns how many places a form has at the same time; undefined when its page or its limit is gone. */
async function getPlaces(
  tx: TenantTx,
  registry: BlockRegistry,
  { page_url, form_name }: { readonly page_url: string; readonly form_name: string },
): Promise<number | undefined> {
  try {
    const { form } = await findForm(tx, registry, { url: page_url, formName: form_name });
    return form?.bookings?.places;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Returns whether there are bookings, and the coming times at which more places are booked than their form has. */
export async function listOverbooked(
  tx: TenantTx,
  registry: BlockRegistry,
  now: Date,
): Promise<BookingsAnswer> {
  const forms = await listUpcomingBookings(tx, now);
  const overbooked: BookingsAnswer['overbooked'] = [];
  for (const form of forms.slice(0, MAX_FORMS)) {
    // Bookings that are no more than one at a time need no look at the page.
    if (findOverbookedTimes(form.taken, 1).length === 0) continue;
    const places = await getPlaces(tx, registry, form);
    if (places === undefined) continue;
    for (const { from, until, booked } of findOverbookedTimes(form.taken, places))
      overbooked.push({
        form_name: form.form_name,
        from: from.toISOString(),
        until: until.toISOString(),
        places,
        booked,
      });
  }
  return {
    has_bookings: forms.length > 0 || (await hasBookings(tx)),
    overbooked: overbooked
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .slice(0, MAX_TIMES),
  };
}
