import {
  type BlockTemplate,
  type MarkupNode,
  markupText,
  parseMarkup,
  printMarkup,
  safeHref,
} from '@org/content';
import { escapeHtml } from '@org/content/html';
import { safeMediaUrl } from '@org/device-settings';
import type { JsonObject } from '@org/schema/entities';
import { MAX_EMAIL_PRODUCTS } from '../blocks/email-products/email-products.definition.ts';
import { EMAIL_WIDTH, type EmailAlign } from '../email/email-layout.ts';

/** Maximum number of blocks of an email that starts from a page. */
const MAX_BLOCKS = 200;
/** Maximum lengths of texts, those of the schemas of the blocks. */
const MAX_TEXT = { heading: 300, button: 200, altText: 500, markup: 50_000 } as const;
/** Space between pictures side by side, px. */
const PICTURE_GAP = 16;

/** An image of a page. */
export interface PagePicture {
  readonly src: string;
  readonly altText: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** Media type of the upload; '' when unknown. */
  readonly mimeType?: string | undefined;
  /** px; 0 for the width of the email. */
  readonly width?: number | undefined;
  readonly href?: string | undefined;
}

/** Context of the conversion. */
export interface EmailWriterOptions {
  /** Path of the page, such as `/about`. */
  readonly path: string;
  /** Returns the media type of an uploaded image by its URL; '' when it is unknown. */
  readonly mimeType: (src: string) => string;
}

/**
 * Collects the blocks of an email in reading order, up to a maximum number. Consecutive paragraphs share a block, since they are
 * edited as one text.
 */
export class EmailWriter {
  /** Labels of the blocks that were left out, each once. */
  readonly leftOut = new Set<string>();
  /** True once there were more blocks than an email may start with. */
  isFull = false;
  private readonly written: BlockTemplate[] = [];
  private readonly options: EmailWriterOptions;
  /** Paragraphs that were not written yet. */
  private pending:
    | { readonly align: EmailAlign; readonly html: string[]; length: number }
    | undefined;
  private count = 0;
  private lastAlign: EmailAlign = 'start';

  constructor(options: EmailWriterOptions) {
    this.options = options;
  }

  /** Returns everything that was written. */
  get blocks(): readonly BlockTemplate[] {
    this.flush();
    return this.written;
  }

  /** Writes a heading. One that is too long for a heading becomes a paragraph in bold. */
  heading(text: string, level: 1 | 2 | 3, align: EmailAlign = 'start'): void {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '') return;
    if (line.length > MAX_TEXT.heading)
      return this.html(`<p><strong>${escapeHtml(line)}</strong></p>`, align);
    this.lastAlign = align;
    const fontSize = { 1: 30, 2: 24, 3: 20 }[level];
    this.add({ type: 'EmailHeading', props: { text: line, level, fontSize, align } });
  }

  /** Writes a plain paragraph with its line breaks. */
  paragraph(text: string, align: EmailAlign = 'start'): void {
    const lines = text.trim();
    if (lines !== '') this.html(`<p>${escapeHtml(lines).replaceAll(/\r?\n/g, '<br>')}</p>`, align);
  }

  /** Writes a list of plain texts. */
  list(texts: readonly string[]): void {
    const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`);
    if (items.length > 0) this.html(`<ul>${items.join('')}</ul>`, 'start');
  }

  /** Writes formatted text, without its colors: they are meant for the background of the page. */
  markup(html: string): void {
    const nodes = this.withoutColors(parseMarkup(html));
    if (markupText(nodes).trim() !== '') this.html(printMarkup(nodes), 'start');
  }

  /**
   * Writes an image.
   * @returns false for one that email clients do not show
   */
  picture(picture: PagePicture): boolean {
    const block = this.pictureBlock(picture);
    if (block) this.add(block);
    return block !== undefined;
  }

  /**
   * Writes images in pairs.
   * @returns false when one of them cannot be shown
   */
  pictures(pictures: readonly PagePicture[]): boolean {
    const blocks = pictures.flatMap((picture) => this.pictureBlock(picture) ?? []);
    for (let at = 0; at < blocks.length; at += 2) {
      const pair = blocks.slice(at, at + 2);
      const [only] = pair;
      if (pair.length === 1 && only) this.add(only);
      else
        this.add(
          {
            type: 'EmailColumns',
            props: { columns: 2, gap: PICTURE_GAP },
            children: pair.map((block) => ({ type: 'EmailColumn', children: [block] })),
          },
          pair.length,
        );
    }
    return blocks.length === pictures.length;
  }

  /** Writes a button, aligned like the text before it: on a page its column aligns both. */
  button(text: string, href: string, look: JsonObject = {}): void {
    const label = text.trim().slice(0, MAX_TEXT.button);
    if (label === '') return;
    const { lastAlign: align } = this;
    const link = this.href(href);
    this.add({
      type: 'EmailButton',
      props: { text: label, href: link, backgroundColor: 'primary', align, ...look },
    });
  }

  /** Writes products of the shop. Consecutive ones share a block, up to its maximum. */
  products(ids: readonly number[]): void {
    this.flush();
    const last = this.written.at(-1);
    const before = last?.type === 'EmailProducts' ? (last.props?.products as number[]) : [];
    const products = [...new Set([...before, ...ids])];
    if (products.length === before.length) return;
    if (before.length > 0) {
      this.written.pop();
      this.count -= 1;
    }
    for (let at = 0; at < products.length; at += MAX_EMAIL_PRODUCTS)
      this.add({
        type: 'EmailProducts',
        props: {
          products: products.slice(at, at + MAX_EMAIL_PRODUCTS),
          buttonColor: 'primary',
        },
      });
  }

  private html(html: string, align: EmailAlign): void {
    this.lastAlign = align;
    if (this.pending?.align !== align || this.pending.length + html.length > MAX_TEXT.markup)
      this.flush();
    this.pending ??= { align, html: [], length: 0 };
    this.pending.html.push(html);
    this.pending.length += html.length;
  }

  private flush(): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending)
      this.add({
        type: 'EmailTextbox',
        props: { html: pending.html.join(''), align: pending.align },
      });
  }

  private add(block: BlockTemplate, count = 1): void {
    this.flush();
    if (this.count + count > MAX_BLOCKS) this.isFull = true;
    if (this.isFull) return;
    this.count += count;
    this.written.push(block);
  }

  private pictureBlock({
    src,
    altText,
    naturalWidth,
    naturalHeight,
    mimeType,
    width = 0,
    href = '',
  }: PagePicture): BlockTemplate | undefined {
    const safe = safeMediaUrl(src);
    // Most email clients do not show embedded images.
    if (!safe || safe.startsWith('data:')) return undefined;
    return {
      type: 'EmailImage',
      props: {
        src,
        altText: altText.slice(0, MAX_TEXT.altText),
        naturalWidth,
        naturalHeight,
        mimeType: mimeType || this.options.mimeType(src),
        width: Math.min(EMAIL_WIDTH, Math.round(width)),
        href: this.href(href),
      },
    };
  }

  /** Returns a link as the email needs it: the renderer adds the site to a path, but only the page knows its own anchors. */
  private href(href: string): string {
    const safe = safeHref(href);
    return /^[#?]/.test(safe) ? `${this.options.path}${safe}` : safe;
  }

  private withoutColors(nodes: readonly MarkupNode[]): MarkupNode[] {
    return nodes.flatMap((node): MarkupNode[] => {
      if (typeof node === 'string') return [node];
      const children = this.withoutColors(node.children);
      if (node.tag === 'span') return children;
      return [{ ...node, children, ...(node.href && { href: this.href(node.href) }) }];
    });
  }
}
