import { MAX_OWN_ORDERS, type OwnOrder } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Returns a visitor's orders, newest first, including those as a guest before the account existed.
 * @returns orders, and their total number
 */
export async function ownOrders(
  tx: TenantTx,
  visitorId: number,
): Promise<{ readonly orders: OwnOrder[]; readonly total: number }> {
  const mine = tx.selectFrom('orders').where('visitor_id', '=', visitorId);
  const { total } = await mine
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mine.selectAll().orderBy('id', 'desc').limit(MAX_OWN_ORDERS).execute();
  return {
    total: Number(total),
    orders: rows.map((row) => ({
      guid: row.guid,
      number: row.number,
      status: row.status,
      paymentStatus: row.payment_status,
      cancelledAt: row.cancelled_at?.toISOString() ?? null,
      currency: row.currency,
      itemsCount: Number(row.items_count),
      total: Number(row.total),
      created_at: row.created_at.toISOString(),
    })),
  };
}
