import { currencyDigits, fromScaled, MAX_DECIMALS, scaleFactor, toScaled } from '@org/schema';
import type { InvoiceStatus } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';

/** Converts an amount of the database or of a body into an exact integer. */
export const toUnits = (amount: string | number): bigint => toScaled(amount, MAX_DECIMALS);
/** Converts an exact integer into major units. */
export const fromUnits = (units: bigint): number => fromScaled(units, MAX_DECIMALS);

/** Paid and credited amounts of an invoice. */
export interface Settlement {
  readonly paid: bigint;
  readonly credited: bigint;
}

/** Returns what an invoice has been settled with so far. */
export function getSettlement(
  row: Pick<InvoiceRecord, 'amount_paid' | 'amount_credited'>,
): Settlement {
  return { paid: toUnits(row.amount_paid), credited: toUnits(row.amount_credited) };
}

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Returns the smaller of two exact amounts. */
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function getStatus(
  row: Pick<InvoiceRecord, 'last_viewed_at'>,
  total: bigint,
  { paid, credited }: Settlement,
): InvoiceStatus {
  if (credited > 0n && credited >= total) return 'reversed';
  if (paid + credited >= total) return 'paid';
  if (paid > 0n) return 'partial';
  return row.last_viewed_at ? 'viewed' : 'sent';
}

/** Returns the columns of an issued invoice after a payment or a credit note. */
export function settledColumns(
  row: Pick<InvoiceRecord, 'grand_total' | 'last_viewed_at'>,
  settlement: Settlement,
): Columns {
  const total = toUnits(row.grand_total);
  return {
    amount_paid: fromUnits(settlement.paid),
    amount_credited: fromUnits(settlement.credited),
    balance: fromUnits(most(0n, total - settlement.paid - settlement.credited)),
    status: getStatus(row, total, settlement),
  };
}

/**
 * Checks that an amount has no more decimals than its currency.
 * @throws `validation_failed` on `amount`
 */
export function requireDigits(amount: number, currency: string): void {
  const digits = currencyDigits(currency);
  if (toUnits(amount) % scaleFactor(MAX_DECIMALS - digits) !== 0n)
    throw appError('validation_failed', {
      formErrors: {
        amount:
          digits === 0 ? 'Use a whole amount' : `Use at most ${digits} decimals for this currency`,
      },
    });
}

/** Locks the credit of a customer until the transaction ends, and returns its amount in a currency. */
export async function lockCredit(
  tx: TenantTx,
  customerId: number,
  currency: string,
): Promise<bigint> {
  await sql`select 1 from customers where id = ${customerId} for no key update`.execute(tx);
  const { sum } = await tx
    .selectFrom('customer_credits')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return toUnits(sum ?? '0');
}
