import type { Order, OrderEventType, OrderStatus, PaymentStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each order status. */
export const STATUS: Readonly<Record<OrderStatus, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  'ready for pickup': { label: 'Ready for pickup', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
};

/** Label and color of each payment status. */
export const PAYMENT: Readonly<Record<PaymentStatus, { label: string; tone: Tone }>> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  authorized: { label: 'Authorised', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** An entry of an order's history. */
type HistoryEntry = NonNullable<Order['events']>[number];

/** Returns a text with its separator, or '' for an empty text. */
const after = (mark: string, words: string): string => (words ? `${mark}${words}` : '');

/** Amount with its currency in the text of a history entry, such as `20.00 CAD`. */
const AMOUNT = /\b(\d{1,9}\.\d{2}) ([A-Z]{3})\b/g;

/**
 * Describes an entry of an order's history.
 * @returns sentence that names the user
 */
export function historySentence(
  { customerName, email }: Pick<Order, 'customerName' | 'email'>,
  { type, text: stored, user }: Omit<HistoryEntry, 'at'>,
  money: (amount: number, currency: string) => string = (amount, currency) =>
    `${amount.toFixed(2)} ${currency}`,
): string {
  const words = stored.replace(AMOUNT, (_, amount: string, currency: string) =>
    money(Number(amount), currency),
  );
  const by = user ? ` by ${user.displayName}` : '';
  const known = Object.entries(STATUS).find(([status]) => status === words)?.[1].label;
  const status = known ?? words;
  const sentences: Readonly<Record<OrderEventType, string>> = {
    placed: user ? `Created${by}` : `Placed by ${customerName || email}`,
    status: status
      ? user
        ? `Marked as ${status.toLowerCase()}${by}`
        : `Status: ${status}`
      : `Status changed${by}`,
    fulfilled: `Fulfilled${by}${after(': ', words)}`,
    payment: `Payment ${user ? 'recorded' : 'received'}${by}${after(': ', words)}`,
    payment_failed: `Payment failed${after(': ', words)}`,
    payment_mismatch: `A different amount was paid by card and isn’t counted${after(': ', words)}. ${text.differsDo}`,
    refund: `Refunded${by}${after(': ', words)}`,
    refund_failed: `Refund failed${after(': ', words)}`,
    cancelled: `Cancelled${by}${after(': ', words)}`,
    invoiced: `Invoice ${words} issued${by}`,
    mail: `Email sent to the customer${by}${words && `: “${words}”`}`,
    changed: `${words || 'Order changed'}${by}`,
  };
  return sentences[type];
}

/** Returns the amounts of a mismatched payment that needs attention; '' when there is none, or staff have resolved it. */
export function otherAmount({ events = [] }: Pick<Order, 'events'>): string {
  const last = events.findLast(({ type, user }) =>
    type === 'payment_mismatch' ? true : type === 'payment' || (type === 'cancelled' && user),
  );
  return last?.type === 'payment_mismatch' ? last.text : '';
}

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Texts of orders. */
export const text = {
  many: 'Orders',
  all: 'All orders',
  see: 'see orders',
  aside: 'Customer, delivery and history',
  title: (number: string) => `Order ${number}`,
  emptyTitle: 'No orders yet',
  emptyText: 'Orders from your shop appear here.',
  cancelled: 'Cancelled',
  placed: (when: string) => `Placed ${when}`,

  items: 'Items',
  quantity: 'Quantity',
  sentOf: (sent: number, of: number) => `${sent} of ${of} fulfilled`,
  sentAll: 'Fulfilled',
  restocked: (count: string) => `${count} back in stock`,
  readyAll: 'Ready',
  open: 'Open',
  each: (price: string) => `${price} each`,
  subtotal: 'Subtotal',
  discount: (codes: string) => (codes ? `Discount (${codes})` : 'Discount'),
  delivery: 'Delivery',
  tax: (name: string, rate: string) => `${name} ${rate}%`,
  included: 'included',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  owed: 'Balance due',

  customer: 'Customer',
  guest: 'No customer is linked.',
  openCustomer: 'Open customer',
  billing: 'Billing address',
  shipping: 'Delivery address',
  pickup: 'Pickup',
  pickupText: 'The customer picks up this order.',
  payment: 'Payment',
  tracking: 'Tracking',
  note: 'Customer note',
  notes: 'Internal notes',
  notesHelp: 'Only your team sees these.',
  saveNotes: 'Save notes',
  notesSaved: 'Notes saved',
  history: 'History',

  fulfil: 'Fulfill',
  fulfilTitle: 'Fulfill items',
  fulfilPickup: 'These items are ready for the customer to pick up.',
  fulfilShip: 'These items are on their way to the customer.',
  ofLeft: (left: number) => `of ${left}`,
  carrier: 'Carrier',
  number: 'Tracking number',
  url: 'Tracking link',
  notify: 'Notify customer by email',
  fulfilNow: 'Fulfill',
  nothingChosen: 'Select at least one item',
  tooMany: (left: number) => `Use ${left} or less`,
  wholeNumber: 'Use a whole number',

  cancel: 'Cancel order',
  cancelTitle: 'Cancel this order?',
  cancelText: (left: number) =>
    left > 0 ? `${items(left)} not fulfilled yet.` : 'No items are waiting to be fulfilled.',
  restock: 'Restock items',
  reason: 'Reason',
  reasonHelp: 'The customer sees this in the email.',
  keepOrder: 'Keep order',

  refund: 'Refund',
  refundDue: (amount: string) => `Refund ${amount}`,
  refundTitle: 'Refund',
  refundable: (amount: string) => `Up to ${amount} refundable`,
  amount: 'Amount',
  amountMissing: 'Please enter an amount',
  refundItems: 'Items to refund',
  refundDelivery: (amount: string) => `Refund delivery (${amount})`,
  restockItems: 'Restock refunded items',
  computing: 'Calculating…',
  refundNow: (amount: string) => (amount ? `Refund ${amount}` : 'Refund'),

  differs: 'Different amount',
  differsTitle: 'A different amount was paid',
  differsText: (amounts: string) => `${amounts} was paid by card and isn’t counted as paid.`,
  differsDo: 'Check it with your payment provider: refund it there, or record the payment here.',

  pay: 'Record payment',
  payTitle: 'Record payment',
  owedNow: (amount: string) => `Balance due: ${amount}`,
  reference: 'Reference',
  payNow: 'Record payment',

  resend: 'Resend confirmation email',
  markAs: (status: string) => `Mark as ${status.toLowerCase()}`,
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  openInvoice: 'Open invoice',
  issueInvoice: 'Issue invoice',
  issueInvoiceTitle: 'Issue the invoice of this order?',
  issueInvoiceText:
    'It gets the next number, with the items, taxes and payments of the order, and can no longer be changed.',
  more: 'More',
  close: 'Close',
  conflict: 'Someone else changed this order. Check it and try again.',
  settings: 'Shop settings',
  coupons: 'Coupons',
} as const;

const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** Texts of bulk changes of orders. */
export const bulkText = {
  fulfil: (count: number) => `Fulfill ${orders(count)}`,
  pay: (count: number) => `Mark ${orders(count)} as paid`,
  payNow: 'Mark as paid',
  fulfilHelp: 'Everything that is left of each order is marked as fulfilled.',
  payHelp: 'A payment of the balance due is recorded for each order.',
  skipped: (count: number) =>
    count === 1 ? '1 order was left out:' : `${count} orders were left out:`,
  packingSlips: 'Print packing slips',
  invoices: 'Print invoices',
  documents: 'Print both',
  tooMany: (max: number) => `Select up to ${max} orders`,
} as const;

/** Texts of a new order. */
export const newText = {
  title: 'New order',
  aside: 'Customer and payment',
  create: 'Create order',
  createOrders: 'create orders',
  created: (number: string) => `Order ${number} created`,
  needItems: 'Add at least one product with a whole quantity',
  addProduct: 'Add product',
  addProductFirst: 'Add a product first',
  searchProducts: 'Search by name or SKU',
  noProducts: 'No products found.',
  removeItem: 'Remove',
  totals: 'Totals',
  discountKind: 'Discount type',
  percent: 'Percent',
  amount: 'Amount',
  numberNeeded: 'Use a number',
  chooseCustomer: 'Customer',
  newCustomer: 'New customer',
  email: 'Email',
  firstname: 'First name',
  lastname: 'Last name',
  phone: 'Phone',
  deliveryMethod: 'Delivery or pickup',
  shippingMethod: 'Delivery method',
  ship: 'Delivery',
  pickup: 'Pickup',
  sameBilling: 'Billing address is the same',
  street: 'Street',
  city: 'City',
  province: 'Province or state',
  postalCode: 'Postal code',
  country: 'Country',
  paymentMethod: 'Payment method',
  paid: 'Already paid',
} as const;
