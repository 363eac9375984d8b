import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { idField, instantField, lineField, versionField } from '../../fields/fields.ts';
import { moneyField } from '../../fields/money.ts';
import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '../crm/tag.schema.ts';

/** Kinds of coupons: a percentage of the goods, a fixed amount, or free delivery. */
export const COUPON_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Returns a code as it is stored and compared: trimmed, in upper case. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

const person = object({ id: idField().required(), displayName: string().defined() });

/** A coupon code. */
export const couponSchema = object({
  id: idField().required(),
  code: string().required(),
  description: string().defined(),
  kind: mixed<CouponKind>().oneOf(COUPON_KINDS).required(),
  /** Percent for `percent`, major units for `amount`, 0 for `free_shipping`. */
  value: number().required(),
  enabled: boolean().required(),
  /** Start of validity; null for no start. */
  startsAt: string().nullable().defined(),
  /** End of validity; null for no end. */
  endsAt: string().nullable().defined(),
  /** Minimum subtotal of the goods. */
  minSubtotal: number().required(),
  /** Maximum number of orders; null for no limit. */
  maxUses: number().integer().nullable().defined(),
  /** Maximum number of orders per email address; null for no limit. */
  maxUsesPerCustomer: number().integer().nullable().defined(),
  /** Number of orders that used it and were not canceled. */
  uses: number().integer().required(),
  tags: array(tagRefSchema.required()).required(),
  user: person.nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type Coupon = InferType<typeof couponSchema>;

const limitField = () =>
  number()
    .typeError('Use a whole number')
    .integer('Use a whole number')
    .min(1, 'Use 1 or more')
    .max(1_000_000_000)
    .nullable();

const codeField = () =>
  string()
    .transform((code: unknown) => (typeof code === 'string' ? couponCode(code) : code))
    .max(40)
    .matches(/^[A-Z0-9][A-Z0-9_-]*$/, {
      message: 'Use letters, digits, hyphens and underscores',
      excludeEmptyString: true,
    });

const writable = {
  description: lineField(200).trim(),
  value: moneyField(),
  enabled: boolean(),
  startsAt: instantField().nullable(),
  endsAt: instantField().nullable(),
  minSubtotal: moneyField(),
  maxUses: limitField(),
  maxUsesPerCustomer: limitField(),
};
const kindField = () => mixed<CouponKind>().oneOf(COUPON_KINDS, 'Please choose what it takes off');

const READ_ONLY = ['id', 'uses', 'tags', 'user', 'created_at', 'updated_at', 'deleted_at'];

/** Body that creates a coupon. */
export const couponCreateSchema = object({
  code: codeField().required('Please enter a code'),
  kind: kindField().required('Please choose what it takes off'),
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body that updates a coupon. */
export const couponUpdateSchema = object({
  version: versionField(),
  code: codeField().min(1, 'Please enter a code'),
  kind: kindField(),
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type CouponUpdate = InferType<typeof couponUpdateSchema>;

/** Fields that a bulk update of coupons can set. */
export const couponBulkSchema = object({
  enabled: writable.enabled,
  startsAt: writable.startsAt,
  endsAt: writable.endsAt,
}).noUnknown();

/** Fields of the list of coupons. */
export const COUPON_FIELDS = defineListFields({
  code: { type: 'text', label: 'Code', sortable: true },
  description: { type: 'text', label: 'Description' },
  kind: {
    type: 'enum',
    label: 'Discount',
    sortable: true,
    options: [
      { value: 'percent', label: 'A percentage' },
      { value: 'amount', label: 'An amount' },
      { value: 'free_shipping', label: 'The delivery' },
    ],
  },
  value: { type: 'number', label: 'Value' },
  enabled: { type: 'boolean', label: 'Active' },
  startsAt: { type: 'date', label: 'From' },
  endsAt: { type: 'date', label: 'Until' },
  uses: { type: 'number', label: 'Used' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
