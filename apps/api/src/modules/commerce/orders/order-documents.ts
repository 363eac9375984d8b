import { addressLines, type Order, type OrderAddress } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { type PdfWriter, pdfWriter, type TextStyle } from '../../../kernel/pdf/pdf-writer.ts';

/** Kind of a document: an invoice, or a packing slip without prices. */
export type DocumentKind = 'invoice' | 'packing-slip';

/** Company that issues the documents, with its formats of dates and numbers. */
export interface DocumentSender {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** PNG; undefined without one. */
  readonly logo: Buffer | undefined;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly timezone: string;
}

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

/** Page size in points: A4. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 48;
const WIDTH = PAGE.width - 2 * EDGE;
/** Bottom edge of the content; the page number is below it. */
const BOTTOM = PAGE.height - 72;
const MUTED = '#535965';
const LINE = '#d5d9e0';
const SMALL: TextStyle = { size: 8.5, color: MUTED };
const STRONG: TextStyle = { weight: 600 };
const END: TextStyle = { align: 'right' };

const TITLES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

/** Column of the table with its heading, its left edge and width within the table, and its content. */
interface PaperColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly value: (item: Order['items'][number]) => string;
}

/** Number formats of a document. */
interface Figures {
  readonly money: (amount: number) => string;
  readonly percent: (rate: number) => string;
}

/** Languages that write amounts from right to left, which the documents do not support. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
/** Gap between two columns in points. */
const GAP = 14;

/** Returns the columns of a document: columns of numbers are as wide as their longest text, and the name gets the rest. */
function getColumns(
  paper: PdfWriter,
  kind: DocumentKind,
  items: Order['items'],
  { money }: Figures,
): PaperColumn[] {
  type Value = PaperColumn['value'];
  const figures: [string, Value][] = [
    ['Quantity', ({ quantity }) => String(quantity)],
    ...(kind === 'invoice'
      ? ([
          ['Price', ({ salePrice, unitPrice }) => money(salePrice ?? unitPrice)],
          ['Amount', ({ lineTotal }) => money(lineTotal)],
        ] satisfies [string, Value][])
      : []),
  ];
  let x = WIDTH;
  const right = figures.toReversed().map(([title, value]): PaperColumn => {
    const texts = items.map((item) => paper.width(value(item)));
    const width = Math.ceil(Math.max(paper.width(title, SMALL), ...texts)) + 1;
    x -= width;
    const column = { title, x, width, style: END, value };
    x -= GAP;
    return column;
  });
  const sku = kind === 'invoice' ? 84 : 110;
  return [
    { title: 'Item', x: 0, width: x - sku - GAP, style: STRONG, value: ({ name }) => name },
    { title: 'SKU', x: x - sku, width: sku, style: {}, value: (item) => item.sku },
    ...right.toReversed(),
  ];
}

function namedAddress(name: string, address: OrderAddress | null): string {
  return [name, ...(address ? addressLines(address) : [])].filter(Boolean).join('\n');
}

/** Draws the logo, the sender and the document's details. Shape: → vertical position below them, in points from the top. */
function drawHead(
  paper: PdfWriter,
  kind: DocumentKind,
  order: Order,
  sender: DocumentSender,
): number {
  const { doc } = paper;
  let left = EDGE;
  if (sender.logo) {
    doc.image(sender.logo, EDGE, EDGE, { fit: [150, 48], valign: 'center' });
    left = EDGE + 56;
  } else
    left += paper.write(sender.name, { x: EDGE, y: EDGE, width: 240 }, { size: 15, weight: 600 });
  const taxes = kind === 'invoice' && sender.taxNumber ? `Tax number ${sender.taxNumber}` : '';
  const lines = [
    sender.logo ? sender.name : '',
    sender.address,
    sender.email,
    sender.phone,
    taxes,
  ].filter(Boolean);
  const box = { x: EDGE + WIDTH - 220, y: EDGE, width: 220 };
  const right = EDGE + paper.write(lines.join('\n'), box, { ...SMALL, align: 'right' });
  let y = Math.max(left, right) + 28;
  y += paper.write(
    `${TITLES[kind]} ${order.number}`,
    { x: EDGE, y, width: WIDTH },
    {
      size: 18,
      weight: 600,
    },
  );
  const placed = new Date(
    (kind === 'invoice' && order.invoicedAt) || order.created_at,
  ).toLocaleDateString(sender.locale, {
    dateStyle: 'long',
    timeZone: sender.timezone,
  });
  y += 4 + paper.write(placed, { x: EDGE, y: y + 2, width: WIDTH }, SMALL);

  const name = order.customerName || order.email;
  const half = WIDTH / 2 - 12;
  const parts: [string, string][] = [
    [
      order.isPickup ? 'Picked up by' : 'Delivery address',
      namedAddress(name, order.isPickup ? null : order.addresses.shipping),
    ],
    ...(kind === 'invoice'
      ? [['Billing address', namedAddress(name, order.addresses.billing)] as [string, string]]
      : []),
  ];
  y += 16;
  const heights = parts.map(([title, words], at) => {
    const x = EDGE + at * (half + 24);
    const top = paper.write(title, { x, y, width: half }, SMALL);
    return top + paper.write(words, { x, y: y + top + 1, width: half });
  });
  return y + Math.max(...heights) + 22;
}

function drawTableHead(paper: PdfWriter, columns: readonly PaperColumn[], y: number): number {
  for (const { title, x, width, style } of columns)
    paper.write(
      title,
      { x: EDGE + x, y, width },
      { ...SMALL, ...(style.align && { align: style.align }) },
    );
  const line = y + 15;
  paper.doc
    .moveTo(EDGE, line)
    .lineTo(EDGE + WIDTH, line)
    .lineWidth(0.8)
    .stroke(LINE);
  return line + 7;
}

interface TotalLine {
  readonly label: string;
  readonly amount: string;
  readonly style?: TextStyle;
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

function drawTotals(paper: PdfWriter, lines: readonly TotalLine[], from: number): number {
  const left = EDGE + 230;
  const amounts = Math.max(...lines.map(({ amount, style }) => paper.width(amount, style))) + 1;
  const labels = EDGE + WIDTH - left - amounts - GAP;
  const heights = lines.map(({ label, style }) => paper.height(label, labels, style) + 4);
  const whole = heights.reduce((sum, height) => sum + height, 0);
  // The totals stay together on one page, if they fit.
  let y = from + 10 + whole > BOTTOM && whole < BOTTOM - EDGE ? newPage(paper) : from + 10;
  for (const [at, { label, amount, style }] of lines.entries()) {
    if (y > BOTTOM - 20) y = newPage(paper);
    paper.write(label, { x: left, y, width: labels }, style);
    const box = { x: EDGE + WIDTH - amounts, y, width: amounts };
    paper.write(amount, box, { ...style, align: 'right' });
    y += heights[at] ?? 0;
  }
  return y;
}

function newPage({ doc }: PdfWriter): number {
  doc.addPage({ size: 'A4', margin: 0 });
  return EDGE;
}

const getTitle = ({ kind, order }: OrderDocument): string => `${TITLES[kind]} ${order.number}`;

/** Draws a document from the top of the current page, over as many pages as it needs. */
function drawPaper(paper: PdfWriter, { kind, order }: OrderDocument, sender: DocumentSender): void {
  // Documents are in English, so they use Latin digits in the shop's number format.
  const locale = new Intl.Locale(sender.locale, { numberingSystem: 'latn' }).toString();
  const numbers = RIGHT_TO_LEFT.test(locale) ? 'en' : locale;
  const format = new Intl.NumberFormat(numbers, { style: 'currency', currency: order.currency });
  const rates = new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 });
  const figures: Figures = {
    money: (amount) => format.format(amount),
    percent: (rate) => `${rates.format(rate)}\u00a0%`,
  };
  const columns = getColumns(paper, kind, order.items, figures);
  let y = drawTableHead(paper, columns, drawHead(paper, kind, order, { ...sender, locale }));
  for (const item of order.items) {
    const cells = columns.map((column) => ({ ...column, text: column.value(item) }));
    const height = Math.max(
      ...cells.map(({ text, width, style }) => paper.height(text, width, style)),
    );
    if (y + height > BOTTOM) y = drawTableHead(paper, columns, newPage(paper));
    for (const { text, x, width, style } of cells)
      paper.write(text, { x: EDGE + x, y, width }, style);
    y += height + 6;
    paper.doc
      .moveTo(EDGE, y - 3)
      .lineTo(EDGE + WIDTH, y - 3)
      .lineWidth(0.4)
      .stroke(LINE);
    y += 3;
  }
  if (kind === 'invoice') y = drawTotals(paper, totalLines(order, figures), y);
  const notes = [
    ...(kind === 'invoice' ? [`Payment: ${order.paymentMethod.label}`] : []),
    ...(kind === 'packing-slip' && order.shippingMethod && !order.isPickup
      ? [`Delivery: ${order.shippingMethod.name}`]
      : []),
    ...(order.note ? [`Customer note: ${order.note}`] : []),
  ];
  for (const note of notes) {
    const height = paper.height(note, WIDTH, SMALL);
    if (y + 16 + height > BOTTOM) y = newPage(paper) - 16;
    y += 16 + paper.write(note, { x: EDGE, y: y + 16, width: WIDTH }, SMALL);
  }
}

/** Numbers the pages of each document separately. Shape: writer, titles with the first page of each document. */
function numberPages(
  paper: PdfWriter,
  documents: readonly { readonly title: string; readonly first: number }[],
): void {
  const { start, count } = paper.doc.bufferedPageRange();
  for (const [at, { title, first }] of documents.entries()) {
    const end = documents[at + 1]?.first ?? start + count;
    for (let page = first; page < end; page++) {
      paper.doc.switchToPage(page);
      paper.write(
        `${title} · ${page - first + 1} / ${end - first}`,
        { x: EDGE, y: PAGE.height - 44, width: WIDTH },
        { ...SMALL, align: 'right' },
      );
    }
  }
}

/** Draws documents of orders into one file, each on a new page. Shape: → PDF. */
export async function drawOrderDocuments({ papers, sender }: OrderDocumentsInput): Promise<Buffer> {
  const [first] = papers;
  invariant(first, 'there is a document to draw');
  const paper = pdfWriter(papers.length === 1 ? getTitle(first) : 'Orders', sender.locale);
  const documents = papers.map((one, at) => {
    if (at > 0) newPage(paper);
    const { start, count } = paper.doc.bufferedPageRange();
    drawPaper(paper, one, sender);
    return { title: getTitle(one), first: start + count - 1 };
  });
  numberPages(paper, documents);
  return paper.finish();
}
