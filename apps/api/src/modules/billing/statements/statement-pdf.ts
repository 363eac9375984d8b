import type { Statement } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { readDocumentSender } from '../../content/index.ts';
import { readBillTo } from '../documents/bill-to.ts';
import { getBillingSettings } from '../documents/billing-settings.ts';
import { drawStatementTask } from './statement.tasks.ts';

/**
 * Draws a statement in a thread, so that the event loop stays free.
 * @throws `too_large`
 */
export async function drawStatementPdf(
  run: <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>,
  store: MediaStore,
  tenant: Pick<TenantContext, 'guid' | 'name'>,
  statement: Statement,
): Promise<Uint8Array> {
  const sender = await readDocumentSender(run, store, tenant);
  const { billTo, bankDetails } = await run(async (tx) => ({
    billTo: (await readBillTo(tx, statement.customer_id)) ?? null,
    bankDetails: (await getBillingSettings(tx)).bankDetails,
  }));
  return runInThread(drawStatementTask, { statement, sender, billTo, bankDetails }, (cause) =>
    appError('too_large', { message: 'This statement is too large for a PDF', cause }),
  );
}
