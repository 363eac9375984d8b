import type { OrdersChanged } from '@org/schema/entities';
import { AppError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';

/**
 * Changes several orders in one transaction. Orders that cannot be changed are skipped and reported with the reason. Orders are
 * locked in the order of their ids to prevent deadlocks. Takes ids, change of one order.
 * @returns numbers of the changed orders, and reasons of the others
 */
export async function changeOrders(
  { tx }: TenantWrite,
  ids: readonly number[],
  change: (id: number) => Promise<unknown>,
): Promise<OrdersChanged> {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', sorted)
    .execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const done: OrdersChanged['done'] = [];
  const skipped: OrdersChanged['skipped'] = [];
  for (const id of sorted) {
    const number = numbers.get(id);
    if (number === undefined) {
      skipped.push({ id, number: '', reason: 'This order does not exist' });
      continue;
    }
    await sql`savepoint one_order`.execute(tx);
    try {
      await change(id);
      await sql`release savepoint one_order`.execute(tx);
      done.push({ id, number });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await sql`rollback to savepoint one_order`.execute(tx);
      skipped.push({ id, number, reason: error.message });
    }
  }
  return { done, skipped };
}

/**
 * Returns the message with the number of changed orders. Takes result, verb, such as `fulfilled`.
 * @returns text
 */
export function changedOrdersText({ done }: OrdersChanged, verb: string): string {
  return done.length === 1 ? `1 order ${verb}` : `${done.length} orders ${verb}`;
}
