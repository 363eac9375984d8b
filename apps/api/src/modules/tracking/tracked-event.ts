import { type EventItem, type EventKind, ITEM_KINDS } from '@org/schema';
import type { TrackedEvent } from './tracking-service.ts';

/** A visit as it was written down. */
export interface EventRow {
  readonly kind: EventKind;
  readonly at: Date;
  readonly path: string;
  readonly name: string;
  /** Host name; '' for none. */
  readonly referrer: string;
  readonly device: string;
  readonly visitor: Buffer;
  readonly item: EventItem | null;
}

/** Names of those kinds that the service knows by others. */
const NAMES: Partial<Record<EventKind, string>> = { button: 'button_press' };

/**
 * An event in the words of the service: its own where it has some. What it is about comes from the row, prices and currency
 * from the tenant. Shape: row, address of the site with its last slash, ISO 4217 currency → event. Source: AN-001 to AN-005.
 */
export function trackedEvent(
  { kind, at, path, name, referrer, device, visitor, item }: EventRow,
  { site, currency }: { readonly site: string; readonly currency: string },
): TrackedEvent {
  const ofItem = item && {
    currency,
    items: [
      {
        item_id: String(item.id),
        ...(item.variant_id !== null && { item_variant: String(item.variant_id) }),
        quantity: item.quantity,
      },
    ],
  };
  return {
    name: NAMES[kind] ?? kind,
    params: {
      page_location: `${site}${path.slice(1)}`,
      ...(referrer && { page_referrer: `https://${referrer}/` }),
      device_category: device,
      // Without both the service shows no activity. A session is what a visitor does on one day.
      session_id: String(visitor.readUInt32BE(0)),
      engagement_time_msec: 1,
      ...(kind === 'button' && { button_name: name }),
      ...(ITEM_KINDS.includes(kind) && ofItem),
    },
    at,
    client: `${visitor.readUInt32BE(0)}.${visitor.readUInt32BE(4)}`,
  };
}
