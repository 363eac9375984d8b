import { escapeHtml } from '@org/content/html';

/** Declarations as an element carries them; names as React writes them, so that canvas and mail share them. Empty ones are left out. */
export type Look = Readonly<Record<string, string>>;

/** A look as the text of a `style` attribute. Values come from guarded props alone. */
export function styleText(look: Look): string {
  return Object.entries(look)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const kebab = name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);
      return `${kebab}:${value}`;
    })
    .join(';');
}

/** A look without what is empty, for React, or undefined for none. */
export function canvasStyle(look: Look): Look | undefined {
  const said = Object.entries(look).filter(([, value]) => value !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'meta']);

/**
 * One element as HTML. Attributes that are undefined or '' are left out, `alt` alone may be empty.
 * Shape: tag, attributes, content that is HTML already → HTML.
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

/** A table that lays out and says nothing by itself: one cell, whose padding every program keeps. */
export function box(
  table: Readonly<Record<string, string | number | undefined>>,
  cell: Readonly<Record<string, string | number | undefined>>,
  content: string,
): string {
  const layout = { role: 'presentation', border: 0, cellpadding: 0, cellspacing: 0 };
  return element('table', { ...layout, ...table }, element('tr', {}, element('td', cell, content)));
}

/** What Outlook for Windows alone reads: it draws with Word, which knows no greatest width. */
export function forOutlook(html: string): string {
  return `<!--[if mso]>${html}<![endif]-->`;
}
