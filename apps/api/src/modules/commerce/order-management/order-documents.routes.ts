import { apiContract, type RouteContract } from '@org/schema/contract';
import type { Order, OrderDocuments } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import sharp from 'sharp';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, type StaffInput } from '../../../kernel/http/bind-route.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { logoFile } from '../../content/index.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { drawOrderDocumentsTask } from '../orders/order.tasks.ts';
import type { DocumentKind, DocumentSender, OrderDocument } from '../orders/order-documents.ts';

type Caller = Pick<StaffInput<RouteContract>, 'run' | 'tenant' | 'actor'>;

/** Returns the sender of documents from the current company settings. */
async function readSender({ run, tenant }: Caller, store: MediaStore): Promise<DocumentSender> {
  const { settings, logo } = await run(async (tx) => {
    const found = await getSettings(tx);
    return { settings: found, logo: await logoFile(tx, store, tenant, found.main_logo) };
  });
  return {
    name: settings.legal_name || settings.company_name || tenant.name,
    taxNumber: settings.tax_number,
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
    // PDF files cannot contain every image format, so the logo is converted to PNG.
    logo:
      logo && (await sharp(logo).resize({ width: 600, withoutEnlargement: true }).png().toBuffer()),
    locale: settings.locale || 'en',
    timezone: settings.timezone || 'UTC',
  };
}

/**
 * Returns documents of orders as one PDF. Shape: ids and kinds in the order of the pages. Errors: `not_found` when an order does
 * not exist.
 */
async function getDocuments(
  input: Caller,
  store: MediaStore,
  { ids, kinds }: { readonly ids: readonly number[]; readonly kinds: readonly DocumentKind[] },
): Promise<Response> {
  const { run, actor } = input;
  const orders = await run(async (tx) => {
    const found: Order[] = [];
    // The entity definition guarantees the type of the record.
    for (const id of ids) found.push((await getEntity({ tx, actor }, orderEntity, id)) as Order);
    return found;
  });
  const papers: OrderDocument[] = orders.flatMap((order) => kinds.map((kind) => ({ kind, order })));
  const sender = await readSender(input, store);
  const pdf = await runInThread(drawOrderDocumentsTask, { papers, sender }, (cause) =>
    appError('too_large', { message: 'These orders are too large for one PDF document', cause }),
  );
  const [first] = papers;
  const name = papers.length === 1 && first ? `${first.kind}-${first.order.number}` : 'orders';
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
    },
  });
}

const KINDS: Readonly<Record<OrderDocuments, readonly DocumentKind[]>> = {
  'packing-slip': ['packing-slip'],
  invoice: ['invoice'],
  both: ['packing-slip', 'invoice'],
};

/** Creates the routes of order documents as PDF files. */
export function orderDocumentRoutes(store: MediaStore): BoundRoute[] {
  const { orderDocuments } = apiContract;
  return [
    fileRoute(orderDocuments.many, (input) => {
      const { ids, kind } = input.query;
      return getDocuments(input, store, { ids: [...new Set(ids)], kinds: KINDS[kind] });
    }),
    fileRoute(orderDocuments.packingSlip, (input) =>
      getDocuments(input, store, { ids: [input.params.id], kinds: KINDS['packing-slip'] }),
    ),
    fileRoute(orderDocuments.invoice, (input) =>
      getDocuments(input, store, { ids: [input.params.id], kinds: KINDS.invoice }),
    ),
  ];
}
