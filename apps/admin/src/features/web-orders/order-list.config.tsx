import { entityCalls, getPermissions, type ListScreen, tagChoices } from '@org/admin-kit';
import { rows } from '@org/api-client';
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
  entity: 'webOrders',
  title: text.many,
  icon: IconReceipt,
  noun: ['order', 'orders'],
  calls: entityCalls(webOrders, 'order'),
  stale: [webOrders.get, customers.list],
  fields: ORDER_FIELDS,
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
  href: ({ id }) => `/admin/web-orders/${id}`,
  label: ({ number }) => number,
  permissions: getPermissions('web_orders'),
  tones: {
    status: { ...getTones(STATUS), cancelled: 'neutral' },
    paymentStatus: getTones(PAYMENT),
  },
  choices: { tags: tagChoices(async (api) => rows(await api.call(webOrders.tags)).rows) },
  quick: 'status',
  tags: 'tags',
  edits: { tags: {} },
  create: { label: newText.title, href: '/admin/web-orders/new' },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
