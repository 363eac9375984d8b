import type { OrderFulfil } from '@org/schema/entities';
import type { OrderRecord } from '../../../kernel/database/records.ts';
import type { OrderCopy } from './order-mails.ts';
import type { OrderedQuantities } from './release-order.ts';

/** Returns the mail copy about fulfilled items, either all or the remaining ones. */
export function fulfilledWords(
  { number, is_pickup }: OrderRecord,
  {
    isWhole,
    hasBegun,
    tracking,
    pieces,
  }: {
    readonly isWhole: boolean;
    readonly hasBegun: boolean;
    readonly tracking: OrderFulfil['tracking'];
    readonly pieces: readonly OrderedQuantities[];
  },
): OrderCopy {
  const rest = hasBegun ? 'The rest of your order' : 'Your order';
  const of = isWhole ? rest : 'A part of your order';
  const title = is_pickup ? `${of} ${number} is ready for pickup` : `${of} ${number} is on its way`;
  const parcel = tracking ? `${tracking.carrier} ${tracking.number}`.trim() : '';
  return {
    event: 'order.fulfilled',
    subject: title,
    title,
    paragraphs: [
      ...(isWhole ? [] : ['The remaining items follow. We’ll email you when they do.']),
      ...(parcel ? [`Tracking: ${parcel}`] : []),
    ],
    link: tracking?.url ? { label: 'Track your parcel', href: tracking.url } : undefined,
    pieces,
  };
}

/** Returns the mail copy about a cancelled order, or its cancelled items. */
export function cancelledWords(
  { number }: OrderRecord,
  {
    reason,
    hasBegun,
    pieces,
  }: {
    readonly reason: string;
    readonly hasBegun: boolean;
    readonly pieces: readonly OrderedQuantities[];
  },
): OrderCopy {
  const title = `${hasBegun ? 'The rest of your order' : 'Your order'} ${number} was cancelled`;
  return {
    event: 'order.cancelled',
    subject: title,
    title,
    paragraphs: reason ? [reason] : [],
    pieces,
  };
}

/** Returns the mail copy about a refund. Takes `given` in cents. */
export function refundedWords(
  { number }: OrderRecord,
  {
    reason,
    isByCard,
    pieces,
    given,
  }: {
    readonly reason: string;
    readonly isByCard: boolean;
    readonly pieces: readonly OrderedQuantities[];
    readonly given: bigint;
  },
): OrderCopy {
  const title = `Refund for your order ${number}`;
  return {
    event: 'order.refunded',
    subject: title,
    title,
    paragraphs: [
      ...(reason ? [reason] : []),
      isByCard
        ? 'We refunded your card. It can take a few days to appear on your statement.'
        : 'You will receive the refund the way you paid.',
    ],
    pieces,
    given,
  };
}
