import { documentLineWriteSchema } from '@org/schema/entities';
import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../src/kernel/events/record-change.ts';
import { invoiceEntity } from '../../src/modules/billing/invoices/invoice.entity.ts';
import { quoteEntity } from '../../src/modules/billing/quotes/quote.entity.ts';
import { recurringInvoiceEntity } from '../../src/modules/billing/recurring/recurring-invoice.entity.ts';

/** Ids of one row of each entity of billing. */
export interface BillingRows {
  readonly quote: number;
  readonly invoice: number;
  readonly recurringInvoice: number;
}

const getId = (record: object): number => (record as { id: number }).id;

/**
 * Creates a draft quote, a draft invoice and a recurring invoice.
 * @param word - word that each row contains
 */
export async function makeBillingRows(
  write: TenantWrite,
  word: string,
  customer_id: number,
): Promise<BillingRows> {
  const lines = [documentLineWriteSchema.cast({ name: `Line ${word}`, unitPrice: 10 })];
  const fields = { title: `Document ${word}`, customer_id, lines };
  return {
    quote: getId(await createEntity(write, quoteEntity, fields)),
    invoice: getId(await createEntity(write, invoiceEntity, fields)),
    recurringInvoice: getId(
      await createEntity(write, recurringInvoiceEntity, {
        ...fields,
        rrule: 'FREQ=MONTHLY',
        startDate: '2099-01-31',
      }),
    ),
  };
}
