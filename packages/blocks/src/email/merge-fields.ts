import { escapeHtml } from '@org/content/html';
import { RECORD_TAG_NAMES, type RecordTag } from '@org/schema/entities';
import type { EmailWarning } from './email-view.ts';
import { findFields } from './find-fields.ts';

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

/** Part of a field that makes its value URL-encoded, such as `{{url:email}}`. */
const URL_PREFIX = 'url:';
const known = (name: string): MergeField | undefined =>
  ALL_FIELDS.find((field) => field === name.toLowerCase());

/** Splits the name in a field into that of the field and whether its value is URL-encoded. */
function readName(name: string): { readonly name: string; readonly isUrl: boolean } {
  const lower = name.toLowerCase();
  const isUrl = lower.startsWith(URL_PREFIX);
  return { name: isUrl ? lower.slice(URL_PREFIX.length) : lower, isUrl };
}

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
  const check = (part: string): void => {
    for (const { start, end, name: given, fallback } of findFields(part)) {
      if (part.slice(start, end) === UNSUBSCRIBE_FIELD) continue;
      const { name } = readName(given);
      const hasFallback = fallback.trim() !== '';
      if (!known(name)) found.add(hasFallback ? 'unknown_tag_with_fallback' : 'unknown_merge_tag');
      else if (!hasFallback && !filled.includes(name)) found.add('merge_tag_without_fallback');
      if (!fallback.includes('{{')) continue;
      found.add('nested_merge_tag');
      check(fallback);
    }
  };
  check(text);
  const isOpen = cutAtFields(text).some((part) => typeof part === 'string' && part.includes('{{'));
  if (isOpen) found.add('malformed_merge_tag');
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
  /** Text for recipients without a value, cut at its fields. It is part of the text around it, and escaped as that is. */
  readonly fallback: readonly (string | MergeSlot)[];
  /** True for a value that is URL-encoded. */
  readonly isUrl: boolean;
}

/** Cuts a text at its merge fields, so that it can be filled in for many recipients. */
export function cutAtFields(text: string): (string | MergeSlot)[] {
  const parts: (string | MergeSlot)[] = [];
  let end = 0;
  for (const { start, name: given, fallback, ...found } of findFields(text)) {
    if (start > end) parts.push(text.slice(end, start));
    const { name, isUrl } = readName(given);
    const isUnsubscribe = text.slice(start, found.end) === UNSUBSCRIBE_FIELD;
    const field = isUnsubscribe ? 'unsubscribe_url' : known(name);
    end = found.end;
    parts.push({ field, fallback: cutAtFields(fallback.trim()), isUrl });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Encodes a text for a part of a URL. Half of a pair of UTF-16 units cannot be encoded, and is left out. */
const encodeForUrl = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Maximum number of characters of a fallback in a URL. */
const MAX_URL_FALLBACK = 200;
const encodeFallback = (text: string): string => encodeForUrl(text.slice(0, MAX_URL_FALLBACK));

/** Returns the position of the first merge field of a text, or -1. */
export function findField(text: string): number {
  for (const { start } of findFields(text)) return start;
  return -1;
}

/**
 * Makes the values of the merge fields of a URL, and their fallbacks, URL-encoded.
 * @param printText - escapes the text between fields
 */
export function toUrlFields(url: string, printText: (text: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { start, name: given, fallback, ...found } of findFields(url)) {
    const inUrl = toUrlFields(fallback.trim(), encodeFallback);
    const { name } = readName(given);
    parts.push(printText(url.slice(end, start)), `{{${URL_PREFIX}${name}${inUrl && `|${inUrl}`}}}`);
    end = found.end;
  }
  return parts.join('') + printText(url.slice(end));
}

/** Address of a link with merge fields in compiled HTML. */
const PERSONAL_HREF = /(?<= href=")[^"{]*\{\{url:[^"]*(?=")/g;

/** Returns the addresses of compiled HTML that are different for each recipient, except the one to unsubscribe. */
export const findPersonalLinks = (html: string): string[] => html.match(PERSONAL_HREF) ?? [];

/** Replaces the addresses of compiled HTML that are different for each recipient, except the one to unsubscribe. */
export const replacePersonalLinks = (html: string, href: string): string =>
  html.replace(PERSONAL_HREF, () => href);

/**
 * Returns the text of a merge field.
 * @param print - escapes a value for the text around it
 */
export function fillSlot(
  { field, fallback, isUrl }: MergeSlot,
  values: MergeValues,
  unsubscribeUrl: string,
  print: (value: string) => string,
): string {
  if (field === 'unsubscribe_url') return print(unsubscribeUrl);
  const value = field && values[field]?.trim();
  // In a path, a value of dots leads to another one.
  if (value && !(isUrl && /^\.+$/.test(value))) return print(isUrl ? encodeForUrl(value) : value);
  return fillParts(fallback, values, unsubscribeUrl, print);
}

function fillParts(
  parts: readonly (string | MergeSlot)[],
  values: MergeValues,
  unsubscribeUrl: string,
  print: (value: string) => string,
): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : fillSlot(part, values, unsubscribeUrl, print),
    )
    .join('');
}

function merge(
  text: string,
  values: MergeValues,
  unsubscribeUrl: string,
  print: (value: string) => string,
): string {
  return fillParts(cutAtFields(text), values, unsubscribeUrl, print);
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
