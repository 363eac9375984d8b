import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { addCredit } from './invoice-payments.ts';
import { fromUnits, least, settledColumns, toUnits } from './settle-invoice.ts';

/**
 * Applies what was paid before an invoice was issued, which is the deposit of its quote. What exceeds the total becomes credit
 * of the customer.
 * @returns columns of the issued invoice; none without such a payment
 */
export async function applyDeposit(
  { tx, tenantId }: Pick<TenantWrite, 'tx' | 'tenantId'>,
  row: InvoiceRecord,
): Promise<Columns> {
  const payments = await tx
    .selectFrom('invoice_payments')
    .select(['id', 'amount'])
    .where('invoice_id', '=', row.id)
    .where('kind', '=', 'payment')
    .where('status', '=', 'done')
    .orderBy('id')
    .forUpdate()
    .execute();
  let left = toUnits(row.grand_total);
  const total = left;
  for (const { id, amount } of payments) {
    const units = toUnits(amount);
    const applied = least(units, left);
    const surplus = units - applied;
    left -= applied;
    if (surplus === 0n) continue;
    await addCredit({ tx, tenantId }, row, surplus, { paymentId: id, userId: null });
    await tx
      .updateTable('invoice_payments')
      .set({ surplus: fromUnits(surplus) })
      .where('id', '=', id)
      .execute();
  }
  return payments.length === 0 ? {} : settledColumns(row, { paid: total - left, credited: 0n });
}
