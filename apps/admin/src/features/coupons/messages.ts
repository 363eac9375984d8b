import type { CouponKind } from '@org/schema';

/** What the fields of a coupon are called. */
export const LABELS = {
  code: 'Code',
  description: 'Description',
  kind: 'Takes off',
  value: 'Value',
  enabled: 'Switched on',
  startsAt: 'From',
  endsAt: 'Until',
  minSubtotal: 'Minimum order value',
  maxUses: 'Orders in all',
  maxUsesPerCustomer: 'Orders of each person',
} as const;

/** What a coupon takes off. */
export const KINDS: Readonly<Record<CouponKind, string>> = {
  percent: 'A percentage of the goods',
  amount: 'An amount of the goods',
  free_shipping: 'What the delivery costs',
};

/** Texts of coupons. */
export const text = {
  many: 'Coupons',
  all: 'All coupons',
  new: 'New coupon',
  newTitle: 'New coupon',
  noun: 'coupon',
  untitled: 'Coupon without a code',
  create: 'Create coupon',
  save: 'Save coupon',
  created: 'Coupon created',
  saved: 'Coupon saved',
  see: 'see coupons',
  add: 'make coupons',
  emptyTitle: 'No coupons yet',
  emptyText: 'A coupon is a code that takes something off an order.',
  consequence: (one: boolean) =>
    one ? 'Nobody can use it any more.' : 'Nobody can use them any more.',
  codeHelp: 'What people type. Capitals and small letters are the same.',
  percentOff: 'Percent',
  amountOff: 'Amount',
  what: 'What it takes off',
  when: 'When and how often',
  limitHelp: 'Empty is any number.',
  timeHelp: (zone: string) => `Times are those of ${zone}.`,
  used: (uses: number) => (uses === 1 ? 'Used by 1 order' : `Used by ${uses} orders`),
  on: 'On',
  off: 'Off',
} as const;
