import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { COUPON_LIST, COUPON_SCREEN } from './coupon.config.tsx';

/** Renders the list of coupons. */
export function CouponsRoute(): ReactElement {
  return <EntityList screen={COUPON_LIST} />;
}

/** Renders the form of a new coupon. */
export function NewCouponRoute(): ReactElement {
  return <NewRecordRoute screen={COUPON_SCREEN} />;
}

/** Renders a coupon. */
export function CouponRoute(): ReactElement {
  return <RecordRoute screen={COUPON_SCREEN} />;
}
