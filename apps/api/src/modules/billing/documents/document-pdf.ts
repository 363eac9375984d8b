import { vehicleName } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantContext } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { readDocumentSender } from '../../content/index.ts';
import type { StructuredInput } from '../structured/structured-invoice.ts';
import { getBillingSettings } from './billing-settings.ts';
import { drawDocumentTask } from './document.tasks.ts';
import type { SomeDocument } from './document-paper.ts';
import { readPreceding, readStructured } from './structured-input.ts';

/** Runs reads in transactions of a tenant. */
type Run = <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;

/** Returns the XML invoice of a PDF; undefined for drafts and quotes, when it is switched off, and when something is missing. */
async function readEmbedded(tx: TenantTx, one: SomeDocument): Promise<StructuredInput | undefined> {
  if (one.kind !== 'invoice' || !one.document.issuedAt) return undefined;
  const { input, problems, isEmbedded } = await readStructured(tx, one.document);
  return isEmbedded && problems.length === 0 ? input : undefined;
}

/** Returns what of a document its record does not show: the stored sender, the vehicle, the credited invoice and the XML invoice. */
async function readRest(tx: TenantTx, one: SomeDocument) {
  const { kind, document } = one;
  const row = await tx
    .selectFrom(kind === 'quote' ? 'quotes' : 'invoices')
    .select('bill_to')
    .where('id', '=', document.id)
    .executeTakeFirst();
  const vehicle = await tx
    .selectFrom('vehicles')
    .select(['year', 'make', 'model', 'plate', 'vin'])
    .where('id', '=', document.vehicle_id ?? 0)
    .executeTakeFirst();
  const { bankDetails } = await getBillingSettings(tx);
  return {
    seller: row?.bill_to?.seller,
    bankDetails,
    vehicle: vehicle ? vehicleName(vehicle) : '',
    creditedNumber:
      one.kind === 'invoice' ? ((await readPreceding(tx, one.document))?.number ?? '') : '',
    structured: await readEmbedded(tx, one),
  };
}

/**
 * Draws a document in a thread, so that the event loop stays free.
 * @throws `too_large`
 */
export async function drawPdf(
  run: Run,
  store: MediaStore,
  tenant: Pick<TenantContext, 'guid' | 'name'>,
  one: SomeDocument,
): Promise<Uint8Array> {
  const sender = await readDocumentSender(run, store, tenant);
  const rest = await run((tx) => readRest(tx, one));
  return runInThread(drawDocumentTask, { one, sender, ...rest }, (cause) =>
    appError('too_large', { message: 'This document is too large for a PDF', cause }),
  );
}

/** Name of the file of a document, without `.pdf`. */
export function pdfName({ kind, document }: SomeDocument): string {
  const number = kind === 'quote' ? document.quoteNumber : document.invoiceNumber;
  return number ?? `${kind}-draft-${document.id}`;
}
