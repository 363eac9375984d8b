import { dayPlus } from '@org/schema';
import type { Invoice, RecurringInvoice } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { RecurringInvoiceRecord } from '../../../kernel/database/records.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { saveLocked } from '../../../kernel/entities/entity-actions.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { getUsualRecipient } from '../documents/recipients.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { issueInvoice, sendInvoice } from '../invoices/invoice-actions.ts';
import { filledFields } from './fill-fields.ts';
import { recurringInvoiceEntity } from './recurring-invoice.entity.ts';
import { dayAfter } from './schedule-days.ts';
import { toSchedule } from './schedule-state.ts';

/** Day whose invoice is created. */
export interface InvoiceDay {
  /** Day of the schedule. */
  readonly day: string;
  readonly today: string;
  /** Notice for staff so far; '' for none. */
  readonly told: string;
}

/** Outcome of the invoice of one day. */
export interface MadeInvoice {
  readonly invoice: Invoice;
  readonly recurringInvoice: RecurringInvoice;
  /** Notice for staff; '' for none. */
  readonly notice: string;
}

/**
 * Issues and emails a new draft as its recurring invoice says.
 * @returns invoice, and the reason why it was not emailed
 */
async function finishInvoice(
  write: TenantWrite,
  send: SendJob,
  draft: Invoice,
  { auto_issue, auto_send }: RecurringInvoiceRecord,
): Promise<{ readonly invoice: Invoice; readonly notice: string }> {
  if (!auto_issue) return { invoice: draft, notice: '' };
  const issued = await issueInvoice(write, draft.id, undefined);
  if (!auto_send) return { invoice: issued, notice: '' };
  if (!getUsualRecipient(issued))
    return {
      invoice: issued,
      notice: `${issued.invoiceNumber} was not emailed: the customer has no email address`,
    };
  return {
    invoice: await sendInvoice(write, send, draft.id, {
      attachPdf: true,
      attachFiles: true,
    }),
    notice: '',
  };
}

/** Returns the columns of a recurring invoice after the invoice of a day. */
function advancedColumns(row: RecurringInvoiceRecord, day: string, notice: string) {
  const invoice_count = row.invoice_count + 1;
  const isFull = row.max_count !== null && invoice_count >= row.max_count;
  const next = isFull ? undefined : dayAfter(toSchedule(row), day);
  const isPaused = row.status === 'paused' && next !== undefined;
  return {
    invoice_count,
    last_date: day,
    next_date: isPaused ? null : (next ?? null),
    status: next === undefined ? 'ended' : row.status,
    failures: 0,
    retry_at: null,
    notice,
  };
}

/**
 * Creates the invoice of one day of a locked recurring invoice, dated today, and moves on to the next day. The unique index
 * over the day lets it happen once.
 * @throws `validation_failed` on the field of the invoice
 */
export async function makeInvoice(
  write: TenantWrite,
  send: SendJob,
  row: RecurringInvoiceRecord,
  { day, today, told }: InvoiceDay,
): Promise<MadeInvoice> {
  if (row.customer_id === null && row.customer_name !== '')
    throw appError('validation_failed', {
      formErrors: { customer_id: 'The customer was deleted' },
    });
  const { locale } = await getSettings(write.tx);
  const draft = (await createEntity(write, invoiceEntity, {
    ...filledFields(row, day, locale || 'en'),
    invoiceDate: today,
    dueDate: dayPlus(today, row.due_days),
    recurring_id: row.id,
    recurring_date: day,
  })) as Invoice;
  const { invoice, notice: unsent } = await finishInvoice(write, send, draft, row);
  const notice = [told, unsent].filter(Boolean).join('. ');
  const recurringInvoice = await saveLocked<RecurringInvoice>(
    write,
    recurringInvoiceEntity,
    row,
    advancedColumns(row, day, notice),
  );
  return { invoice, recurringInvoice, notice };
}
