import { currencyDigits } from '@org/schema';
import type { PublicDocument } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { SomeDocument } from '../documents/document-paper.ts';
import { fromUnits, toUnits } from '../invoices/settle-invoice.ts';

/** Part of a document that a customer can pay online. */
export type PayablePart = PublicDocument['payable'][number]['part'];

/** Amount that can be paid of a part, as an exact integer. */
export interface Payable {
  readonly part: PayablePart;
  readonly amount: bigint;
}

/** Returns what was paid of the deposit of a quote, as an exact integer. */
export async function getQuotePayments(tx: TenantTx, quoteId: number): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('invoice_payments')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'payment')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return toUnits(sum ?? '0');
}

/**
 * Returns the parts of a document that its customer can pay now: the deposit of an accepted quote, and the deposit and the rest of
 * an invoice.
 */
export async function getPayable(tx: TenantTx, one: SomeDocument): Promise<Payable[]> {
  // Payment services count other currencies in units of their own.
  if (currencyDigits(one.document.currency) !== 2) return [];
  if (one.kind === 'quote') {
    const { id, status, depositDue, invoiceId } = one.document;
    if (status !== 'accepted' || depositDue === 0 || invoiceId !== null) return [];
    const amount = toUnits(depositDue) - (await getQuotePayments(tx, id));
    return amount > 0n ? [{ part: 'deposit', amount }] : [];
  }
  const { type, status, balance, depositDue, amountPaid, orderId } = one.document;
  // What an order owes is paid with the order, so that nobody pays it twice.
  if (orderId !== null) return [];
  if (type !== 'invoice' || status === 'cancelled' || balance === 0) return [];
  const rest = toUnits(balance);
  const deposit = toUnits(depositDue) - toUnits(amountPaid);
  return [
    ...(deposit > 0n && deposit < rest ? [{ part: 'deposit' as const, amount: deposit }] : []),
    { part: 'balance', amount: rest },
  ];
}

/** Returns the links by which a customer pays. */
export const payLinks = (guid: string, payable: readonly Payable[]): PublicDocument['payable'] =>
  payable.map(({ part, amount }) => ({
    part,
    amount: fromUnits(amount),
    url: `/api/v1/documents/${guid}/pay/?part=${part}`,
  }));
