import { invariant } from '@org/schema/errors';
import { type EmbeddedFile, type PdfWriter, pdfWriter, type TextStyle } from './pdf-writer.ts';

/** Company that issues documents, with its formats of dates and numbers. */
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

/** Column of the table of a document. */
export interface PaperColumn {
  readonly title: string;
  /** Amounts and quantities are aligned right, in a column as wide as the longest; the first of the others gets the rest. */
  readonly isFigure?: boolean;
  /** Width in points, of a column that is neither the first nor of figures. */
  readonly width?: number;
  readonly isStrong?: boolean;
}

/** A row of the table. */
export interface PaperRow {
  /** A text for each column. */
  readonly cells: readonly string[];
  /** Small text below the first cell. */
  readonly detail?: string;
}

/** A line below the table: a label and an amount. */
export interface TotalLine {
  readonly label: string;
  readonly amount: string;
  readonly style?: TextStyle;
}

/** A document to draw: what is on it, already formatted. */
export interface PaperDocument {
  /** Title, also in the footer of every page. */
  readonly title: string;
  /** Lines below the title, such as the date. */
  readonly details: readonly string[];
  readonly showsTaxNumber: boolean;
  /** Blocks such as addresses, each with its heading; two stand side by side. */
  readonly parties: readonly (readonly [heading: string, text: string])[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly totals: readonly TotalLine[];
  readonly notes: readonly string[];
}

/** Number formats of a document. */
export interface Figures {
  readonly money: (amount: number) => string;
  readonly percent: (rate: number) => string;
  readonly quantity: (quantity: number) => string;
  /** Formats a calendar day, such as `2026-03-01`. */
  readonly day: (day: string) => string;
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
/** Gap between two columns in points. */
const GAP = 14;
/** Gap above a note in points. */
const NOTE_GAP = 16;
/** Height in points from which a text begins on the rest of a page and continues on the next one. */
const LONG = 160;
/** Height of notes in points up to which they stay on the page of the totals. */
const SHORT_NOTES = 260;

/** Languages that write amounts from right to left, which the documents do not support. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Returns the locale of dates: documents are in English, so they use Latin digits in the sender's formats. */
export const latinLocale = ({ locale }: Pick<DocumentSender, 'locale'>): string =>
  new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

/** Returns the number formats of a sender. */
export function getFigures(sender: Pick<DocumentSender, 'locale'>, currency: string): Figures {
  const locale = latinLocale(sender);
  const numbers = RIGHT_TO_LEFT.test(locale) ? 'en' : locale;
  const money = new Intl.NumberFormat(numbers, { style: 'currency', currency });
  const plain = new Intl.NumberFormat(numbers, { maximumFractionDigits: 4 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (amount) => money.format(amount),
    percent: (rate) => `${plain.format(rate)}\u00a0%`,
    quantity: (quantity) => plain.format(quantity),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** A column with its left edge and width within the table. */
interface PlacedColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
}

/** Places the columns: figures at the right, as wide as their longest text; the first column gets the rest. */
function placeColumns(
  paper: PdfWriter,
  { columns, rows }: Pick<PaperDocument, 'columns' | 'rows'>,
): PlacedColumn[] {
  let right = WIDTH;
  const placed = [...columns.entries()].toReversed().map(([at, column]): PlacedColumn => {
    const { title, isFigure = false, isStrong = false } = column;
    const style: TextStyle = {
      ...(isFigure && { align: 'right' }),
      ...(isStrong && { weight: 600 }),
    };
    const texts = isFigure ? rows.map(({ cells }) => paper.width(cells[at] ?? '', style)) : [];
    const figures =
      Math.ceil(Math.max(paper.width(title, { ...SMALL, align: 'right' }), ...texts)) + 1;
    const width = at === 0 ? right : isFigure ? figures : (column.width ?? 80);
    right -= width + GAP;
    return { title, x: at === 0 ? 0 : right + GAP, width, style };
  });
  return placed.toReversed();
}

/**
 * Draws the logo, the sender, the title and the parties.
 * @returns vertical position below them, in points from the top
 */
function drawHead(paper: PdfWriter, one: PaperDocument, sender: DocumentSender): number {
  const { doc } = paper;
  let left = EDGE;
  if (sender.logo) {
    doc.image(sender.logo, EDGE, EDGE, { fit: [150, 48], valign: 'center' });
    left = EDGE + 56;
  } else
    left += paper.write(sender.name, { x: EDGE, y: EDGE, width: 240 }, { size: 15, weight: 600 });
  const lines = [
    sender.logo ? sender.name : '',
    sender.address,
    sender.email,
    sender.phone,
    one.showsTaxNumber && sender.taxNumber ? `Tax number ${sender.taxNumber}` : '',
  ].filter(Boolean);
  const box = { x: EDGE + WIDTH - 220, y: EDGE, width: 220 };
  const right = EDGE + paper.write(lines.join('\n'), box, { ...SMALL, align: 'right' });
  let y = Math.max(left, right) + 28;
  y += paper.write(one.title, { x: EDGE, y, width: WIDTH }, { size: 18, weight: 600 });
  y += 4 + paper.write(one.details.join('\n'), { x: EDGE, y: y + 2, width: WIDTH }, SMALL) + 16;
  const half = WIDTH / 2 - 12;
  const heights = one.parties.map(([heading, text], at) => {
    const x = EDGE + at * (half + 24);
    const top = paper.write(heading, { x, y, width: half }, SMALL);
    return top + paper.write(text, { x, y: y + top + 1, width: half });
  });
  return y + Math.max(0, ...heights) + 22;
}

function drawTableHead(paper: PdfWriter, columns: readonly PlacedColumn[], y: number): number {
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

function newPage({ doc }: PdfWriter): number {
  doc.addPage({ size: 'A4', margin: 0 });
  return EDGE;
}

/** A text that may continue on the next pages. */
interface FlowingText {
  readonly text: string;
  readonly width: number;
  readonly style: TextStyle;
}

/** Fewest lines of a text that are left alone at the end of a page. */
const MIN_LINES = 3;

/**
 * Writes a text from a vertical position on, over as many pages as it needs.
 * @param startPage - begins a page and returns its vertical position
 * @returns vertical position below the text
 */
function writeFlowing(
  paper: PdfWriter,
  { text, width, style }: FlowingText,
  from: number,
  startPage: () => number,
): number {
  const lines = paper.lines(text, width, style);
  const size = paper.height('', width, style);
  let y = from;
  for (let at = 0; at < lines.length; ) {
    const left = lines.length - at;
    const free = Math.floor((BOTTOM - y) / size);
    if (free < Math.min(left, MIN_LINES)) {
      y = startPage();
      continue;
    }
    // One line alone on the last page is hard to read.
    const count = left - free === 1 ? free - 1 : Math.min(left, free);
    y += paper.write(lines.slice(at, at + count).join('\n'), { x: EDGE, y, width }, style);
    at += count;
    if (at < lines.length) y = startPage();
  }
  return y;
}

/** Draws the rows of the table; its head is repeated on every page. */
function drawRows(paper: PdfWriter, one: PaperDocument, from: number): number {
  const columns = placeColumns(paper, one);
  const [first] = columns;
  const startPage = () => drawTableHead(paper, columns, newPage(paper));
  let y = drawTableHead(paper, columns, from);
  for (const { cells, detail = '' } of one.rows) {
    const placed = columns.map((column, at) => ({ ...column, text: cells[at] ?? '' }));
    const heights = placed.map(({ text, width, style }) => paper.height(text, width, style));
    const below = detail && first ? paper.height(detail, first.width, SMALL) + 1 : 0;
    const height = Math.max((cells[0] ? (heights[0] ?? 0) : 0) + below, ...heights.slice(1));
    if (y + height > BOTTOM && (height < LONG || y > BOTTOM - MIN_LINES * 14)) y = startPage();
    for (const { text, x, width, style } of placed.slice(1))
      paper.write(text, { x: EDGE + x, y, width }, style);
    const start = y;
    const pages = () => paper.doc.bufferedPageRange().count;
    const before = pages();
    const flow = (text: string, style: TextStyle) =>
      writeFlowing(paper, { text, width: first?.width ?? WIDTH, style }, y, startPage);
    if (cells[0]) y = flow(cells[0], first?.style ?? {}) + 1;
    if (detail) y = flow(detail, SMALL);
    y = (pages() === before ? start + height : y) + 6;
    paper.doc
      .moveTo(EDGE, y - 3)
      .lineTo(EDGE + WIDTH, y - 3)
      .lineWidth(0.4)
      .stroke(LINE);
    y += 3;
  }
  return y;
}

/**
 * Draws the totals.
 * @param below - height of what stays on their page, in points
 * @returns vertical position below them
 */
function drawTotals(
  paper: PdfWriter,
  lines: readonly TotalLine[],
  from: number,
  below: number,
): number {
  const left = EDGE + 230;
  const amounts =
    Math.max(
      ...lines.map(({ amount, style }) => paper.width(amount, { ...style, align: 'right' })),
    ) + 1;
  const labels = EDGE + WIDTH - left - amounts - GAP;
  const heights = lines.map(({ label, style }) => paper.height(label, labels, style) + 4);
  const whole = heights.reduce((sum, height) => sum + height, below);
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

/** Draws a document from the top of the current page, over as many pages as it needs. */
function drawDocument(paper: PdfWriter, one: PaperDocument, sender: DocumentSender): void {
  let y = drawRows(paper, one, drawHead(paper, one, sender));
  const below = one.notes.reduce(
    (sum, note) => sum + NOTE_GAP + paper.height(note, WIDTH, SMALL),
    0,
  );
  if (one.totals.length > 0)
    // Short notes stay with the totals, since terms alone on a last page are easily lost.
    y = drawTotals(paper, one.totals, y, below < SHORT_NOTES ? below : 0);
  for (const note of one.notes) {
    const height = paper.height(note, WIDTH, SMALL);
    y += NOTE_GAP;
    if (y + height > BOTTOM && height < LONG) y = newPage(paper);
    y = writeFlowing(paper, { text: note, width: WIDTH, style: SMALL }, y, () => newPage(paper));
  }
}

/**
 * Numbers the pages of each document separately.
 * @param documents - titles with the first page of each document
 */
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

/**
 * Draws documents into one file, each on a new page.
 * @param title - title of the file when it has several documents
 * @param embedded - file inside of the PDF, which makes it a PDF/A-3
 * @returns the PDF
 */
export async function drawDocuments(
  documents: readonly PaperDocument[],
  sender: DocumentSender,
  title: string,
  embedded?: EmbeddedFile,
): Promise<Buffer> {
  const [first] = documents;
  invariant(first, 'there is a document to draw');
  const paper = pdfWriter(documents.length === 1 ? first.title : title, sender.locale, embedded);
  const drawn = documents.map((one, at) => {
    if (at > 0) newPage(paper);
    const { start, count } = paper.doc.bufferedPageRange();
    drawDocument(paper, one, sender);
    return { title: one.title, first: start + count - 1 };
  });
  numberPages(paper, drawn);
  return paper.finish();
}
