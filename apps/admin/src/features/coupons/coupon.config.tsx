import {
  entityList,
  getPermissions,
  type ListScreen,
  type RecordScreen,
  RecordTags,
  RecordTimeline,
  useCan,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { COUPON_FIELDS, type Coupon, couponSchema } from '@org/schema/entities';
import { StatusDot, useFormats } from '@org/ui';
import { IconTicket } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { CouponFields } from './coupon-fields.tsx';
import {
  type CouponValues,
  couponResolver,
  couponToForm,
  emptyCouponForm,
  toCouponBody,
} from './coupon-form.ts';
import { LABELS, text } from './messages.ts';

const { coupons } = apiContract;

function ValueCell({ kind, value }: Coupon): ReactElement | null {
  const { money, number } = useFormats();
  if (kind === 'free_shipping') return null;
  return <>{kind === 'percent' ? `${number(value, 2)}%` : money(value)}</>;
}

const state = ({ enabled }: Pick<Coupon, 'enabled'>): ReactElement => (
  <StatusDot tone={enabled ? 'success' : 'neutral'} label={enabled ? text.on : text.off} />
);

/** Configuration of the list of coupons. */
export const COUPON_LIST: ListScreen<Coupon> = {
  ...entityList(coupons, {
    entity: 'coupons',
    noun: ['coupon', 'coupons'],
    module: 'web_orders',
    href: '/admin/coupons',
    fields: COUPON_FIELDS,
  }),
  title: text.many,
  icon: IconTicket,
  columns: {
    code: { width: '180px' },
    description: {},
    kind: { width: '140px' },
    value: { cell: (coupon) => <ValueCell {...coupon} />, width: '108px' },
    enabled: { cell: state, width: '116px' },
    startsAt: { width: '128px', phone: 'hidden' },
    endsAt: { width: '128px', phone: 'hidden' },
    uses: { width: '88px', phone: 'hidden' },
    tags: { width: '160px', phone: 'hidden' },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: ['code', 'description', 'kind', 'value', 'enabled', 'endsAt', 'uses'],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'code',
  label: ({ code }) => code || text.untitled,
  create: { label: text.new, href: '/admin/coupons/new' },
  edits: { enabled: { bulk: true }, tags: {} },
  consequence: text.consequence,
  empty: { title: text.emptyTitle, text: text.emptyText },
};

function CouponAside({ record }: { readonly record: Coupon }): ReactElement {
  const readOnly = !useCan('web_orders.can_update');
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={coupons}
        stale={[coupons.list]}
        readOnly={readOnly}
      />
      <RecordTimeline route={coupons.timeline} id={record.id} fields={COUPON_FIELDS} />
    </>
  );
}

/** Configuration of the screen of a coupon. */
export const COUPON_SCREEN: RecordScreen<Coupon, CouponValues> = {
  entity: 'coupon',
  name: 'coupon',
  icon: IconTicket,
  calls: { ...coupons, stale: [coupons.list, coupons.timeline] },
  permissions: getPermissions('web_orders'),
  list: { href: '/admin/coupons', label: text.all },
  href: ({ id }) => `/admin/coupons/${id}`,
  schema: couponSchema,
  fields: COUPON_FIELDS,
  empty: emptyCouponForm,
  toValues: couponToForm,
  toBody: toCouponBody,
  resolver: couponResolver,
  labels: LABELS,
  getTitle: ({ code }) => code.toUpperCase(),
  Fields: CouponFields,
  Aside: CouponAside,
  meta: (coupon) => (
    <>
      {state(coupon)} · {text.used(coupon.uses)}
    </>
  ),
  text,
};
