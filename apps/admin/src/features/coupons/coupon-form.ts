import { yupResolver } from '@hookform/resolvers/yup';
import { toNumber } from '@org/admin-kit';
import { type Coupon, type CouponKind, couponCreateSchema } from '@org/schema/entities';
import { fromWallTime, toWallTime } from '@org/ui';
import type { Resolver } from 'react-hook-form';

/** Form values of a coupon: numbers as they are typed, times in the tenant's time zone. */
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

/** Returns the form values of a new coupon. */
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

/** Returns the form values of a stored coupon. */
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

/** Returns the body that creates or updates a coupon. */
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

/** Validates the form by the server's rules. */
export const couponResolver: Resolver<CouponValues> = async (values, context, options) => {
  const { errors } = await check(toCouponBody(values, 'UTC'), context, options as never);
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as never }
    : { values, errors: {} };
};
