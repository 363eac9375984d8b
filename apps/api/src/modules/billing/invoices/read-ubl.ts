import type { Invoice } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { readStructured } from '../documents/structured-input.ts';
import { toStructured } from '../structured/structured-invoice.ts';
import { toUbl } from '../structured/ubl.ts';
import { invoiceEntity } from './invoice.entity.ts';

/**
 * Returns an issued invoice as UBL.
 * @throws `not_found`; `not_now` for a draft or a cancelled invoice; `validation_failed` with the fields that are missing.
 */
export async function readUbl(
  write: TenantWrite,
  id: number,
): Promise<{ readonly number: string; readonly xml: string }> {
  const invoice = (await getEntity(write, invoiceEntity, id)) as Invoice;
  if (!invoice.issuedAt) throw appError('not_now', { message: 'Issue the invoice first' });
  if (invoice.status === 'cancelled')
    throw appError('not_now', { message: 'This invoice is cancelled' });
  const { input, problems } = await readStructured(write.tx, invoice);
  if (problems.length > 0)
    throw appError('validation_failed', {
      formErrors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    });
  return { number: invoice.invoiceNumber ?? String(id), xml: toUbl(toStructured(input)) };
}
