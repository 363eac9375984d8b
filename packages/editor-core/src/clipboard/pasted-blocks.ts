import { type BlockTemplate, cleanMarkup } from '@org/content';

/** Blocks that pasted text becomes. The app's blocks say which they are. */
export interface PasteBlocks {
  /** Shape: plain text, `p` or `h1` to `h6`. */
  readonly text: (text: string, tag: string) => BlockTemplate;
  /** Shape: markup that was cleaned. */
  readonly markup: (markup: string) => BlockTemplate;
  readonly image: (src: string, alt: string) => BlockTemplate;
}

const LOOKS = 'b, strong, i, em, u, s, a, ul, ol, li, code, blockquote';
const GROUPS =
  /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|BODY|ASIDE|CENTER|TABLE|TBODY|TR|TD|FIGURE)$/;
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))/i;
const MOST = 200;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Each line that is not empty as a paragraph. */
export function blocksOfText(text: string, blocks: PasteBlocks): BlockTemplate[] {
  return text
    .split(/\r?\n\s*/)
    .map(plain)
    .filter(Boolean)
    .slice(0, MOST)
    .map((line) => blocks.text(line, 'p'));
}

/** Headings, paragraphs, lists and pictures of pasted HTML as blocks. Nothing of it is run or loaded on the way. */
export function blocksOfHtml(html: string, blocks: PasteBlocks): BlockTemplate[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found: BlockTemplate[] = [];
  let loose = '';
  const flush = (): void => {
    if (plain(loose)) found.push(blocks.text(plain(loose), 'p'));
    loose = '';
  };
  const visit = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) loose += child.textContent ?? '';
      if (!(child instanceof HTMLElement)) continue;
      if (/^(?:SCRIPT|STYLE|TEMPLATE|META|TITLE|LINK)$/.test(child.tagName)) continue;
      if (child.tagName === 'IMG') {
        flush();
        const src = child.getAttribute('src') ?? '';
        if (IMAGE_ADDRESS.test(src)) found.push(blocks.image(src, child.getAttribute('alt') ?? ''));
      } else if (/^H[1-6]$/.test(child.tagName)) {
        flush();
        const text = plain(child.textContent ?? '');
        if (text) found.push(blocks.text(text, child.tagName.toLowerCase()));
      } else if (GROUPS.test(child.tagName) || child.querySelector('img, h1, h2, h3, p, div')) {
        flush();
        visit(child);
        flush();
      } else if (/^(?:P|UL|OL|BLOCKQUOTE|PRE)$/.test(child.tagName)) {
        flush();
        const text = plain(child.textContent ?? '');
        if (!text) continue;
        const rich = child.matches(LOOKS) || child.querySelector(LOOKS) !== null;
        found.push(rich ? blocks.markup(cleanMarkup(child.outerHTML)) : blocks.text(text, 'p'));
      } else if (child.tagName === 'BR') flush();
      else loose += child.textContent ?? '';
    }
  };
  visit(body);
  flush();
  return found.slice(0, MOST);
}
