import { apiContract, type RouteContract } from '@org/schema/contract';
import type { Order, OrderDocuments } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, type StaffInput } from '../../../kernel/http/bind-route.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { readDocumentSender } from '../../content/index.ts';
import { orderEntity } from '../orders/order.entity.ts';
import { drawOrderDocumentsTask } from '../orders/order.tasks.ts';
import type { DocumentKind, OrderDocument } from '../orders/order-documents.ts';

type Caller = Pick<StaffInput<RouteContract>, 'run' | 'tenant' | 'actor'>;

/**
 * Returns documents of orders as one PDF. Takes ids and kinds in the order of the pages.
 * @throws `not_found` when an order does not exist
 */
async function getDocuments(
  input: Caller,
  store: MediaStore,
  { ids, kinds }: { readonly ids: readonly number[]; readonly kinds: readonly DocumentKind[] },
): Promise<Response> {
  const { run, actor, tenant } = input;
  const orders = await run(async (tx) => {
    const found: Order[] = [];
    // The entity definition guarantees the type of the record.
    for (const id of ids) found.push((await getEntity({ tx, actor }, orderEntity, id)) as Order);
    return found;
  });
  const papers: OrderDocument[] = orders.flatMap((order) => kinds.map((kind) => ({ kind, order })));
  const sender = await readDocumentSender(run, store, tenant);
  const pdf = await runInThread(drawOrderDocumentsTask, { papers, sender }, (cause) =>
    appError('too_large', { message: 'These orders are too large for one PDF document', cause }),
  );
  const [first] = papers;
  const name = papers.length === 1 && first ? `${first.kind}-${first.order.number}` : 'orders';
  return pdfResponse(pdf, name);
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
