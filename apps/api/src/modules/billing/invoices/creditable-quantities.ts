import type { Invoice } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type CreditableLine, isLine, readCreditableLines } from './credit-lines.ts';
import { fromUnits, least, toUnits } from './settle-invoice.ts';

/** Quantity of a line that can still be credited. */
export interface CreditableQuantity {
  readonly id: number;
  readonly quantity: number;
}

/** Returns the quantity that can be credited at the invoiced price. Price reductions leave less than what is not credited yet. */
function getOpenQuantity(line: CreditableLine): bigint {
  const open = line.quantity - line.creditedQuantity;
  const openTotal = line.total - line.creditedTotal;
  if (open <= 0n || (openTotal <= 0n && line.total > 0n)) return 0n;
  return line.total > 0n ? least(open, (line.quantity * openTotal) / line.total) : open;
}

/** Returns what is left to credit of each line of an invoice. Equal lines share it, the first ones have it first. */
export async function listCreditable(
  tx: TenantTx,
  invoice: Invoice,
): Promise<CreditableQuantity[]> {
  const open = (await readCreditableLines(tx, invoice)).map((line) => ({
    line,
    left: getOpenQuantity(line),
  }));
  return (invoice.lines ?? [])
    .filter(({ type }) => type !== 'text')
    .map((line) => {
      const same = open.find((one) => isLine(one.line, line));
      if (!same) return { id: line.id, quantity: 0 };
      const quantity = least(toUnits(line.quantity), same.left);
      same.left -= quantity;
      return { id: line.id, quantity: fromUnits(quantity) };
    });
}
