import {
  type BlockTemplate,
  cleanMarkup,
  markupText,
  parseMarkup,
  printMarkup,
} from '@org/content';
import { pastedBody } from '../text/pasted-markup.ts';
import { toStoredMarkup } from '../text/stored-markup.ts';

/** Blocks that pasted text becomes. The app's blocks say which they are. */
export interface PasteBlocks {
  /** Shape: plain text, `p` or `h1` to `h6`. */
  readonly text: (text: string, tag: string) => BlockTemplate;
  /** Shape: markup that was cleaned. */
  readonly markup: (markup: string) => BlockTemplate;
  readonly image: (src: string, alt: string) => BlockTemplate;
}

/** What a paste becomes. */
export interface Pasted {
  readonly templates: readonly BlockTemplate[];
  /** How many texts stand together in text boxes at the end, because there are too many for a block each. */
  readonly joined: number;
  /** How many pictures were left out, because there are too many. */
  readonly left: number;
}

/** A part of a paste. A text without a tag needs its markup. */
type Piece =
  | { readonly markup: string; readonly text: string; readonly tag?: string | undefined }
  | { readonly src: string; readonly alt: string };

const GROUPS =
  /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|NAV|BODY|ASIDE|CENTER|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TD|TH|FIGURE|FIGCAPTION|FORM|FIELDSET|DETAILS|SUMMARY|ADDRESS|BLOCKQUOTE|PRE|DL|DT|DD|LI|HR)$/;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements that make a line of their own, wherever they are. */
const BREAKING = `img, p, div, ul, ol, table, section, article, blockquote, pre, hr, ${HEADINGS}`;
const MARKS = /<(?:strong|em|u|s|a|span|br)\b/;
const MARK_ELEMENTS = 'b, strong, i, em, u, s, a[href]';
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;
/** Blocks of one paste: a page of thousands cannot be edited. */
const MOST = 200;
/** Characters beyond which a text is too long for a text block. */
const LONG_TEXT = 10_000;
/** Characters of markup beyond which a text box takes no further text: half of what it can keep. */
const FULL_BOX = 50_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Markup as a text box keeps it, without the line breaks that its source was written with. */
const boxMarkup = (html: string): string =>
  toStoredMarkup(
    cleanMarkup(html)
      .replace(/[\t\n\f\r ]+/g, ' ')
      .replace(/(?<!<br>| )(?:<br>| )+(?=<\/(?:p|h[2-4]|li)>)/g, '')
      .replace(/ ?(<\/?(?:p|h[2-4]|ul|ol|li)\b[^<>]*>) ?/g, '$1'),
  );

/** Nodes inside copies of the marks that were around them. Shape: nodes, marks from the outermost in → nodes. */
function inMarks(nodes: readonly Node[], marks: readonly Element[]): readonly Node[] {
  let inner = nodes;
  for (const mark of marks.toReversed()) {
    const copy = mark.cloneNode(false) as Element;
    copy.append(...inner);
    inner = [copy];
  }
  return inner;
}

/** A block of each piece, and beyond the most of them text boxes that hold the rest of the words. */
function getBlocks(pieces: readonly Piece[], blocks: PasteBlocks): Pasted {
  const templates = pieces.slice(0, MOST).map((piece) => {
    if ('src' in piece) return blocks.image(piece.src, piece.alt);
    const { markup, text, tag } = piece;
    return tag === undefined ? blocks.markup(markup) : blocks.text(text, tag);
  });
  const rest = pieces.slice(MOST);
  const texts = rest.flatMap((piece) => ('src' in piece ? [] : [piece.markup]));
  let box = '';
  for (const markup of texts) {
    if (box && box.length + markup.length > FULL_BOX) {
      templates.push(blocks.markup(box));
      box = '';
    }
    box += markup;
  }
  if (box) templates.push(blocks.markup(box));
  return { templates, joined: texts.length, left: rest.length - texts.length };
}

/** Each line that is not empty as a paragraph. */
export function textToBlocks(text: string, blocks: PasteBlocks): Pasted {
  const lines = text
    .split(/\r?\n\s*/)
    .map(plain)
    .filter(Boolean);
  return getBlocks(
    lines.map((line) => ({
      text: line,
      tag: line.length > LONG_TEXT ? undefined : 'p',
      markup: printMarkup([{ tag: 'p', children: [line] }]),
    })),
    blocks,
  );
}

/** Headings, paragraphs, lists and pictures of pasted HTML, in their order. */
function getPieces(body: HTMLElement): Piece[] {
  const pieces: Piece[] = [];
  const newLine = (): HTMLElement => body.ownerDocument.createElement('p');
  let loose = newLine();

  const addText = (element: Element): void => {
    const markup = boxMarkup(element.outerHTML);
    const text = plain(markupText(parseMarkup(markup)));
    if (!text) return;
    const isHeading = element.matches(HEADINGS);
    const isRich = !isHeading && (element.tagName !== 'P' || MARKS.test(markup));
    const tag = isRich || text.length > LONG_TEXT ? undefined : element.tagName.toLowerCase();
    pieces.push({ markup, text, tag });
  };
  const addPicture = (image: Element): void => {
    const src = image.getAttribute('src') ?? '';
    if (IMAGE_ADDRESS.test(src)) pieces.push({ src, alt: image.getAttribute('alt') ?? '' });
  };
  const flush = (): void => {
    addText(loose);
    loose = newLine();
  };
  const visitElement = (child: HTMLElement, marks: readonly Element[]): void => {
    const isList = child.matches('ul, ol');
    if (child.tagName === 'BR') flush();
    else if (child.tagName === 'IMG') {
      flush();
      addPicture(child);
    } else if (child.matches(HEADINGS) || (isList && !child.querySelector(HEADINGS))) {
      // A list with headings lays out cards: it is taken apart below.
      flush();
      addText(child);
      for (const image of child.querySelectorAll('img')) addPicture(image);
    } else if (isList || GROUPS.test(child.tagName) || child.querySelector(BREAKING)) {
      flush();
      visit(child, child.matches(MARK_ELEMENTS) ? [...marks, child] : marks);
      flush();
    } else if (child.tagName === 'P') {
      flush();
      const copy = child.cloneNode(false) as Element;
      copy.append(...inMarks([...child.cloneNode(true).childNodes], marks));
      addText(copy);
    } else loose.append(...inMarks([child.cloneNode(true)], marks));
  };
  const visit = (parent: Element, marks: readonly Element[]): void => {
    for (const child of [...parent.childNodes]) {
      if (child instanceof HTMLElement) visitElement(child, marks);
      else if (child.nodeType === Node.TEXT_NODE)
        loose.append(...inMarks([child.cloneNode()], marks));
    }
  };
  visit(body, []);
  flush();
  return pieces;
}

/** Headings, paragraphs, lists and pictures of pasted HTML as blocks. Nothing of it is run or loaded on the way. */
export function htmlToBlocks(html: string, blocks: PasteBlocks): Pasted {
  return getBlocks(getPieces(pastedBody(html)), blocks);
}
