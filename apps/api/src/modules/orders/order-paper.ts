import { addressLines, type Order, type OrderAddress } from '@org/schema';
import { type PdfWriter, pdfWriter, type TextStyle } from '../../pdf/pdf-writer.ts';

/** Which paper of an order: an invoice, or what goes into the parcel, without prices. */
export type PaperKind = 'invoice' | 'packing-slip';

/** Who sells, and how dates and numbers are written. */
export interface PaperSender {
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** PNG; undefined without one. */
  readonly logo: Buffer | undefined;
  /** BCP 47. */
  readonly locale: string;
  readonly timezone: string;
}

/** Lengths in points: A4. */
const PAGE = { width: 595.28, height: 841.89 };
const EDGE = 48;
const WIDTH = PAGE.width - 2 * EDGE;
/** Down to here a page is filled; below it stands its number. */
const BOTTOM = PAGE.height - 72;
const MUTED = '#535965';
const LINE = '#d5d9e0';
const SMALL: TextStyle = { size: 8.5, color: MUTED };
const STRONG: TextStyle = { weight: 600 };
const END: TextStyle = { align: 'right' };

const TITLES: Readonly<Record<PaperKind, string>> = {
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

/** A column of the table: its heading, its left edge and its width within the table, and what stands in it. */
interface PaperColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly value: (item: Order['items'][number]) => string;
}

function columnsOf(kind: PaperKind, money: (amount: number) => string): PaperColumn[] {
  const names: PaperColumn[] = [
    {
      title: 'Item',
      x: 0,
      width: kind === 'invoice' ? 220 : 300,
      style: STRONG,
      value: ({ name }) => name,
    },
    {
      title: 'SKU',
      x: kind === 'invoice' ? 230 : 310,
      width: kind === 'invoice' ? 90 : 110,
      style: {},
      value: ({ sku }) => sku,
    },
  ];
  const quantity: PaperColumn = {
    title: 'Quantity',
    x: kind === 'invoice' ? 328 : 430,
    width: kind === 'invoice' ? 44 : WIDTH - 430,
    style: END,
    value: (item) => String(item.quantity),
  };
  if (kind === 'packing-slip') return [...names, quantity];
  return [
    ...names,
    quantity,
    {
      title: 'Price',
      x: 378,
      width: 56,
      style: END,
      value: ({ salePrice, unitPrice }) => money(salePrice ?? unitPrice),
    },
    {
      title: 'Amount',
      x: 440,
      width: WIDTH - 440,
      style: END,
      value: ({ lineTotal }) => money(lineTotal),
    },
  ];
}

function namedAddress(name: string, address: OrderAddress | null): string {
  return [name, ...(address ? addressLines(address) : [])].filter(Boolean).join('\n');
}

/** Logo and sender at the top, what it is below. Shape: → where the page goes on, points from its top. */
function drawHead(paper: PdfWriter, kind: PaperKind, order: Order, sender: PaperSender): number {
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
      order.isPickup ? 'Is picked up by' : 'Delivery address',
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

function drawTotals(
  paper: PdfWriter,
  order: Order,
  from: number,
  money: (amount: number) => string,
): number {
  const { totals, paidTotal, refundedTotal } = order;
  const inside = totals.pricesIncludeTax ? ' (contained)' : '';
  const lines: [string, string, TextStyle][] = [
    ['Subtotal', money(totals.subtotal), {}],
    ...(totals.discount > 0
      ? [['Discount', money(-totals.discount), {}] as [string, string, TextStyle]]
      : []),
    ...(order.isPickup
      ? []
      : [
          [order.shippingMethod?.name ?? 'Delivery', money(totals.shipping), {}] as [
            string,
            string,
            TextStyle,
          ],
        ]),
    ...totals.taxLines.map(({ name, rate, amount }): [string, string, TextStyle] => [
      `${name} ${rate} %${inside}`,
      money(amount),
      {},
    ]),
    ['Total', money(totals.total), { weight: 600, size: 11 }],
    ...(paidTotal > 0 ? [['Paid', money(paidTotal), {}] as [string, string, TextStyle]] : []),
    ...(refundedTotal > 0
      ? [['Given back', money(-refundedTotal), {}] as [string, string, TextStyle]]
      : []),
  ];
  let y = from + 10;
  for (const [label, amount, style] of lines) {
    if (y > BOTTOM - 20) y = newPage(paper);
    const labels = paper.write(label, { x: EDGE + 250, y, width: 140 }, style);
    paper.write(amount, { x: EDGE + 390, y, width: WIDTH - 390 }, { ...style, align: 'right' });
    y += labels + 4;
  }
  return y;
}

function newPage({ doc }: PdfWriter): number {
  doc.addPage({ size: 'A4', margin: 0 });
  return EDGE;
}

/** Draws a paper of an order, over as many pages as it takes. Shape: → PDF. */
export async function drawOrderPaper(
  kind: PaperKind,
  order: Order,
  sender: PaperSender,
): Promise<Buffer> {
  const title = `${TITLES[kind]} ${order.number}`;
  const paper = pdfWriter(title, sender.locale);
  const format = new Intl.NumberFormat(sender.locale, {
    style: 'currency',
    currency: order.currency,
  });
  const money = (amount: number): string => format.format(amount);
  const columns = columnsOf(kind, money);
  let y = drawTableHead(paper, columns, drawHead(paper, kind, order, sender));
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
  if (kind === 'invoice') y = drawTotals(paper, order, y, money);
  const notes = [
    ...(kind === 'invoice' ? [`Payment: ${order.paymentMethod.label}`] : []),
    ...(order.note ? [order.note] : []),
  ];
  for (const note of notes) {
    const height = paper.height(note, WIDTH, SMALL);
    if (y + 16 + height > BOTTOM) y = newPage(paper) - 16;
    y += 16 + paper.write(note, { x: EDGE, y: y + 16, width: WIDTH }, SMALL);
  }
  const { start, count } = paper.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.doc.switchToPage(page);
    const words = `${title} · ${page - start + 1} / ${count}`;
    paper.write(
      words,
      { x: EDGE, y: PAGE.height - 44, width: WIDTH },
      { ...SMALL, align: 'right' },
    );
  }
  return paper.finish();
}
