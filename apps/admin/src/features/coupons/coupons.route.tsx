import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { COUPON_LIST, COUPON_SCREEN } from './coupon.config.tsx';

/** All coupons of the shop. */
export function CouponsRoute(): ReactElement {
  return <EntityList screen={COUPON_LIST} />;
}

/** The form of a coupon that does not exist yet. */
export function NewCouponRoute(): ReactElement {
  return <NewRecordRoute screen={COUPON_SCREEN} />;
}

/** One coupon. */
export function CouponRoute(): ReactElement {
  return <RecordRoute screen={COUPON_SCREEN} />;
}
