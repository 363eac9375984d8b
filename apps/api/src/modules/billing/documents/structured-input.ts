import type { BillTo, Invoice, StructuredProblem } from '@org/schema/entities';
import type { StoredBillTo, StructuredSeller } from '../../../kernel/database/stored-values.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findProblems } from '../structured/find-problems.ts';
import { isEmbedded } from '../structured/structured-countries.ts';
import type { StructuredInput } from '../structured/structured-invoice.ts';
import { readBillTo, readSeller } from './bill-to.ts';
import { getBillingSettings, getStructuredSeller } from './billing-settings.ts';

/** A structured invoice to write, what it lacks, and whether its PDF contains it. */
export interface StructuredState {
  readonly input: StructuredInput;
  readonly problems: readonly StructuredProblem[];
  readonly isEmbedded: boolean;
}

const NOBODY: BillTo = {
  name: '',
  company: '',
  email: '',
  phone: '',
  taxNumber: '',
  address: null,
};

/** Returns values as they were, and those that were empty as they are now. */
function fillIn<Values extends object>(stored: Values | undefined, current: Values): Values {
  const known = Object.entries(stored ?? {}).filter(([, value]) => value !== '');
  return { ...current, ...Object.fromEntries(known) };
}

/** Returns the invoice that a credit note corrects; undefined for other invoices. */
export async function readPreceding(
  tx: TenantTx,
  { creditedInvoiceId }: Invoice,
): Promise<StructuredInput['preceding']> {
  if (creditedInvoiceId === null) return undefined;
  const row = await tx
    .selectFrom('invoices')
    .select(['invoice_number', 'invoice_date'])
    .where('id', '=', creditedInvoiceId)
    .executeTakeFirst();
  return row?.invoice_number ? { number: row.invoice_number, day: row.invoice_date } : undefined;
}

/**
 * Reads what a structured invoice is made of. An issued invoice has the sender and receiver that it was issued with; fields that were
 * empty then are those of today, so that settings can be completed later. A draft has those of today.
 */
export async function readStructured(tx: TenantTx, invoice: Invoice): Promise<StructuredState> {
  const row = await tx
    .selectFrom('invoices')
    .select('bill_to')
    .where('id', '=', invoice.id)
    .executeTakeFirst();
  const settings = await getBillingSettings(tx);
  const current = {
    billTo: (invoice.customer_id !== null && (await readBillTo(tx, invoice.customer_id))) || NOBODY,
    seller: await readSeller(tx),
    structured: getStructuredSeller(settings),
  };
  const stored: StoredBillTo | null = invoice.issuedAt ? (row?.bill_to ?? null) : null;
  const { seller: storedSeller, ...storedBillTo } = stored ?? {};
  const { structured: storedStructured, ...sellerBefore } = storedSeller ?? {};
  const structured: StructuredSeller = fillIn(storedStructured, current.structured);
  const input: StructuredInput = {
    invoice,
    billTo: stored ? fillIn(storedBillTo as BillTo, current.billTo) : current.billTo,
    seller: fillIn(sellerBefore as typeof current.seller, current.seller),
    structured,
    preceding: await readPreceding(tx, invoice),
  };
  return {
    input,
    problems: findProblems(input),
    isEmbedded: isEmbedded(settings.structured.mode, structured.countryCode),
  };
}
