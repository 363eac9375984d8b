import { toCents } from '@org/schema';
import type { OrderStatus, PaymentStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { OrderRecord } from '../../../kernel/database/records.ts';

/** Allowed status changes. A shipped order never returns to pending; one that is ready for pickup can. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['ready for pickup', 'shipped', 'completed'],
  'ready for pickup': ['pending', 'completed'],
  shipped: ['completed'],
  completed: [],
};

type Standing = Pick<OrderRecord, 'status' | 'is_pickup' | 'cancelled_at'>;

/** Returns the statuses that an order can change to. */
export function nextStatuses({ status, is_pickup, cancelled_at }: Standing): OrderStatus[] {
  if (cancelled_at) return [];
  const never = is_pickup ? 'shipped' : 'ready for pickup';
  return NEXT[status].filter((next) => next !== never);
}

/**
 * Checks that a status change is allowed.
 * @throws `not_now` with a message
 */
export function requireStatus(order: Standing, next: OrderStatus): void {
  if (order.cancelled_at)
    throw appError('not_now', { message: 'This order is cancelled, so its status cannot change' });
  if (nextStatuses(order).includes(next)) return;
  if (next === 'shipped' && order.is_pickup)
    throw appError('not_now', { message: 'This order is for pickup and cannot be shipped' });
  if (next === 'ready for pickup' && !order.is_pickup)
    throw appError('not_now', { message: 'This order is for delivery and cannot be picked up' });
  throw appError('not_now', {
    message: `An order that is ${order.status} cannot become ${next}`,
  });
}

/** Returns the balance due of an order in cents. */
export function getBalanceDue({ total, paid }: Pick<OrderRecord, 'total' | 'paid'>): bigint {
  const left = toCents(total) - toCents(paid);
  return left > 0n ? left : 0n;
}

/** Returns the payment status of an order from its totals. */
export function getPaymentStatus({
  total,
  paid,
  refunded,
}: Readonly<Record<'total' | 'paid' | 'refunded', bigint>>): PaymentStatus {
  if (refunded > 0n) return refunded >= paid ? 'refunded' : 'partially_refunded';
  return paid >= total ? 'paid' : 'unpaid';
}
