import { AppError } from '@org/schema/errors';
import { bisectBatch } from '../../../kernel/database/bisect-batch.ts';
import { restoreEntities } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { restoreAnswer } from '../../../kernel/http/bulk-delete.ts';
import { invoiceEntity } from './invoice.entity.ts';

/** A draft that was restored, or the reason why it was not. */
interface Outcome {
  readonly id: number;
  readonly error: string | undefined;
}

/**
 * Restores drafts from the trash. A draft stays there with the reason if its time or quote belongs to another invoice, and does not
 * block the others.
 */
export async function restoreInvoices(write: TenantWrite, ids: readonly number[]) {
  const outcomes = await bisectBatch<number, Outcome>(write.tx, [...new Set(ids)], {
    work: async (some) =>
      (await restoreEntities(write, invoiceEntity, some)).map((id) => ({ id, error: undefined })),
    leave: (error, id) =>
      error instanceof AppError && error.code === 'not_now'
        ? { id, error: error.message }
        : undefined,
  });
  const restoredIds = outcomes.flatMap(({ id, error }) => (error === undefined ? [id] : []));
  const reasons = outcomes.flatMap(({ id, error }) =>
    error === undefined ? [] : [[id, error] as const],
  );
  return restoreAnswer(ids, new Set(restoredIds), 'invoice', 'invoices', new Map(reasons));
}
