import { IconSettings, IconTicket } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { text } from './messages.ts';
import { OrderScreen } from './order.screen.tsx';
import { ORDER_LIST } from './order-list.declaration.tsx';

/** All orders of the shop. */
export function OrdersRoute(): ReactElement {
  return (
    <EntityList
      screen={ORDER_LIST}
      menu={[
        { label: text.coupons, icon: IconTicket, href: '/admin/coupons' },
        { label: text.settings, icon: IconSettings, href: '/admin/setting/shop' },
      ]}
    />
  );
}

/** One order. */
export function OrderRoute(): ReactElement {
  return <OrderScreen />;
}
