import { addressLines, type Order, type OrderAddress } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import {
  type DocumentSender,
  drawDocuments,
  type Figures,
  getFigures,
  latinLocale,
  type PaperColumn,
  type PaperDocument,
  type TotalLine,
} from '../../../kernel/pdf/draw-documents.ts';
import type { TextStyle } from '../../../kernel/pdf/pdf-writer.ts';

/** Kind of a document: an invoice, or a packing slip without prices. */
export type DocumentKind = 'invoice' | 'packing-slip';

/** A document of an order. */
export interface OrderDocument {
  readonly kind: DocumentKind;
  readonly order: Order;
}

/** Documents to draw into one file. */
export interface OrderDocumentsInput {
  readonly papers: readonly OrderDocument[];
  readonly sender: DocumentSender;
}

const STRONG: TextStyle = { weight: 600 };

const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

type Item = Order['items'][number];

/** Column of the table with its content. */
type ItemColumn = PaperColumn & { readonly value: (item: Item) => string };

function getColumns(kind: DocumentKind, { money }: Figures): ItemColumn[] {
  return [
    { title: 'Item', isStrong: true, value: ({ name }) => name },
    { title: 'SKU', width: kind === 'invoice' ? 84 : 110, value: ({ sku }) => sku },
    { title: 'Quantity', isFigure: true, value: ({ quantity }) => String(quantity) },
    ...(kind === 'invoice'
      ? ([
          {
            title: 'Price',
            isFigure: true,
            value: ({ salePrice, unitPrice }) => money(salePrice ?? unitPrice),
          },
          { title: 'Amount', isFigure: true, value: ({ lineTotal }) => money(lineTotal) },
        ] satisfies ItemColumn[])
      : []),
  ];
}

function namedAddress(name: string, address: OrderAddress | null): string {
  return [name, ...(address ? addressLines(address) : [])].filter(Boolean).join('\n');
}

function getParties(kind: DocumentKind, order: Order): PaperDocument['parties'] {
  const name = order.customerName || order.email;
  const { shipping, billing } = order.addresses;
  return [
    [
      order.isPickup ? 'Picked up by' : 'Delivery address',
      namedAddress(name, order.isPickup ? null : shipping),
    ],
    ...(kind === 'invoice' ? ([['Billing address', namedAddress(name, billing)]] as const) : []),
  ];
}

/** Returns the lines of totals below the line items. */
function totalLines(order: Order, { money, percent }: Figures): TotalLine[] {
  const { totals, paidTotal, refundedTotal } = order;
  const inside = totals.pricesIncludeTax ? ' (contained)' : '';
  const codes = order.coupons.map(({ code }) => code).join(', ');
  const due = totals.total - paidTotal;
  const line = (label: string, amount: number, style: TextStyle = {}): TotalLine => ({
    label,
    amount: money(amount),
    style,
  });
  return [
    line('Subtotal', totals.subtotal),
    ...(totals.discount > 0
      ? [line(codes ? `Discount (${codes})` : 'Discount', -totals.discount)]
      : []),
    ...(order.isPickup ? [] : [line(order.shippingMethod?.name ?? 'Delivery', totals.shipping)]),
    ...totals.taxLines.map(({ name, rate, amount }) =>
      line(`${name} ${percent(rate)}${inside}`, amount),
    ),
    line('Total', totals.total, { weight: 600, size: 11 }),
    ...(paidTotal > 0 ? [line('Paid', paidTotal)] : []),
    ...(refundedTotal > 0 ? [line('Refunded', -refundedTotal)] : []),
    ...(paidTotal > 0 && due > 0.004 ? [line('Balance due', due, STRONG)] : []),
  ];
}

function getNotes(kind: DocumentKind, order: Order): string[] {
  const isSent = kind === 'packing-slip' && !order.isPickup;
  return [
    kind === 'invoice' ? `Payment: ${order.paymentMethod.label}` : '',
    isSent && order.shippingMethod ? `Delivery: ${order.shippingMethod.name}` : '',
    order.note ? `Customer note: ${order.note}` : '',
  ].filter(Boolean);
}

/** Returns a document of an order as it is drawn. */
function toPaper({ kind, order }: OrderDocument, sender: DocumentSender): PaperDocument {
  const figures = getFigures(sender, order.currency);
  const columns = getColumns(kind, figures);
  const issued = (kind === 'invoice' && order.invoicedAt) || order.created_at;
  return {
    title: `${TITLES[kind]} ${order.number}`,
    details: [
      new Date(issued).toLocaleDateString(latinLocale(sender), {
        dateStyle: 'long',
        timeZone: sender.timezone,
      }),
    ],
    showsTaxNumber: kind === 'invoice',
    parties: getParties(kind, order),
    columns,
    rows: order.items.map((item) => ({ cells: columns.map(({ value }) => value(item)) })),
    totals: kind === 'invoice' ? totalLines(order, figures) : [],
    notes: getNotes(kind, order),
  };
}

/**
 * Draws documents of orders into one file, each on a new page.
 * @returns PDF
 */
export async function drawOrderDocuments({ papers, sender }: OrderDocumentsInput): Promise<Buffer> {
  invariant(papers.length > 0, 'there is a document to draw');
  return drawDocuments(
    papers.map((paper) => toPaper(paper, sender)),
    sender,
    'Orders',
  );
}
