import { sql } from 'kysely';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { addCredit, amountText } from '../invoices/invoice-payments.ts';
import {
  fromUnits,
  getSettlement,
  least,
  lockCredit,
  settledColumns,
  toUnits,
} from '../invoices/settle-invoice.ts';

/** Provider of the payments of orders that staff recorded; others take cards. */
const RECORDED = 'shop';

/** A payment or refund of an order, as its invoice shows it. */
interface OrderPayment {
  readonly kind: 'payment' | 'refund';
  readonly amount: bigint;
}

/** Returns what was paid or refunded of an order or of its invoice, as an exact integer. */
async function sumPayments(
  tx: TenantTx,
  table: 'payments' | 'invoice_payments',
  column: 'order_id' | 'invoice_id',
  id: number,
  kind: OrderPayment['kind'],
): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and kind = ${kind} and status = 'done'`.execute(tx);
  return toUnits(rows[0]?.sum ?? '0');
}

/** Adds a payment or refund of an order to its invoice, with day, method and reference of the order's last one. */
async function insertOrderPayment(
  tx: TenantTx,
  tenantId: number,
  { invoice, number }: { readonly invoice: InvoiceRecord; readonly number: string },
  { kind, amount, surplus }: OrderPayment & { readonly surplus: bigint },
): Promise<number> {
  const last = await tx
    .selectFrom('payments')
    .select(['provider', 'reference', 'created_at'])
    .where('order_id', '=', invoice.order_id)
    .where('kind', '=', kind)
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { timezone } = await getSettings(tx);
  const { id } = await tx
    .insertInto('invoice_payments')
    .values({
      tenant_id: tenantId,
      invoice_id: invoice.id,
      kind,
      amount: fromUnits(amount),
      surplus: fromUnits(surplus),
      paid_on: dayIn(timezone || 'UTC', last?.created_at ?? new Date()),
      method: last && last.provider !== RECORDED ? 'card' : 'other',
      reference: [number, last?.reference].filter(Boolean).join(' ').slice(0, 200),
      user_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the credit that credit notes of an invoice left its customer, as far as it was not used or paid out. */
async function getCredit(tx: TenantTx, { id, customer_id, currency }: InvoiceRecord) {
  if (customer_id === null) return 0n;
  const { sum } = await tx
    .selectFrom('customer_credits')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow();
  return least(toUnits(sum ?? '0'), await lockCredit(tx, customer_id, currency));
}

/**
 * Brings the payments of an order's invoice up to those of the order: what was paid of the order since settles the invoice, and
 * what was refunded of it pays out the credit of the invoice's credit notes. Doing it again changes nothing.
 * @returns true when the invoice changed
 */
export async function matchOrderInvoice(
  tx: TenantTx,
  tenantId: number,
  orderId: number,
): Promise<boolean> {
  const invoice = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('type', '=', 'invoice')
    .where('status', '!=', 'cancelled')
    .where('issued_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) return false;
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'paid'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const target = { invoice, number: order.number };
  const key = { invoiceId: invoice.id };
  const recorded = await sumPayments(tx, 'invoice_payments', 'invoice_id', invoice.id, 'payment');
  const paid = toUnits(order.paid) - recorded;
  let settlement = getSettlement(invoice);
  if (paid > 0n) {
    const applied = least(paid, toUnits(invoice.balance));
    const surplus = paid - applied;
    const paymentId = await insertOrderPayment(tx, tenantId, target, {
      kind: 'payment',
      amount: paid,
      surplus,
    });
    await addCredit({ tx, tenantId }, invoice, surplus, { paymentId, userId: null });
    const text = amountText(paid, invoice.currency);
    await recordDocumentEvent(tx, tenantId, key, { type: 'order_paid', text, userId: null });
    settlement = { ...settlement, paid: settlement.paid + applied };
  }
  const refunded =
    (await sumPayments(tx, 'payments', 'order_id', orderId, 'refund')) -
    (await sumPayments(tx, 'invoice_payments', 'invoice_id', invoice.id, 'refund'));
  const returned = refunded > 0n ? least(refunded, await getCredit(tx, invoice)) : 0n;
  if (returned > 0n) {
    const paymentId = await insertOrderPayment(tx, tenantId, target, {
      kind: 'refund',
      amount: returned,
      surplus: 0n,
    });
    await addCredit({ tx, tenantId }, invoice, -returned, { paymentId, userId: null });
    const text = amountText(returned, invoice.currency);
    await recordDocumentEvent(tx, tenantId, key, { type: 'order_refunded', text, userId: null });
  }
  if (paid <= 0n && returned <= 0n) return false;
  await tx
    .updateTable('invoices')
    .set((eb) => ({
      ...settledColumns(invoice, settlement),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', invoice.id)
    .execute();
  await announceChange({ tx, tenantId, actorId: null }, { entity: 'invoice', action: 'updated' }, [
    invoice.id,
  ]);
  return true;
}

/** Maximum number of invoices that are matched in one transaction. */
const INVOICES_AT_ONCE = 50;

/**
 * Matches invoices whose orders have other payments, which a process that stopped did not notice.
 * @returns true when there may be more
 */
export async function matchOrderInvoices(tx: TenantTx, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ order_id: number }>`
    select i.order_id from invoices i
    join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    left join lateral (
      select coalesce(sum(amount) filter (where kind = 'payment'), 0) as paid,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
      from invoice_payments p where p.tenant_id = i.tenant_id and p.invoice_id = i.id and p.status = 'done'
    ) p on true
    left join lateral (
      select coalesce(sum(amount), 0) as credit
      from customer_credits c where c.tenant_id = i.tenant_id and c.invoice_id = i.id
    ) c on true
    where i.tenant_id = ${tenantId} and i.type = 'invoice' and i.status <> 'cancelled' and i.issued_at is not null
      and i.deleted_at is null and (o.paid > p.paid or (o.refunded > p.refunded and c.credit > 0))
    order by i.id limit ${INVOICES_AT_ONCE}`.execute(tx);
  let changed = 0;
  for (const { order_id } of rows)
    if (await matchOrderInvoice(tx, tenantId, Number(order_id))) changed += 1;
  return changed > 0 && rows.length === INVOICES_AT_ONCE;
}
