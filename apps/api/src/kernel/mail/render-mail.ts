import { escapeHtml } from '@org/content/html';
import type { MailContent } from './mail-message.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Link of an email, with an absolute URL. */
export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** Parts of a plain mail, from top to bottom. */
export interface MailParts {
  readonly subject: string;
  /** Name of the sender. */
  readonly sender: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Link below the text, for details elsewhere, such as the tracking of a parcel. */
  readonly link?: MailLink | undefined;
  /** Rows below the text, such as the items of an order with their prices: a text, and a value at its end. */
  readonly rows?: readonly MailRow[];
  readonly button?: MailLink;
  /** Small line below: why this came. */
  readonly note: string;
  /** Link below the note by which the reader stops emails of this kind. @default none */
  readonly unsubscribe?: MailLink | undefined;
  /** Logo and color of the sender; without it the mail is plain. */
  readonly brand?: MailBrand | undefined;
}

/** Logo and color of a tenant's mails. */
export interface MailBrand {
  /** Whole address of the logo; '' for none. */
  readonly logo: string;
  /** Hex color of the button. */
  readonly color: string;
  /** Hex color of the text on the button. */
  readonly ink: string;
}

/** A row of what a mail lists. */
export interface MailRow {
  readonly label: string;
  /** '' for none. */
  readonly value: string;
  /** True for a sum. */
  readonly isStrong?: boolean;
  /** Whole address of a picture; '' for a thing without one. Undefined for what is no thing. */
  readonly picture?: string;
}

/** px of a picture in a list. */
export const MAIL_PICTURE = 48;

/**
 * The colors by what they are for: as they stand in each element, for programs that read nothing else, and those of the dark,
 * for programs that know of it.
 */
const COLORS = {
  ground: ['background:#f2f4f7', 'background:#0f1420'],
  card: ['background:#ffffff;border:1px solid #e4e7ec', 'background:#182032;border-color:#2b3550'],
  ink: ['color:#101828', 'color:#f5f7fa'],
  words: ['color:#344054', 'color:#d0d5dd'],
  quiet: ['color:#667085', 'color:#98a2b3'],
  line: ['border-bottom:1px solid #eaecf0', 'border-bottom-color:#2b3550'],
  button: ['background:#1f2937', 'background:#e4e7ec'],
  press: ['color:#ffffff', 'color:#101828'],
  frame: ['background:#f2f4f7', 'background:#2b3550'],
} as const;
type Role = keyof typeof COLORS;

const DARK = Object.entries(COLORS)
  .map(([role, [, dark]]) => `.m-${role}{${dark.replaceAll(';', '!important;')}!important}`)
  .join('');

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/** Attributes of an element: its colors by role, and the rest of its style. */
const look = (roles: Role | readonly Role[], style: string): string => {
  const names = [roles].flat();
  return `class="${names.map((role) => `m-${role}`).join(' ')}" style="${[...names.map((role) => COLORS[role][0]), style].join(';')}"`;
};
const words = (role: Role, size: number, line: number, style = ''): string =>
  look(role, `margin:0 0 16px;${FONT};font-size:${size}px;line-height:${line}px${style}`);

const paragraph = (text: string): string =>
  `<p ${words('words', 16, 24)}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const linkLine = ({ label, href }: MailLink): string =>
  `<p ${words('words', 16, 24)}><a href="${escapeHtml(href)}" ${look('ink', 'text-decoration:underline')}>${escapeHtml(label)}</a></p>`;

const quietLink = ({ label, href }: MailLink): string =>
  `<a href="${escapeHtml(href)}" ${look('quiet', 'text-decoration:underline')}>${escapeHtml(label)}</a>`;

/** Height of the logo of a sender, px. */
const MAIL_LOGO = 40;

/** The sender above a mail: its logo where it has one, else its name. */
function masthead({ sender, brand }: MailParts): string {
  if (!brand?.logo) return escapeHtml(sender);
  return `<img src="${escapeHtml(brand.logo)}" alt="${escapeHtml(sender)}" height="${MAIL_LOGO}" style="display:block;width:auto;height:auto;max-width:240px;max-height:${MAIL_LOGO}px;border:0">`;
}

function button({ label, href }: MailLink, brand: MailBrand | undefined): string {
  const ground = brand
    ? `style="background:${escapeHtml(brand.color)};border-radius:8px"`
    : look('button', 'border-radius:8px');
  const shape = `display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
  const ink = brand ? `style="color:${escapeHtml(brand.ink)};${shape}"` : look('press', shape);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td ${ground}><a href="${escapeHtml(href)}" ${ink}>${escapeHtml(label)}</a></td></tr></table><p ${words('quiet', 13, 20, ';margin-bottom:0;word-break:break-all')}>${escapeHtml(href)}</p>`;
}

/** Renders the rows. An item has its picture, or a frame in its place, before its name; totals begin where pictures do. */
function table(rows: readonly MailRow[]): string {
  const hasPictures = rows.some(({ picture }) => picture);
  const cell = ({ isStrong }: MailRow, style: string, html: string, rest = ''): string =>
    `<td valign="top" ${rest}${look([isStrong ? 'ink' : 'words', 'line'], `padding:10px 0;${style}${FONT};font-size:15px;line-height:22px${isStrong ? ';font-weight:650' : ''}`)}>${html}</td>`;
  const size = `width="${MAIL_PICTURE}" height="${MAIL_PICTURE}"`;
  const pictured = (row: MailRow): string =>
    cell(
      row,
      '',
      row.picture
        ? `<img src="${escapeHtml(row.picture)}" alt="" ${size} ${look('frame', `display:block;width:${MAIL_PICTURE}px;height:${MAIL_PICTURE}px;object-fit:cover;border:0;border-radius:6px`)}>`
        : `<div ${look('frame', `width:${MAIL_PICTURE}px;height:${MAIL_PICTURE}px;border-radius:6px`)}></div>`,
      `width="${MAIL_PICTURE + 14}" `,
    );
  const line = (row: MailRow): string => {
    const isThing = hasPictures && row.picture !== undefined;
    const span = hasPictures && !isThing ? 'colspan="2" ' : '';
    const value = cell(
      row,
      'padding-left:16px;white-space:nowrap;',
      escapeHtml(row.value),
      'align="right" ',
    );
    return `<tr>${isThing ? pictured(row) : ''}${cell(row, 'word-break:break-word;', escapeHtml(row.label), span)}${value}</tr>`;
  };
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.map(line).join('')}</table>`;
}

function html(parts: MailParts): string {
  const { subject, title, paragraphs, link, rows = [], note, unsubscribe } = parts;
  const frame = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme:dark){${DARK}}@media (max-width:480px){.m-card{padding:24px 20px!important}}</style></head>
<body ${look('ground', 'margin:0;padding:0')}><table ${frame} ${look('ground', '')}><tr><td align="center" style="padding:32px 12px">
<table ${frame} style="max-width:560px"><tr><td ${look('words', `padding:0 4px 16px;${FONT};font-size:14px;line-height:20px;font-weight:600`)}>${masthead(parts)}</td></tr>
<tr><td ${look('card', 'padding:32px;border-radius:12px')}><h1 ${words('ink', 22, 28, ';font-weight:650')}>${escapeHtml(title)}</h1>${paragraphs.map(paragraph).join('')}${link ? linkLine(link) : ''}${rows.length > 0 ? table(rows) : ''}${parts.button ? button(parts.button, parts.brand) : ''}</td></tr>
<tr><td ${look('quiet', `padding:16px 4px 0;${FONT};font-size:13px;line-height:20px`)}>${escapeHtml(note).replaceAll('\n', '<br>')}${unsubscribe ? `<br>${quietLink(unsubscribe)}` : ''}</td></tr></table></td></tr></table></body></html>`;
}

/** Renders an email as HTML and as text. All parts are escaped here. */
export function renderMail(parts: MailParts): MailContent {
  const { subject, sender, title, paragraphs, link, rows = [], note, unsubscribe } = parts;
  const written = (one: MailLink): string => `${one.label}:\n${one.href}`;
  const text = [
    title,
    ...paragraphs,
    ...(link ? [written(link)] : []),
    ...(rows.length > 0
      ? [rows.map(({ label, value }) => (value ? `${label}: ${value}` : label)).join('\n')]
      : []),
    ...(parts.button ? [written(parts.button)] : []),
    `--\n${sender}\n${note}`,
    ...(unsubscribe ? [written(unsubscribe)] : []),
  ].join('\n\n');
  const headers = unsubscribe && unsubscribeHeaders(unsubscribe.href);
  return { subject, text, html: html(parts), ...(headers && { headers }) };
}
