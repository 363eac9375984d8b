import { escapeHtml } from '@org/content/html';
import { box, element, type Look, styleText } from './email-html.ts';

/**
 * Renders a button for all mail clients: its background is that of the cell, and Outlook, which ignores padding of links, uses
 * the padding of the cell.
 * @param look - style of the button, with `backgroundColor`, `borderRadius` and `padding`
 * @param options - text, URL ('' for none), CSS font families, and attributes of the table such as its alignment
 */
export function buttonFace(
  { backgroundColor, borderRadius, padding = '', ...look }: Look,
  {
    text,
    href,
    font,
    table,
  }: {
    readonly text: string;
    readonly href: string;
    readonly font: string;
    readonly table: Readonly<Record<string, string | undefined>>;
  },
): string {
  const style = styleText({ ...look, padding, fontFamily: font });
  const words = escapeHtml(text);
  return box(
    { ...table, style: 'border-collapse:separate' },
    {
      align: 'center',
      bgcolor: backgroundColor,
      style: `background-color:${backgroundColor};border-radius:${borderRadius};mso-padding-alt:${padding}`,
    },
    href
      ? element('a', { href, target: '_blank', style }, words)
      : element('span', { style }, words),
  );
}
