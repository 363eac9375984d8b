import type { Invoice, Quote, RecurringInvoice } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { QuoteRecord, RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { copiedFields } from '../documents/copy-document.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { recordDocumentEvent } from '../documents/document-events.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { quoteEntity } from '../quotes/quote.entity.ts';
import { type MadeInvoice, makeInvoice } from './make-invoice.ts';
import { recurringInvoiceEntity } from './recurring-invoice.entity.ts';
import { findNextDay, PAUSED, resumedColumns } from './schedule-state.ts';

const lock = (write: TenantWrite, id: number, version: number | undefined) =>
  lockEntity<RecurringInvoiceRecord>(write, recurringInvoiceEntity, id, version);

/**
 * Stops creating invoices until it is resumed.
 * @throws `not_found`, `conflict`, `not_now`
 */
export async function pauseRecurring(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<RecurringInvoice> {
  const row = await lock(write, id, version);
  if (row.status !== 'active')
    throw appError('not_now', {
      message: row.status === 'paused' ? 'It is paused already' : 'Its schedule is over',
    });
  return saveLocked<RecurringInvoice>(write, recurringInvoiceEntity, row, { ...PAUSED });
}

/**
 * Creates invoices again from the next day on.
 * @throws `not_found`, `conflict`, `not_now`
 */
export async function resumeRecurring(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<RecurringInvoice> {
  const row = await lock(write, id, version);
  if (row.status === 'active') throw appError('not_now', { message: 'It is active already' });
  const { today } = await readDefaults(write);
  return saveLocked<RecurringInvoice>(write, recurringInvoiceEntity, row, {
    ...resumedColumns(row, today),
  });
}

/**
 * Creates the invoice of the next day now; the schedule then goes on with the day after.
 * @throws `not_found`, `conflict`; `not_now` when the schedule is over; `forbidden` for users who may not issue or email it;
 * `validation_failed` on the field of the invoice
 */
export async function makeNextInvoice(
  write: TenantWrite,
  send: SendJob,
  id: number,
  version: number | undefined,
): Promise<MadeInvoice> {
  const row = await lock(write, id, version);
  const needed = [
    ...(row.auto_issue ? (['invoices.can_update'] as const) : []),
    ...(row.auto_send ? (['invoices.can_send'] as const) : []),
  ];
  if (needed.some((permission) => !hasPermission(write.actor, permission)))
    throw appError('forbidden');
  const { today } = await readDefaults(write);
  const day = row.status === 'ended' ? undefined : (row.next_date ?? findNextDay(row, today));
  if (day === undefined) throw appError('not_now', { message: 'Its schedule is over' });
  return makeInvoice(write, send, row, { day, today, told: '' });
}

/** Returns the fields of a paused copy of a document, monthly from today on. */
async function pausedCopy(write: TenantWrite, document: Quote | Invoice) {
  const { today } = await readDefaults(write);
  return { ...copiedFields(document), rrule: 'FREQ=MONTHLY', startDate: today, isPaused: true };
}

/**
 * Copies an invoice into a paused recurring invoice.
 * @throws `not_found`; `not_now` for a credit note
 */
export async function invoiceToRecurring(
  write: TenantWrite,
  id: number,
): Promise<RecurringInvoice> {
  const invoice = (await getEntity(write, invoiceEntity, id)) as Invoice;
  if (invoice.type !== 'invoice')
    throw appError('not_now', { message: 'A credit note cannot be repeated' });
  const fields = await pausedCopy(write, invoice);
  return (await createEntity(write, recurringInvoiceEntity, fields)) as RecurringInvoice;
}

/**
 * Makes a paused recurring invoice of a quote, once.
 * @throws `not_found`, `conflict`; `not_now` for a draft, a declined quote, or one that has a recurring invoice
 */
export async function quoteToRecurring(
  write: TenantWrite,
  id: number,
  version: number | undefined,
): Promise<{ readonly quote: Quote; readonly recurring_invoice: RecurringInvoice }> {
  const row = await lockEntity<QuoteRecord>(write, quoteEntity, id, version);
  const known = await write.tx
    .selectFrom('recurring_invoices')
    .select('id')
    .where('quote_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known) throw appError('not_now', { message: 'This quote has a recurring invoice already' });
  if (!row.issued_at || row.status === 'declined')
    throw appError('not_now', {
      message: row.issued_at ? 'The customer declined this quote' : 'Issue the quote first',
    });
  const source = (await getEntity(write, quoteEntity, id)) as Quote;
  const { terms: _terms, ...fields } = await pausedCopy(write, source);
  const recurring_invoice = (await createEntity(write, recurringInvoiceEntity, {
    ...fields,
    quote_id: id,
  })) as RecurringInvoice;
  await recordDocumentEvent(
    write.tx,
    write.tenantId,
    { quoteId: id },
    { type: 'converted', text: 'Recurring invoice', userId: await cacheActor(write) },
  );
  const quote = await saveLocked<Quote>(write, quoteEntity, row, {});
  return { quote, recurring_invoice };
}
