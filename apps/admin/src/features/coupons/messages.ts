import type { CouponKind } from '@org/schema/entities';

/** Labels of a coupon's fields. */
export const LABELS = {
  code: 'Code',
  description: 'Description',
  kind: 'Discount',
  value: 'Value',
  enabled: 'Active',
  startsAt: 'From',
  endsAt: 'Until',
  minSubtotal: 'Minimum order value',
  maxUses: 'Total usage limit',
  maxUsesPerCustomer: 'Limit per customer',
} as const;

/** Labels of the kinds of coupons. */
export const KINDS: Readonly<Record<CouponKind, string>> = {
  percent: 'Percentage off items',
  amount: 'Fixed amount off items',
  free_shipping: 'Free delivery',
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
  add: 'create coupons',
  emptyTitle: 'No coupons yet',
  emptyText: 'Create a code that gives customers a discount on their order.',
  consequence: (one: boolean) =>
    one ? 'Customers can no longer use it.' : 'Customers can no longer use them.',
  codeHelp: 'Customers enter this at checkout. Upper and lower case are treated the same.',
  percentOff: 'Percent',
  amountOff: 'Amount',
  what: 'Discount',
  when: 'Dates and limits',
  limitHelp: 'Leave empty for no limit.',
  timeHelp: (zone: string) => `Times are in ${zone}.`,
  used: (uses: number) => (uses === 1 ? 'Used by 1 order' : `Used by ${uses} orders`),
  on: 'Active',
  off: 'Inactive',
} as const;
