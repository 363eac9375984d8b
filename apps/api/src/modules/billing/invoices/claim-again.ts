import { AppError, appError } from '@org/schema/errors';
import type { InvoiceRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { claimBilledTime } from '../../work/index.ts';
import { moveDeposit } from './quote-payments.ts';

type Draft = Pick<InvoiceRecord, 'id' | 'lines' | 'quote_id'>;

const refusal = (message: string) => appError('not_now', { message });

/** Returns the number of an invoice, or undefined for a draft. */
async function readNumber(tx: TenantTx, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('invoices')
    .select('invoice_number')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.invoice_number ?? undefined;
}

/** Claims the time entries that the lines of a draft name. Deleted entries are ignored. */
async function claimTime(write: TenantWrite, { id, lines }: Draft): Promise<void> {
  const { tx } = write;
  const named = lines.flatMap(({ timeEntryIds }) => timeEntryIds);
  if (named.length === 0) return;
  // The entries are locked before they are read, so that two drafts cannot both find them free.
  const entries = await tx
    .selectFrom('time_entries')
    .select(['id', 'invoice_id'])
    .where('id', 'in', named)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const other = entries.find(({ invoice_id }) => invoice_id !== null && invoice_id !== id);
  if (other?.invoice_id) {
    const number = await readNumber(tx, other.invoice_id);
    throw refusal(
      number
        ? `Some of its time is billed on invoice ${number}`
        : `Some of its time is on draft invoice #${other.invoice_id}. Remove it there first`,
    );
  }
  if (entries.every(({ invoice_id }) => invoice_id === id)) return;
  await claimBilledTime(
    write,
    id,
    entries.map((entry) => entry.id),
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'validation_failed')
      throw refusal('Some of its time can no longer be billed');
    throw error;
  });
}

/** Makes a draft the invoice of its quote, with the deposit of the quote. */
async function claimQuote({ tx }: TenantWrite, { id, quote_id }: Draft): Promise<void> {
  if (quote_id === null) return;
  const quote = await tx
    .selectFrom('quotes')
    .select(['quote_number', 'status', 'invoice_id'])
    .where('id', '=', quote_id)
    .forUpdate()
    .executeTakeFirst();
  if (!quote || quote.invoice_id === id) return;
  const name = `Quote ${quote.quote_number}`;
  if (quote.invoice_id !== null) {
    const number = await readNumber(tx, quote.invoice_id);
    throw refusal(
      `${name} has become ${number ? `invoice ${number}` : `draft invoice #${quote.invoice_id}`}`,
    );
  }
  if (quote.status === 'declined') throw refusal(`${name} was declined`);
  await tx
    .updateTable('quotes')
    .set((eb) => ({
      status: 'converted',
      invoice_id: id,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', quote_id)
    .execute();
  await moveDeposit(tx, quote_id, id);
}

/**
 * Claims the time and the quote of a locked draft again, which a draft gives up when it goes to the trash.
 * @throws `not_now` with the other invoice that has them
 */
export async function claimAgain(write: TenantWrite, draft: Draft): Promise<void> {
  await claimTime(write, draft);
  await claimQuote(write, draft);
}
