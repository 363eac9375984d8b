import { escapeHtml } from '@org/content/html';

/** Inline style declarations, with names as in React, so that canvas and email share them. Empty ones are omitted. */
export type Look = Readonly<Record<string, string>>;

/** Returns a look as the text of a `style` attribute. Values only come from guarded props. */
export function styleText(look: Look): string {
  return Object.entries(look)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const kebab = name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
      return `${kebab}:${value}`;
    })
    .join(';');
}

/** Returns a look without empty values, for React, or undefined for none. */
export function canvasStyle(look: Look): Look | undefined {
  const said = Object.entries(look).filter(([, value]) => value !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'meta']);

/**
 * Returns an element as HTML. Attributes that are undefined or '' are omitted, except an empty `alt`.
 * @param content - HTML content
 */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const printed = Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && (value !== '' || name === 'alt'))
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  return VOID.has(tag) ? `<${tag}${printed} />` : `<${tag}${printed}>${content}</${tag}>`;
}

/** Returns a presentational table with one cell, since every mail client supports its padding. */
export function box(
  table: Readonly<Record<string, string | number | undefined>>,
  cell: Readonly<Record<string, string | number | undefined>>,
  content: string,
): string {
  const layout = { role: 'presentation', border: 0, cellpadding: 0, cellspacing: 0 };
  return element('table', { ...layout, ...table }, element('tr', {}, element('td', cell, content)));
}

/** Returns HTML that only Outlook for Windows reads: it renders with Word, which does not support max-width. */
export function forOutlook(html: string): string {
  return `<!--[if mso]>${html}<![endif]-->`;
}
