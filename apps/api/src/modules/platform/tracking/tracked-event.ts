import { type EventItem, type EventKind, ITEM_KINDS } from '@org/schema/entities';
import type { TrackedEvent } from './tracking-service.ts';

/** Stored event of a visit. */
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

/** Event names that differ in the service. */
const NAMES: Partial<Record<EventKind, string>> = { button: 'button_press' };

/**
 * Returns an event in the format of the service, with its standard names if it has any. The item comes from the row, its price
 * and currency from the tenant. Takes row, URL of the site with a trailing slash, ISO 4217 currency.
 * @returns event
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
      // The service shows no activity without both fields. A session is the visitor's activity of one day.
      session_id: String(visitor.readUInt32BE(0)),
      engagement_time_msec: 1,
      ...(kind === 'button' && { button_name: name }),
      ...(ITEM_KINDS.includes(kind) && ofItem),
    },
    at,
    client: `${visitor.readUInt32BE(0)}.${visitor.readUInt32BE(4)}`,
  };
}
