import { expect, it } from 'vitest';
import { buyerOrderSchema } from './checkout.schema.ts';
import { orderSchema } from './order.schema.ts';

it('shows customers the listed fields of their order, and none for staff', () => {
  const hidden = Object.keys(orderSchema.fields).filter(
    (field) => !Object.hasOwn(buyerOrderSchema.fields, field),
  );
  expect(hidden.sort()).toEqual([
    'customer_id',
    'deleted_at',
    'events',
    'id',
    'invoiceId',
    'invoicedAt',
    'nextStatuses',
    'notes',
    'projectId',
    'tags',
    'user',
    'version',
  ]);
});
