import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Checks that documents are drafts, since issued ones are never deleted. Errors: `document_issued`. */
export async function requireDrafts(
  tx: TenantTx,
  table: 'quotes' | 'invoices',
  ids: readonly number[],
): Promise<void> {
  const issued = await tx
    .selectFrom(table)
    .select(['id', 'issued_at'])
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (issued.some(({ issued_at }) => issued_at !== null))
    throw appError('document_issued', {
      message:
        table === 'quotes'
          ? 'Issued quotes cannot be deleted'
          : 'Issued invoices cannot be deleted. Cancel them, or issue a credit note',
    });
}
