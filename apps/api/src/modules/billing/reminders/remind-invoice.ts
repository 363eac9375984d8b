import type { Invoice } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { lockEntity, saveLocked } from '../../../kernel/entities/entity-actions.ts';
import { cacheActor, type TenantWrite } from '../../../kernel/events/record-change.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { getBillingSettings } from '../documents/billing-settings.ts';
import { insertPlannedMail } from '../documents/send-document.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { requirePayable } from '../invoices/invoice-payments.ts';
import { reminderMail } from './reminder-mail.ts';

/**
 * Emails a reminder of an unpaid invoice now, beside the plan.
 * @throws `not_found`; `conflict`; `not_now` when nothing is left to pay; `validation_failed` when the customer has no address
 */
export async function remindInvoice(
  write: TenantWrite,
  send: SendJob,
  id: number,
  version: number | undefined,
): Promise<Invoice> {
  const row = await lockEntity<InvoiceRecord>(write, invoiceEntity, id, version);
  requirePayable(row);
  if (Number(row.balance) === 0)
    throw appError('not_now', { message: 'This invoice has nothing left to pay' });
  const document = (await getEntity(write, invoiceEntity, id)) as Invoice;
  const { locale } = await getSettings(write.tx);
  const settings = await getBillingSettings(write.tx);
  const mail = reminderMail({ kind: 'invoice', document }, settings, locale || 'en');
  if (!mail)
    throw appError('validation_failed', {
      formErrors: { to: 'The customer has no email address' },
    });
  const userId = await cacheActor(write);
  await insertPlannedMail(write, send, { invoiceId: id }, { type: 'reminded', mail, userId });
  return saveLocked<Invoice>(write, invoiceEntity, row, { last_sent_at: new Date() });
}
