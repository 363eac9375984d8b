import { decodeEntities, type MarkupToken, tokenizeMarkup } from '@org/content';
import { escapeHtml } from '@org/content/html';
import { safeStyle } from './safe-style.ts';

/** HTML of an author that can stand in an email. */
export interface SafeHtml {
  /** Elements that are all closed. */
  readonly html: string;
  /** The same as plain text. */
  readonly text: string;
  /** True when elements, attributes or styles were left out. */
  readonly hasRemoved: boolean;
  readonly hasInlinePicture: boolean;
  readonly hasPictureWithoutAlt: boolean;
}

/** Rules for addresses. */
export interface AddressRules {
  /** Returns the target of a link; '' for a link without one, undefined to keep only its text. */
  readonly href: (address: string) => string | undefined;
  /** Returns the address of a picture; '' leaves it out. */
  readonly src: (address: string) => string;
}

const NUMBER = /^\d{1,4}$/;
const LENGTH = /^\d{1,4}(?:px|%)?$/;
const WORD = /^[a-z-]{1,20}$/i;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20})$/i;
const TEXT = /^[^{}]{0,300}$/;

/** Attributes with the form of their value: those of every element, and those of some. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  align: WORD,
  valign: WORD,
  width: LENGTH,
  height: LENGTH,
  bgcolor: COLOR,
  border: NUMBER,
  cellpadding: NUMBER,
  cellspacing: NUMBER,
  colspan: NUMBER,
  rowspan: NUMBER,
  start: NUMBER,
  size: /^\d$/,
  color: COLOR,
  face: /^[\w ,-]{1,80}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: WORD,
  role: WORD,
  title: TEXT,
  alt: TEXT,
};

const INLINE =
  'a abbr b big cite code del em font i ins mark q s small span strike strong sub sup u';
const BLOCKS = 'blockquote center dd div dl dt h1 h2 h3 h4 h5 h6 li ol p pre ul';
const TABLE = 'table caption thead tbody tfoot tr td th';
const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const VOID = toSet('br hr img');
const ALLOWED = toSet(`${INLINE} ${BLOCKS} ${TABLE} br hr img`);
/** Elements that end a line of plain text. */
const LINES = toSet(`${BLOCKS} table caption tr br hr`);
/** Elements that are left out with their content. */
const SILENT = toSet(
  'script style template iframe object embed noscript title textarea select svg math head audio video canvas',
);
/** Elements in which an element of a table may stand, nearest first; anywhere else it would leave the cell of the email. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: toSet('table'),
  thead: toSet('table'),
  tbody: toSet('table'),
  tfoot: toSet('table'),
  tr: toSet('table thead tbody tfoot'),
  td: toSet('tr'),
  th: toSet('tr'),
};
/** Elements that end where another one of the same kind begins. */
const SIBLINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: toSet('li'),
  dt: toSet('dt dd'),
  dd: toSet('dt dd'),
  p: toSet('p'),
};
const CELLS = toSet('td th caption');
const IN_TABLE = toSet('table thead tbody tfoot tr');
/** Elements that an element of a list may not leave. */
const BARRIERS = toSet('table td th ul ol dl div blockquote');
const MAX_DEPTH = 60;

const NAME = /([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

/** Reads the attributes of a tag, decoded; of several with one name the first. */
function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(NAME)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}

/** Builds safe HTML from tokens. */
class SafeHtmlWriter {
  html = '';
  text = '';
  hasRemoved = false;
  hasInlinePicture = false;
  hasPictureWithoutAlt = false;
  /** Elements that are open, with what plain text has after each. */
  private readonly open: { readonly name: string; readonly after: string }[] = [];
  private readonly rules: AddressRules;

  constructor(rules: AddressRules) {
    this.rules = rules;
  }

  write(words: string): void {
    // Entities stay as they are: whatever they stand for is text. Without quotes, no text looks like an attribute, which links
    // are found by.
    this.html += words.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    this.text += decodeEntities(words).replace(/\s+/g, ' ');
  }

  start({ name, attributes }: Extract<MarkupToken, { readonly name: string }>): void {
    const given = readAttributes(attributes);
    if (!ALLOWED.has(name) || this.open.length >= MAX_DEPTH || !this.makeRoom(name)) {
      this.hasRemoved = true;
      return;
    }
    const kept = this.keep(given);
    let after = '';
    if (name === 'img') {
      const src = this.rules.src(given.get('src') ?? '');
      if (!src) {
        this.hasRemoved = true;
        return;
      }
      if (src.startsWith('data:')) this.hasInlinePicture = true;
      if (!kept.get('alt')?.trim()) this.hasPictureWithoutAlt = true;
      kept.set('src', src).set('alt', kept.get('alt') ?? '');
    }
    if (name === 'a' && given.has('href')) {
      const href = this.rules.href(given.get('href') ?? '');
      if (href === undefined || this.open.some((one) => one.name === 'a')) {
        this.hasRemoved = true;
        return;
      }
      if (href) {
        kept.set('href', href).set('target', '_blank');
        after = ` (${href.replace(/^(?:mailto|tel):/i, '')})`;
      }
    }
    const printed = [...kept].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
    this.html += VOID.has(name) ? `<${name}${printed} />` : `<${name}${printed}>`;
    if (LINES.has(name)) this.text += '\n';
    if (!VOID.has(name)) this.open.push({ name, after });
  }

  end(name: string): void {
    const at = this.open.findLastIndex((one) => one.name === name);
    // The end of a table's part does not end what is around the table.
    const table = this.open.findLastIndex((one) => one.name === 'table');
    if (at >= 0 && (at >= table || !(name in PARENTS))) this.closeTo(at);
  }

  closeTo(length: number): void {
    while (this.open.length > length) {
      const { name, after } = this.open.pop() ?? { name: '', after: '' };
      this.html += `</${name}>`;
      this.text += after;
      if (LINES.has(name)) this.text += '\n';
      else if (name === 'td' || name === 'th') this.text += ' ';
    }
  }

  /** Returns attributes that an email can have. */
  private keep(given: ReadonlyMap<string, string>): Map<string, string> {
    const kept = new Map<string, string>();
    for (const [key, value] of given) {
      if (key === 'href' || key === 'src' || key === 'target') continue;
      if (key === 'style') {
        const { style, hasRemoved } = safeStyle(value);
        if (style) kept.set(key, style);
        this.hasRemoved ||= hasRemoved;
      } else if (Object.hasOwn(ATTRIBUTES, key) && ATTRIBUTES[key]?.test(value.trim()))
        kept.set(key, value.trim());
      else this.hasRemoved ||= key.startsWith('on');
    }
    return kept;
  }

  /** Returns the name of the innermost open element of some kinds, or ''. */
  private nearest(...kinds: readonly ReadonlySet<string>[]): string {
    return this.open.findLast(({ name }) => kinds.some((kind) => kind.has(name)))?.name ?? '';
  }

  /** Ends elements that the next one ends. Returns false when it cannot stand here. */
  private makeRoom(name: string): boolean {
    const parents = PARENTS[name];
    if (parents) {
      const table = this.open.findLastIndex((one) => one.name === 'table');
      const parent = this.open.findLastIndex((one) => parents.has(one.name));
      if (table < 0 || parent < table) return false;
      this.closeTo(parent + 1);
      return true;
    }
    // Between two cells a table would end the table around it.
    if (name === 'table') return !IN_TABLE.has(this.nearest(IN_TABLE, CELLS));
    const siblings = SIBLINGS[name];
    if (!siblings) return true;
    const barrier = this.open.findLastIndex((one) => BARRIERS.has(one.name));
    const sibling = this.open.findLastIndex((one) => siblings.has(one.name));
    if (sibling > barrier) this.closeTo(sibling);
    return true;
  }
}

/**
 * Reduces HTML of an author to what an email can have: elements, attributes and inline styles of lists, all closed, so that it can
 * neither run anything nor leave its place. Takes time in proportion to its length, and never throws.
 */
export function sanitizeEmailHtml(source: string, rules: AddressRules): SafeHtml {
  const writer = new SafeHtmlWriter(rules);
  /** Name of the open element that is left out with its content. */
  let silent = '';
  for (const token of tokenizeMarkup(source)) {
    if (silent !== '') {
      if (token.type === 'close' && token.name === silent) silent = '';
    } else if (token.type === 'text') writer.write(token.text);
    else if (token.type === 'close') writer.end(token.name);
    else if (SILENT.has(token.name)) {
      writer.hasRemoved = true;
      if (!token.isSelfClosing) silent = token.name;
    } else writer.start(token);
  }
  writer.closeTo(0);
  const { html, hasRemoved, hasInlinePicture, hasPictureWithoutAlt } = writer;
  const text = writer.text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { html, text, hasRemoved, hasInlinePicture, hasPictureWithoutAlt };
}
