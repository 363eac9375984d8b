import PDFDocument from 'pdfkit';
import { bidiRuns } from './bidi-runs.ts';
import { fontFile, type PdfWeight } from './pdf-fonts.ts';

/** Style of a line. Lengths are in points. */
export interface TextStyle {
  /** @default 9.5 */
  readonly size?: number;
  /** @default 400 */
  readonly weight?: PdfWeight;
  readonly color?: string;
  /** Papers have one left edge, whatever the scripts of their lines. @default 'left' */
  readonly align?: 'left' | 'right';
}

/** A place on the page: upper left corner and width, points. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Features of figures, which are aligned right: digits of one width that stand below each other. Kerning would push `7,1` together.
 * PDFKit passes them to the font, but has no type for features that are off.
 */
const FIGURES = { tnum: true, kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const LEADING = 1.4;
/** Position of the baseline, relative to the font size. */
const BASELINE = 1.02;
/** Longest text of one field: what is longer is cut, so that no paper has thousands of pages. */
const LONGEST = 10_000;

/** White space at which a line may end: not the one that holds an amount and its currency together. */
const SPACE = /[^\S\u00a0\u2007\u202f]+/;
const HAN = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff01-\\uff60';
const OPENS = '（「『【《〈〔';
const CLOSES = '、。，．！？：；）」』】》〉〕ー々';
/** Scripts without spaces end a line between any two letters, but for what opens and closes. Source: Unicode Line Breaking, ID. */
const BETWEEN = new RegExp(
  `(?<=[${HAN}])(?<![${OPENS}])(?![${CLOSES}])(?=.)|(?<=.)(?<![${OPENS}])(?=[${HAN}])(?![${CLOSES}])`,
  'u',
);

/** A file inside of a PDF that says the same as its pages. A PDF with one is a PDF/A-3. */
export interface EmbeddedFile {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly content: string;
  /** Metadata about the file, as elements of XMP. */
  readonly metadata: string;
}

/** Writes texts of any script onto the pages of a PDF. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  /** Width of a text on one line, points. */
  width(text: string, style?: TextStyle): number;
  /** Lines of a text in a width. */
  lines(text: string, width: number, style?: TextStyle): string[];
  /** Height of a text in a width, points. */
  height(text: string, width: number, style?: TextStyle): number;
  /**
   * Writes a text, as many lines as it takes.
   * @returns height, points
   */
  write(text: string, box: TextBox, style?: TextStyle): number;
  /** The finished file. */
  finish(): Promise<Buffer>;
}

/** Adds a file and its metadata. */
function embed(
  doc: PDFKit.PDFDocument,
  { name, type, description, content, metadata }: EmbeddedFile,
): void {
  const now = new Date();
  doc.file(Buffer.from(content), {
    name,
    type,
    description,
    // The types of the library do not know its option.
    ...({ relationship: 'Alternative' } as object),
    creationDate: now,
    modifiedDate: now,
  });
  doc.appendXML(metadata);
}

/**
 * Begins a PDF on A4.
 * @param title title that readers show
 * @param language BCP 47 tag of its texts
 * @param embedded file inside of it, which makes it a PDF/A-3
 * @returns writer
 */
export function pdfWriter(title: string, language: string, embedded?: EmbeddedFile): PdfWriter {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: 'Atrium', Creator: 'Atrium' },
    ...(embedded && { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
  });
  if (embedded) embed(doc, embedded);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  const registered = new Set<string>();
  function use(font: string, weight: PdfWeight, size: number): void {
    const name = `${font}-${weight}`;
    if (!registered.has(name)) doc.registerFont(name, fontFile(font, weight));
    registered.add(name);
    doc.font(name).fontSize(size);
  }

  const getFeatures = (align: TextStyle['align']): PDFKit.Mixins.TextOptions =>
    align === 'right' ? { features: FIGURES } : {};

  // Of one point, so that a word is measured once whatever its size.
  const measured = new Map<string, number>();
  function getWidth(text: string, { size = 9.5, weight = 400, align }: TextStyle): number {
    const key = `${weight} ${align} ${text}`;
    const known = measured.get(key);
    if (known !== undefined) return known * size;
    const width = bidiRuns(text).reduce((sum, run) => {
      use(run.font, weight, 1);
      return sum + doc.widthOfString(run.text, getFeatures(align));
    }, 0);
    measured.set(key, width);
    return width * size;
  }

  /** A word that is wider than the line, cut where it has to be: its letters are measured one by one. */
  function cut(word: string, width: number, style: TextStyle): string[] {
    const parts = [''];
    let filled = 0;
    for (const letter of word) {
      const wide = getWidth(letter, style);
      if (filled > 0 && filled + wide > width) {
        parts.push('');
        filled = 0;
      }
      parts[parts.length - 1] += letter;
      filled += wide;
    }
    return parts;
  }

  function getLines(text: string, width: number, style: TextStyle): string[] {
    return text
      .slice(0, LONGEST)
      .split(/\r?\n/)
      .flatMap((paragraph) => {
        const lines = [''];
        let filled = 0;
        const space = getWidth(' ', style);
        for (const [at, piece] of paragraph
          .split(SPACE)
          .filter(Boolean)
          .flatMap((word) => [...word.split(BETWEEN).entries()])) {
          const wide = getWidth(piece, style);
          // Of a word only the first piece has a space before it.
          const gap = at === 0 ? space : 0;
          if (filled > 0 && filled + gap + wide <= width) {
            lines[lines.length - 1] += at === 0 ? ` ${piece}` : piece;
            filled += gap + wide;
            continue;
          }
          const parts = wide > width ? cut(piece, width, style) : [piece];
          if (filled > 0) lines.push(...parts);
          else lines.splice(-1, 1, ...parts);
          filled = getWidth(parts.at(-1) ?? '', style);
        }
        return lines;
      });
  }

  function writeLine(line: string, { x, y, width }: TextBox, style: TextStyle): void {
    const { size = 9.5, weight = 400, color = '#17191e', align = 'left' } = style;
    let at = align === 'right' ? x + width - getWidth(line, style) : x;
    for (const run of bidiRuns(line)) {
      use(run.font, weight, size);
      doc.fillColor(color);
      doc.text(run.text, at, y + size * BASELINE, {
        ...getFeatures(align),
        lineBreak: false,
        baseline: 'alphabetic',
      });
      at += doc.widthOfString(run.text, getFeatures(align));
    }
  }

  const lineHeight = ({ size = 9.5 }: TextStyle): number => size * LEADING;
  return {
    doc,
    width: (text, style = {}) => getWidth(text, style),
    lines: (text, width, style = {}) => getLines(text, width, style),
    height: (text, width, style = {}) => getLines(text, width, style).length * lineHeight(style),
    write(text, box, style = {}) {
      const lines = getLines(text, box.width, style);
      for (const [at, line] of lines.entries())
        writeLine(line, { ...box, y: box.y + at * lineHeight(style) }, style);
      return lines.length * lineHeight(style);
    },
    finish() {
      doc.end();
      return finished;
    },
  };
}
