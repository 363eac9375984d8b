import { type MarkupNode, type MarkupTag, parseMarkup } from '@org/content';
import { escapeHtml } from '@org/content/html';
import { type AddressContext, emailHref } from './email-address.ts';
import { emailColor } from './email-color.ts';
import { element, type Look, styleText } from './email-html.ts';
import { getSide } from './email-layout.ts';
import type { EmailContext, EmailGround } from './email-view.ts';
import { UNSUBSCRIBE_FIELD } from './merge-fields.ts';

/** Context of links: that of their URLs, and whether the email is about a record. */
type LinkContext = AddressContext & Pick<EmailContext, 'details'>;

/** Returns the URL of a link; '' for none. Nobody can unsubscribe from an email about a record, such as an order. */
function getHref(stored: string, context: LinkContext): string {
  const href = emailHref(stored, context);
  return context.details && href === UNSUBSCRIBE_FIELD ? '' : href;
}

/** Style of formatted text. */
export interface MarkupLook {
  readonly context: EmailContext;
  readonly ground: EmailGround;
  /** px */
  readonly fontSize: number;
}

/** Multiples of the surrounding font size. The canvas has the same values in `email-textbox.css`. */
const SIZES: Partial<Record<MarkupTag, number>> = { h2: 1.625, h3: 1.25, h4: 1.0625 };

function getLooks(tag: MarkupTag, fontSize: number, isLast: boolean): Look {
  const size = Math.round(fontSize * (SIZES[tag] ?? 1));
  const below = isLast ? '0' : `${Math.round(fontSize * 0.875)}px`;
  if (tag === 'p') return { margin: `0 0 ${below}` };
  if (tag === 'ul' || tag === 'ol')
    return { margin: `0 0 ${below}`, padding: `0 0 0 ${Math.round(fontSize * 1.5)}px` };
  if (tag === 'li') return { margin: isLast ? '0' : '0 0 6px' };
  return {
    margin: `0 0 ${isLast ? '0' : `${Math.round(size * 0.4)}px`}`,
    fontSize: `${size}px`,
    lineHeight: '1.3',
    fontWeight: '700',
  };
}

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li']);

function printed(node: MarkupNode, look: MarkupLook, isLast: boolean): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { context, ground } = look;
  const inside = printAll(node.children, look);
  if (node.tag === 'br') return '<br />';
  if (node.tag === 'a') {
    const href = getHref(node.href ?? '', context);
    if (!href) return inside;
    const style = styleText({ color: ground.link, textDecoration: 'underline' });
    const dark = context.dark.ink(ground.link, ground.background);
    return element('a', { href, target: '_blank', class: dark, style }, inside);
  }
  if (node.tag === 'span') {
    const color = emailColor(node.color ?? '', context.theme);
    const dark = context.dark.ink(color, ground.background);
    return color ? element('span', { class: dark, style: `color:${color}` }, inside) : inside;
  }
  if (!BLOCKS.has(node.tag)) return element(node.tag, {}, inside);
  const align =
    node.align === 'justify' ? 'justify' : node.align && getSide(node.align, context.dir);
  const style = styleText({
    ...getLooks(node.tag, look.fontSize, isLast),
    ...(context.dir === 'rtl' &&
      (node.tag === 'ul' || node.tag === 'ol') && {
        padding: `0 ${Math.round(look.fontSize * 1.5)}px 0 0`,
      }),
    ...(align && { textAlign: align }),
  });
  // Empty paragraphs are blank lines of the author.
  return element(node.tag, { style }, inside || (node.tag === 'p' ? '&nbsp;' : ''));
}

function printAll(nodes: readonly MarkupNode[], look: MarkupLook): string {
  return nodes.map((node, at) => printed(node, look, at === nodes.length - 1)).join('');
}

/** Renders stored markup for an email: sanitized again, with inline styles. */
export function emailMarkup(html: string, look: MarkupLook): string {
  return printAll(parseMarkup(html), look);
}

function plain(node: MarkupNode, context: LinkContext, indent: string): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  const inside = node.children.map((child) => plain(child, context, indent)).join('');
  if (node.tag === 'a') {
    const href = getHref(node.href ?? '', context).replace(/^(?:mailto|tel):/i, '');
    return !href || href === inside.trim() ? inside : `${inside} (${href})`;
  }
  if (node.tag !== 'ul' && node.tag !== 'ol')
    return BLOCKS.has(node.tag) ? `${inside}\n\n` : inside;
  const items = node.children.filter((child) => typeof child !== 'string');
  const lines = items.map((item, at) => {
    const words = plain(item, context, `${indent}  `).trim();
    return `${indent}${node.tag === 'ol' ? `${at + 1}.` : '-'} ${words}`;
  });
  return `\n${lines.join('\n')}\n\n`;
}

/** Renders stored markup as plain text: paragraphs separated by blank lines, links followed by their URL. */
export function emailMarkupText(html: string, context: LinkContext): string {
  return parseMarkup(html)
    .map((node) => plain(node, context, ''))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
