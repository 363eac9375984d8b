import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/**
 * Checks that documents are drafts, since issued ones are never deleted.
 * @throws `document_issued`
 */
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

/** Change of the last day of many documents. */
interface LastDayChange {
  readonly table: 'quotes' | 'invoices';
  readonly ids: readonly number[];
  readonly day: unknown;
  readonly field: 'expiryDate' | 'dueDate';
}

/**
 * Checks that the last day of documents can be set together: all are drafts from before that day.
 * @throws `document_issued`; `validation_failed` on the field
 */
export async function requireOpenDrafts(
  tx: TenantTx,
  { table, ids, day, field }: LastDayChange,
): Promise<void> {
  const first = sql.ref(table === 'quotes' ? 'quote_date' : 'invoice_date');
  const { rows } = await sql<{ issued: boolean; late: boolean }>`
    select bool_or(issued_at is not null) as issued, coalesce(bool_or(${first} > ${day}::date), false) as late
    from ${sql.table(table)} where id = any(${[...ids]}::bigint[])`.execute(tx);
  if (rows[0]?.issued)
    throw appError('document_issued', { message: `Issued ${table} keep their dates` });
  if (rows[0]?.late)
    throw appError('validation_failed', {
      formErrors: { [field]: `Some of these ${table} have a later date` },
    });
}
