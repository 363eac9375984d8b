import { escapeHtml } from '@org/content/html';
import { RECORD_TAG_NAMES, type RecordTag } from '@org/schema/entities';
import type { EmailWarning } from './email-view.ts';

/** Merge fields about the recipient and the company, used as `{{first_name}}` or `{{first_name|there}}`. */
export const MERGE_FIELDS = ['first_name', 'last_name', 'email', 'company_name'] as const;
/** Name of a merge field. */
export type MergeField = (typeof MERGE_FIELDS)[number] | RecordTag;
const ALL_FIELDS: readonly MergeField[] = [...MERGE_FIELDS, ...RECORD_TAG_NAMES];
/** Merge fields that have a value for every recipient. */
const FILLED: readonly string[] = ['email', 'company_name'];
/** Values of merge fields; a field without a value keeps its fallback. */
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

/** Placeholder of the recipient's unsubscribe URL. */
export const UNSUBSCRIBE_FIELD = '{{unsubscribe_url}}';

/** Merge field of the email's URL in the archive of the site. It is the same for every recipient. */
export const ARCHIVE_FIELD = '{{archive_url}}';
const ARCHIVE_LINK = / href="\{\{archive_url\}\}"/g;
const ARCHIVE_TEXT = /\{\{\s*archive_url\s*(?:\|([^{}]{0,200}))?\}\}/gi;

const FIELD = /\{\{\s*([a-z_]{1,40})\s*(?:\|([^{}]{0,200}))?\}\}/gi;

const known = (name: string): MergeField | undefined =>
  ALL_FIELDS.find((field) => field === name.toLowerCase());

/**
 * Returns warnings about the merge fields of a text.
 * @param options - merge fields about the record of the email, which have values
 * @returns warnings, each once
 */
export function fieldWarnings(
  text: string,
  { recordFields = [] }: { readonly recordFields?: readonly RecordTag[] } = {},
): EmailWarning[] {
  const filled = [...FILLED, ...recordFields];
  const found = new Set<EmailWarning>();
  for (const [whole, name = '', fallback] of text.matchAll(FIELD)) {
    if (whole === UNSUBSCRIBE_FIELD) continue;
    if (!known(name)) found.add('unknown_merge_tag');
    else if (!fallback?.trim() && !filled.includes(name.toLowerCase()))
      found.add('merge_tag_without_fallback');
  }
  return [...found];
}

/** Returns whether a text contains the URL of the archive. */
export const hasArchiveField = (text: string): boolean => text.search(ARCHIVE_TEXT) >= 0;

/**
 * Fills in the URL of the archive. Without one, links to it lose their address, and texts have the fallback of the field.
 * @param url - escaped for the text around it; '' for none
 */
export function fillArchiveField(text: string, url: string): string {
  return text
    .replace(ARCHIVE_LINK, () => (url ? ` href="${url}"` : ''))
    .replace(
      ARCHIVE_TEXT,
      (_field, fallback: string | undefined) => url || (fallback ?? '').trim(),
    );
}

/** A merge field in a text, or the place of the unsubscribe URL. */
export interface MergeSlot {
  /** Undefined for a field that does not exist. */
  readonly field: MergeField | 'unsubscribe_url' | undefined;
  /** Text for recipients without a value. It is part of the text around it, and escaped as that is. */
  readonly fallback: string;
}

/** Cuts a text at its merge fields, so that it can be filled in for many recipients. */
export function cutAtFields(text: string): (string | MergeSlot)[] {
  const parts: (string | MergeSlot)[] = [];
  let end = 0;
  for (const match of text.matchAll(FIELD)) {
    const [whole, name = '', fallback = ''] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    const field = whole === UNSUBSCRIBE_FIELD ? 'unsubscribe_url' : known(name);
    parts.push({ field, fallback: fallback.trim() });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/**
 * Returns the text of a merge field.
 * @param print - escapes a value for the text around it
 */
export function fillSlot(
  { field, fallback }: MergeSlot,
  values: MergeValues,
  unsubscribeUrl: string,
  print: (value: string) => string,
): string {
  if (field === 'unsubscribe_url') return print(unsubscribeUrl);
  const value = field && values[field]?.trim();
  return value ? print(value) : fallback;
}

function merge(
  text: string,
  values: MergeValues,
  unsubscribeUrl: string,
  print: (value: string) => string,
): string {
  return cutAtFields(text)
    .map((part) =>
      typeof part === 'string' ? part : fillSlot(part, values, unsubscribeUrl, print),
    )
    .join('');
}

const printHtml = (value: string): string => escapeHtml(value).replace(/\r?\n/g, '<br />');

/** Replaces the merge fields of rendered HTML; values are escaped, and their line breaks stay. */
export function mergeHtml(html: string, values: MergeValues, unsubscribeUrl: string): string {
  return merge(html, values, unsubscribeUrl, printHtml);
}

/** Replaces the merge fields of plain text. */
export function mergeText(text: string, values: MergeValues, unsubscribeUrl: string): string {
  return merge(text, values, unsubscribeUrl, (value) => value);
}

/** Replaces the name of the company in a text of the editor's canvas, which knows no reader. */
export function mergeCompany(
  text: string,
  { company_name }: { readonly company_name: string },
): string {
  return text.replaceAll('{{company_name}}', company_name || 'Your company');
}

/** Replaces the merge fields of a subject; values are reduced to one line, since a line break would start another header. */
export function mergeLine(text: string, values: MergeValues): string {
  return mergeText(text, values, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
