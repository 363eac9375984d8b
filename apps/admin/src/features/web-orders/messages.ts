import type { Order, OrderEventType, OrderStatus, PaymentStatus } from '@org/schema';
import type { Tone } from '@org/ui';

/** What a status of an order is called, and its colour. Source: PROD-006. */
export const STATUS: Readonly<Record<OrderStatus, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  'ready for pickup': { label: 'Ready for pickup', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
};

/** What has become of the money, and its colour. */
export const PAYMENT: Readonly<Record<PaymentStatus, { label: string; tone: Tone }>> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  authorized: { label: 'Authorised', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** What happened to an order, as it is noted. */
type HistoryEntry = NonNullable<Order['events']>[number];

/** Words that follow others, where there are any. */
const after = (mark: string, words: string): string => (words ? `${mark}${words}` : '');

/** An entry of an order's history as a sentence. Shape: order, entry → sentence, with who did it. */
export function historySentence(
  { customerName, email }: Pick<Order, 'customerName' | 'email'>,
  { type, text: words, user }: Omit<HistoryEntry, 'at'>,
): string {
  const by = user ? ` by ${user.displayName}` : '';
  const known = Object.entries(STATUS).find(([status]) => status === words)?.[1].label;
  const status = (known ?? words).toLowerCase();
  const sentences: Readonly<Record<OrderEventType, string>> = {
    placed: `Placed by ${customerName || email}`,
    status: status ? `${user ? 'Marked' : 'Noted'} as ${status}${by}` : `Status changed${by}`,
    fulfilled: `Handed over${by}${after(': ', words)}`,
    payment: `Payment ${user ? 'noted' : 'received'}${by}${after(': ', words)}`,
    payment_failed: `Payment failed${after(': ', words)}`,
    payment_differs: `Another amount was paid by card, and is not counted${after(': ', words)}. ${text.differsDo}`,
    refund: `Money given back${by}${after(': ', words)}`,
    refund_failed: `Money could not be given back${after(': ', words)}`,
    cancelled: `Cancelled${by}${after(': ', words)}`,
    invoiced: `Invoice ${words} issued${by}`,
    mail: `Mail sent to the buyer${by}${words && `: “${words}”`}`,
    changed: `${words || 'Order changed'}${by}`,
  };
  return sentences[type];
}

/** The amounts of a payment that somebody has to look at; '' where none came, or staff have seen to it since. */
export function otherAmount({ events = [] }: Pick<Order, 'events'>): string {
  const last = events.findLast(({ type, user }) =>
    type === 'payment_differs' ? true : type === 'payment' || (type === 'cancelled' && user),
  );
  return last?.type === 'payment_differs' ? last.text : '';
}

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** Texts of orders. */
export const text = {
  many: 'Orders',
  all: 'All orders',
  see: 'see orders',
  title: (number: string) => `Order ${number}`,
  emptyTitle: 'No orders yet',
  emptyText: 'What people buy in your shop stands here.',
  cancelled: 'Cancelled',
  placed: (when: string) => `Placed ${when}`,

  items: 'Items',
  quantity: 'Quantity',
  sentOf: (sent: number, of: number) => `${sent} of ${of} handed over`,
  sentAll: 'Handed over',
  restocked: (count: string) => `${count} back in stock`,
  readyAll: 'Ready',
  open: 'Open',
  each: (price: string) => `${price} each`,
  subtotal: 'Subtotal',
  discount: (codes: string) => (codes ? `Discount (${codes})` : 'Discount'),
  delivery: 'Delivery',
  tax: (name: string, rate: string) => `${name} ${rate} %`,
  included: 'contained',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Given back',
  owed: 'Owed',

  customer: 'Customer',
  guest: 'No customer is linked.',
  openCustomer: 'Open customer',
  billing: 'Billing address',
  shipping: 'Delivery address',
  pickup: 'Pickup',
  pickupText: 'The customer comes for it; nothing is sent.',
  payment: 'Payment',
  tracking: 'Tracking',
  note: 'Note of the buyer',
  notes: 'Internal notes',
  notesHelp: 'Only your team sees these.',
  saveNotes: 'Save notes',
  notesSaved: 'Notes saved',
  history: 'History',

  fulfil: 'Hand over',
  fulfilTitle: 'Hand over pieces',
  fulfilPickup: 'The pieces are laid out for the buyer to pick up.',
  fulfilShip: 'The pieces are on their way to the buyer.',
  ofLeft: (left: number) => `of ${left}`,
  carrier: 'Carrier',
  number: 'Tracking number',
  url: 'Tracking link',
  notify: 'Tell the buyer by mail',
  fulfilNow: 'Hand over',
  nothingChosen: 'Choose at least one piece',
  tooMany: (left: number) => `Use ${left} or less`,
  wholeNumber: 'Use a whole number',

  cancel: 'Cancel order',
  cancelTitle: 'Cancel this order?',
  cancelText: (left: number) =>
    left > 0
      ? `${pieces(left)} were not handed over yet.`
      : 'Nothing of it waits to be handed over.',
  restock: 'Put the pieces back into the stock',
  reason: 'Reason',
  reasonHelp: 'The buyer reads it in the mail.',
  keepOrder: 'Keep order',

  refund: 'Refund',
  giveBack: (amount: string) => `Give ${amount} back`,
  refundTitle: 'Give money back',
  refundable: (amount: string) => `${amount} can be given back.`,
  amount: 'Amount',
  amountMissing: 'Please enter an amount',
  backIntoStock: 'Pieces that came back into the stock',
  refundNow: 'Give back',

  differs: 'Another amount',
  differsTitle: 'Another amount was paid',
  differsText: (amounts: string) => `${amounts} came by card, and is not counted as paid.`,
  differsDo: 'Look at it at your payment service: give it back there, or note here what was paid.',

  pay: 'Note payment',
  payTitle: 'Note a payment',
  owedNow: (amount: string) => `${amount} is owed.`,
  reference: 'Reference',
  payNow: 'Note payment',

  resend: 'Mail the confirmation again',
  markAs: (status: string) => `Mark as ${status.toLowerCase()}`,
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  more: 'More',
  close: 'Close',
  conflict: 'Somebody has changed this order meanwhile: look at it, and try again.',
  settings: 'Shop settings',
  coupons: 'Coupons',
} as const;
