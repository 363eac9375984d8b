import { escapeHtml } from '@org/content/html';
import type { MailContent } from './mail-message.ts';

/** Parts of a plain mail, from top to bottom. */
export interface MailParts {
  readonly subject: string;
  /** In whose name it is written. */
  readonly sender: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is listed below them, such as the things of an order and what they cost: a text, and what stands at its end. */
  readonly rows?: readonly MailRow[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Small line below: why this came. */
  readonly note: string;
}

/** A row of what a mail lists. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** True for a sum. */
  readonly isStrong?: boolean;
}

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#344054">${escapeHtml(text)}</p>`;

function button({ label, href }: NonNullable<MailParts['button']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:#1f2937"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table><p style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#667085;word-break:break-all">${escapeHtml(href)}</p>`;
}

function table(rows: readonly MailRow[]): string {
  const cell = ({ isStrong }: MailRow, align: 'left' | 'right', text: string): string =>
    `<td align="${align}" valign="top" style="padding:8px 0${align === 'right' ? ' 8px 16px;white-space:nowrap' : ''};border-bottom:1px solid #eaecf0;${FONT};font-size:15px;line-height:22px;color:${isStrong ? '#101828;font-weight:650' : '#344054'}">${escapeHtml(text)}</td>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.map((row) => `<tr>${cell(row, 'left', row.label)}${cell(row, 'right', row.value)}</tr>`).join('')}</table>`;
}

function html(parts: MailParts): string {
  const { subject, sender, title, paragraphs, rows = [], note } = parts;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f4f7"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f4f7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:0 4px 16px;${FONT};font-size:14px;line-height:20px;font-weight:600;color:#475467">${escapeHtml(sender)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e4e7ec;border-radius:12px"><h1 style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:650;color:#101828">${escapeHtml(title)}</h1>${paragraphs.map(paragraph).join('')}${rows.length > 0 ? table(rows) : ''}${parts.button ? button(parts.button) : ''}</td></tr>
<tr><td style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:#667085">${escapeHtml(note)}</td></tr></table></td></tr></table></body></html>`;
}

/** Lays a mail out, as HTML of tables and as text. Everything that stands in it is escaped here. */
export function layMail(parts: MailParts): MailContent {
  const { subject, sender, title, paragraphs, rows = [], note } = parts;
  const text = [
    title,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(parts.button ? [`${parts.button.label}:\n${parts.button.href}`] : []),
    `--\n${sender}\n${note}`,
  ].join('\n\n');
  return { subject, text, html: html(parts) };
}
