import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { ORDER_FIELDS, type Order } from '@org/schema/entities';
import { StatusDot, type Tone } from '@org/ui';
import { IconReceipt } from '@tabler/icons-react';
import { newText, PAYMENT, STATUS, text } from './messages.ts';

const { webOrders, customers } = apiContract;

const getTones = (words: Readonly<Record<string, { readonly tone: Tone }>>): Record<string, Tone> =>
  Object.fromEntries(Object.entries(words).map(([key, { tone }]) => [key, tone]));

/** Configuration of the list of orders. */
export const ORDER_LIST: ListScreen<Order> = {
  ...entityList(webOrders, {
    entity: 'webOrders',
    noun: ['order', 'orders'],
    module: 'web_orders',
    href: '/admin/web-orders',
    fields: ORDER_FIELDS,
  }),
  stale: [webOrders.get, customers.list],
  title: text.many,
  icon: IconReceipt,
  columns: {
    number: { width: '120px' },
    customerName: { value: ({ customerName, email }) => customerName || email },
    email: { width: '200px', phone: 'hidden' },
    phone: { width: '140px', phone: 'hidden' },
    status: {
      cell: ({ status, cancelledAt }) =>
        cancelledAt ? (
          <StatusDot tone="neutral" label={text.cancelled} />
        ) : (
          <StatusDot {...STATUS[status]} />
        ),
      width: '160px',
    },
    paymentStatus: {
      cell: ({ paymentStatus, hasPaymentMismatch }) =>
        hasPaymentMismatch ? (
          <StatusDot tone="danger" label={text.differs} />
        ) : (
          <StatusDot {...PAYMENT[paymentStatus]} />
        ),
      width: '148px',
    },
    hasPaymentMismatch: { width: '148px', phone: 'hidden' },
    total: { currency: ({ currency }) => currency, width: '124px' },
    itemsCount: { width: '88px', phone: 'hidden', optional: true },
    isPickup: { width: '104px', phone: 'hidden' },
    cancelledAt: { width: '128px', phone: 'hidden' },
    tags: { width: '160px', phone: 'hidden' },
    created_at: { width: '128px' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: [
      'number',
      'customerName',
      'status',
      'paymentStatus',
      'itemsCount',
      'total',
      'created_at',
    ],
    sort: [{ column: 'created_at', direction: 'DESC' }],
  },
  primary: 'number',
  label: ({ number }) => number,
  tones: {
    status: { ...getTones(STATUS), cancelled: 'neutral' },
    paymentStatus: getTones(PAYMENT),
  },
  quick: 'status',
  edits: { tags: {} },
  create: { label: newText.title, href: '/admin/web-orders/new' },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
