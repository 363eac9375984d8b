import { THEME_COLORS, type ThemeColor } from '@org/schema';
import { tokenizeMarkup } from './markup-tokens.ts';

/** Block elements of guarded markup. Paragraphs and headings may have `data-align`. */
export const MARKUP_BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'] as const;
/** Inline elements of guarded markup; `a` requires `href`, `span` requires `data-color`. */
export const MARKUP_MARKS = ['strong', 'em', 'u', 's', 'a', 'span', 'br'] as const;
/** Alignments of a paragraph or a heading; without one it inherits that of its block. */
export const MARKUP_ALIGNS = ['start', 'center', 'end', 'justify'] as const;

export type MarkupTag = (typeof MARKUP_BLOCKS)[number] | (typeof MARKUP_MARKS)[number];
export type MarkupAlign = (typeof MARKUP_ALIGNS)[number];

/** Allowed attributes of guarded markup: each value is validated or one of a list. */
interface MarkupAttributes {
  readonly href?: string | undefined;
  readonly newTab?: boolean | undefined;
  readonly align?: MarkupAlign | undefined;
  /** Name of a theme color. */
  readonly color?: ThemeColor | undefined;
}

/** A node of guarded markup: text, or an allowed element. */
export type MarkupNode =
  | string
  | (MarkupAttributes & {
      readonly tag: MarkupTag;
      readonly children: readonly MarkupNode[];
    });

interface Open {
  readonly tag: MarkupTag | undefined;
  /** Target of its content: the children of the parent when the element itself is dropped. */
  readonly children: MarkupNode[];
}

const TAGS: ReadonlySet<string> = new Set([...MARKUP_BLOCKS, ...MARKUP_MARKS]);
const ALIGNED: ReadonlySet<MarkupTag> = new Set(['p', 'h2', 'h3', 'h4'] as const);
const SAME: Readonly<Record<string, MarkupTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  div: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};
/** Elements whose text is not content. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'title',
  'textarea',
  'select',
  'svg',
  'math',
]);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const MAX_DEPTH = 16;

/** Replaces numeric character references and those of a few common signs; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (name[0] !== '#') return ENTITIES[name.toLowerCase()] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X'
        ? Number.parseInt(name.slice(2), 16)
        : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}

/**
 * Validates the URL of a link: http, https, mailto, tel, a path, a query or a hash.
 * @param address - text
 * @returns trimmed URL, or '' when it is rejected
 */
export function safeHref(address: string): string {
  const href = address.trim();
  // Browsers skip control characters inside a scheme, so a URL with any is rejected.
  if (/[\p{Cc}\\]/u.test(href)) return '';
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return href;
  return /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//') ? '' : href;
}

/** Pattern of each supported attribute, with its value in one of the groups. */
const ATTRIBUTES = {
  href: /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  target: /(?:^|\s)target\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  'data-color': /(?:^|\s)data-color\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  'data-align': /(?:^|\s)data-align\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
} as const;

function attribute(attributes: string, name: keyof typeof ATTRIBUTES): string {
  const match = ATTRIBUTES[name].exec(attributes);
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
}

/** Returns the attributes that an element keeps, or undefined when a required one is missing. */
function getAttributes(tag: MarkupTag, attributes: string): MarkupAttributes | undefined {
  if (tag === 'a') {
    const href = safeHref(attribute(attributes, 'href'));
    if (!href) return undefined;
    return attribute(attributes, 'target') === '_blank' ? { href, newTab: true } : { href };
  }
  if (tag === 'span') {
    const name = attribute(attributes, 'data-color');
    const color = THEME_COLORS.find((known) => known === name);
    return color && { color };
  }
  if (!ALIGNED.has(tag) || attributes === '') return {};
  const name = attribute(attributes, 'data-align');
  const align = MARKUP_ALIGNS.find((known) => known === name);
  return align ? { align } : {};
}

/**
 * Parses markup into allowed elements; all others are dropped but keep their text. Never throws. The result has no attributes
 * except a validated `href`, a new-tab flag, an alignment and the name of a theme color.
 * @param html - stored or pasted HTML
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: Open = { tag: undefined, children: [] };
  const stack: Open[] = [root];
  let silent = '';
  for (const token of tokenizeMarkup(html)) {
    if (silent) {
      if (token.type === 'close' && token.name === silent) silent = '';
      continue;
    }
    const top = stack.at(-1) ?? root;
    if (token.type === 'text') {
      top.children.push(decodeEntities(token.text));
      continue;
    }
    const { name: tag, attributes } = token;
    if (SILENT.has(tag)) {
      if (token.type === 'open' && !token.isSelfClosing) silent = tag;
      continue;
    }
    const known = SAME[tag] ?? (TAGS.has(tag) ? (tag as MarkupTag) : undefined);
    if (known === undefined) continue;
    if (known === 'br') {
      top.children.push({ tag: 'br', children: [] });
      continue;
    }
    if (token.type === 'close') {
      const from = stack.findLastIndex((open) => open.tag === known);
      if (from > 0) stack.length = from;
      continue;
    }
    if (stack.length > MAX_DEPTH) continue;
    const kept = getAttributes(known, attributes);
    if (kept === undefined) {
      // Dropped, but remembered: its end tag must not close an element of the same kind around it.
      stack.push({ tag: known, children: top.children });
      continue;
    }
    const children: MarkupNode[] = [];
    top.children.push({ tag: known, ...kept, children });
    stack.push({ tag: known, children });
  }
  return root.children;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * Serializes guarded markup for storage.
 * @returns HTML of allowed elements
 */
export function printMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (node.tag === 'br') return '<br>';
      const attributes = [
        node.href === undefined ? '' : ` href="${escapeHtml(node.href)}"`,
        node.newTab ? ' target="_blank"' : '',
        node.align ? ` data-align="${node.align}"` : '',
        node.color ? ` data-color="${node.color}"` : '',
      ].join('');
      return `<${node.tag}${attributes}>${printMarkup(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** Converts any HTML to guarded markup. Idempotent. */
export function cleanMarkup(html: string): string {
  return printMarkup(parseMarkup(html));
}

/** Returns the text of guarded markup. */
export function markupText(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : node.tag === 'br' ? '\n' : markupText(node.children),
    )
    .join('');
}
