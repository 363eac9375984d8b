import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of an email, with its style. */
export interface EmailElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Declarations of the `style` attribute by property, in lower case. */
  readonly style: ReadonlyMap<string, string>;
  /** Text of the element itself, without that of elements in it. */
  readonly words: string;
  readonly children: readonly EmailElement[];
}

/** Splits declarations at semicolons outside of brackets and quotes. */
function splitDeclarations(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ';' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** Parses declarations; of several of one property the last one. */
export function parseStyle(text: string): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const part of splitDeclarations(text)) {
    const at = part.indexOf(':');
    if (at < 1) continue;
    style.set(
      part.slice(0, at).trim().toLowerCase(),
      part
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return style;
}

const NO_STYLE: ReadonlyMap<string, string> = new Map();

function toElement(node: DefaultTreeAdapterTypes.Element): EmailElement {
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const style = attributes.get('style');
  const words: string[] = [];
  const children: EmailElement[] = [];
  for (const child of node.childNodes) {
    if ('tagName' in child) children.push(toElement(child));
    else if (child.nodeName === '#text')
      words.push((child as DefaultTreeAdapterTypes.TextNode).value);
  }
  return {
    name: node.tagName,
    attributes,
    style: style === undefined ? NO_STYLE : parseStyle(style),
    words: words.join(' '),
    children,
  };
}

/** Parses an email as browsers do; comments, which only Outlook reads, are left out. */
export function parseEmail(html: string): EmailElement {
  const root = parse(html).childNodes.find((node) => 'tagName' in node);
  if (!root) throw new Error('A document always has an element');
  return toElement(root as DefaultTreeAdapterTypes.Element);
}

/** Calls a function for an element and everything in it, in the order of the text. */
export function eachElement(root: EmailElement, visit: (element: EmailElement) => void): void {
  visit(root);
  for (const child of root.children) eachElement(child, visit);
}

/** Returns the text of an element with that of elements in it, in one line. */
export function textIn(element: EmailElement): string {
  const parts: string[] = [];
  eachElement(element, ({ name, words }) => {
    if (name !== 'style' && name !== 'script' && name !== 'title') parts.push(words);
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
