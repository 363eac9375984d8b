import { yupResolver } from '@hookform/resolvers/yup';
import { type Coupon, type CouponKind, couponCreateSchema } from '@org/schema';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';
import { toNumber } from '../../app/form/typed-number.ts';

/** What the form of a coupon holds: numbers as they are typed, times as a clock of the tenant shows them. */
export type CouponValues = {
  code: string;
  description: string;
  kind: CouponKind;
  value: string;
  enabled: boolean;
  startsAt: string;
  endsAt: string;
  minSubtotal: string;
  maxUses: string;
  maxUsesPerCustomer: string;
};

/** The form of a coupon that does not exist yet. */
export const emptyCouponForm = (): CouponValues => ({
  code: '',
  description: '',
  kind: 'percent',
  value: '',
  enabled: true,
  startsAt: '',
  endsAt: '',
  minSubtotal: '',
  maxUses: '',
  maxUsesPerCustomer: '',
});

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** The form of a coupon as it is stored. */
export function couponToForm(coupon: Coupon, zone: string): CouponValues {
  const { code, description, kind, value, enabled, startsAt, endsAt, minSubtotal } = coupon;
  return {
    code,
    description,
    kind,
    value: kind === 'free_shipping' ? '' : String(value),
    enabled,
    startsAt: startsAt ? toWallTime(startsAt, zone) : '',
    endsAt: endsAt ? toWallTime(endsAt, zone) : '',
    minSubtotal: minSubtotal === 0 ? '' : String(minSubtotal),
    maxUses: typed(coupon.maxUses),
    maxUsesPerCustomer: typed(coupon.maxUsesPerCustomer),
  };
}

/** Body of the calls that make and change a coupon. */
export function toCouponBody(values: CouponValues, zone: string): Record<string, unknown> {
  const { value, startsAt, endsAt, minSubtotal, maxUses, maxUsesPerCustomer, ...plain } = values;
  return {
    ...plain,
    value: plain.kind === 'free_shipping' ? 0 : (toNumber(value) ?? 0),
    startsAt: fromWallTime(startsAt, zone) || null,
    endsAt: fromWallTime(endsAt, zone) || null,
    minSubtotal: toNumber(minSubtotal) ?? 0,
    maxUses: toNumber(maxUses),
    maxUsesPerCustomer: toNumber(maxUsesPerCustomer),
  };
}

const check = yupResolver(couponCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Checks the form by the rules that the server has too. */
export const couponResolver: Resolver<CouponValues> = async (values, context, options) => {
  const { errors } = await check(toCouponBody(values, 'UTC'), context, options as never);
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as never }
    : { values, errors: {} };
};
