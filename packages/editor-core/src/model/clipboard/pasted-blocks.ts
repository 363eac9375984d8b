import {
  type BlockTemplate,
  cleanMarkup,
  markupText,
  parseMarkup,
  printMarkup,
} from '@org/content';
import { pastedBody } from '../markup/pasted-markup.ts';
import { toStoredMarkup } from '../markup/stored-markup.ts';

/** Factories of blocks for pasted content, provided by the app. */
export interface PasteBlocks {
  /** Makes a text block of plain text; the element is `p` or `h1` to `h6`. */
  readonly text: (text: string, tag: string) => BlockTemplate;
  /** Makes a text block of sanitized HTML. */
  readonly markup: (markup: string) => BlockTemplate;
  readonly image: (src: string, alt: string) => BlockTemplate;
}

/** Result of converting pasted content. */
export interface Pasted {
  readonly templates: readonly BlockTemplate[];
  /** Number of texts that were joined in text boxes at the end, because they exceed the maximum number of blocks. */
  readonly joined: number;
  /** Number of images that were dropped, because they exceed the maximum. */
  readonly left: number;
}

/** A piece of pasted content. A text without a tag needs its markup. */
type Piece =
  | { readonly markup: string; readonly text: string; readonly tag?: string | undefined }
  | { readonly src: string; readonly alt: string };

const GROUPS =
  /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|NAV|BODY|ASIDE|CENTER|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TD|TH|FIGURE|FIGCAPTION|FORM|FIELDSET|DETAILS|SUMMARY|ADDRESS|BLOCKQUOTE|PRE|DL|DT|DD|LI|HR)$/;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements that start a new line. */
const BREAKING = `img, p, div, ul, ol, table, section, article, blockquote, pre, hr, ${HEADINGS}`;
const MARKS = /<(?:strong|em|u|s|a|span|br)\b/;
const MARK_ELEMENTS = 'b, strong, i, em, u, s, a[href]';
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;
/** Maximum number of blocks of one paste: a page with thousands of blocks cannot be edited. */
const MOST = 200;
/** Maximum length of a text block, characters. */
const LONG_TEXT = 10_000;
/** Length of HTML in characters after which a text box gets no further text: half of its limit. */
const FULL_BOX = 50_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns HTML as a text box stores it, without the line breaks of its source. */
const boxMarkup = (html: string): string =>
  toStoredMarkup(
    cleanMarkup(html)
      .replace(/[\t\n\f\r ]+/g, ' ')
      .replace(/(?<!<br>| )(?:<br>| )+(?=<\/(?:p|h[2-4]|li)>)/g, '')
      .replace(/ ?(<\/?(?:p|h[2-4]|ul|ol|li)\b[^<>]*>) ?/g, '$1'),
  );

/**
 * Wraps nodes in copies of the marks around them.
 * @param marks - marks from the outermost in
 */
function inMarks(nodes: readonly Node[], marks: readonly Element[]): readonly Node[] {
  let inner = nodes;
  for (const mark of marks.toReversed()) {
    const copy = mark.cloneNode(false) as Element;
    copy.append(...inner);
    inner = [copy];
  }
  return inner;
}

/** Creates a block for each piece; pieces beyond the maximum are joined in text boxes. */
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

/** Converts each non-empty line to a paragraph. */
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

/** Returns the headings, paragraphs, lists and images of pasted HTML in order. */
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
      // A list with headings is a card layout: its content becomes separate pieces below.
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

/** Converts headings, paragraphs, lists and images of pasted HTML to blocks. Nothing is executed or loaded. */
export function htmlToBlocks(html: string, blocks: PasteBlocks): Pasted {
  return getBlocks(getPieces(pastedBody(html)), blocks);
}
