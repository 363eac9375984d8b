/** An element of XML with its attributes and content; undefined children are left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly (XmlElement | undefined)[];
}

/** Characters that XML 1.0 does not allow, escaped or not. Halves of surrogate pairs are among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a text without characters that XML does not allow, and without white space around it. */
export const cleanText = (text: string): string => text.replace(FORBIDDEN, '').trim();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"'\r]/g, (sign) => ESCAPES[sign] ?? sign);

/** Line breaks and tabs of attributes would be read as spaces. */
const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Creates an element with children. Undefined children, such as fields without a value, are left out. */
export const element = (
  name: string,
  children: readonly (XmlElement | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, attributes, content: children });

/** Creates an element with a text; undefined for an empty text, as empty elements are not allowed in structured invoices. */
export function field(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  const shown = text === undefined ? '' : cleanText(text);
  return shown ? { name, attributes, content: shown } : undefined;
}

function write(one: XmlElement, depth: number, lines: string[]): void {
  const space = '  '.repeat(depth);
  const attributes = Object.entries(one.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  if (typeof one.content === 'string') {
    lines.push(`${space}<${one.name}${attributes}>${escapeText(one.content)}</${one.name}>`);
    return;
  }
  const children = one.content.filter((child) => child !== undefined);
  lines.push(`${space}<${one.name}${attributes}>`);
  for (const child of children) write(child, depth + 1, lines);
  lines.push(`${space}</${one.name}>`);
}

/** Returns an element as a document. Texts are escaped, and characters that XML does not allow are removed. */
export function toXml(root: XmlElement): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write(root, 0, lines);
  return `${lines.join('\n')}\n`;
}
