import type { DeliveryEvent } from './delivery-event.ts';
import { readReturnPath } from './verp.ts';

/** Headers that name the address which an email was returned to. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];

/** Characters of an address header that are read. */
const MAX_HEADER = 2000;
/** Characters of a message without a report that are searched for a status. */
const MAX_WORDS = 20_000;

/** Message-ID of a campaign's email within the returned text. */
const MESSAGE_ID = /message-id:\s{0,20}<((?:t\d{1,15}\.)?c\d{1,15}\.s[\w.-]{1,60})@/i;
/** Class, subject and detail of a status. Source: RFC 3463 */
const STATUS = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;
/** Reply for a mailbox that does not exist. Source: RFC 5321 */
const NO_MAILBOX = /\b55[013]\b/;

/** Start of a part of a message, with its type of content. */
const PART_TYPE = /^content-type:[ \t]{0,20}message\/(delivery-status|feedback-report)\b/im;

/** Reads header fields by name, in lower case; of several with one name the first. A folded line continues the one before. */
function readFields(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    if (/^[ \t]/.test(line)) {
      const value = fields.get(last);
      if (value !== undefined && value.length < MAX_HEADER)
        fields.set(last, `${value} ${line.trim().slice(0, MAX_HEADER)}`);
      continue;
    }
    const at = line.indexOf(':');
    last = at < 1 ? '' : line.slice(0, at).trim().toLowerCase();
    if (last !== '' && !fields.has(last)) fields.set(last, line.slice(at + 1).trim());
    else last = '';
  }
  return fields;
}

/** Returns the index of the first empty line from a start; the number of lines without one. */
function endOfHeaders(lines: readonly string[], start: number): number {
  const end = lines.indexOf('', start);
  return end < 0 ? lines.length : end;
}

/** Report within a message: its type, and its fields; those of several recipients stand after one another. */
interface Report {
  readonly type: string;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Finds the report in a message. Its content is always plain text (RFC 3464), so that no parser of whole messages is needed; those
 * that are available take minutes for some messages of 200 kB.
 */
function findReport(lines: readonly string[]): Report | undefined {
  for (let at = 0; at < lines.length; at++) {
    const type = PART_TYPE.exec(lines[at] ?? '')?.[1]?.toLowerCase();
    if (type === undefined) continue;
    const start = endOfHeaders(lines, at);
    const end = lines.findIndex((line, index) => index > start && line.startsWith('--'));
    const part = lines.slice(start + 1, end < 0 ? undefined : end);
    return { type, fields: readFields(part) };
  }
  return undefined;
}

/** Returns the kind of a status; undefined where it is not known. */
function getKind(status: string, words: string): 'hard' | 'soft' | undefined {
  const [, level, subject] = STATUS.exec(status) ?? STATUS.exec(words) ?? [];
  if (level === undefined) return undefined;
  if (level === '4') return 'soft';
  return subject === '1' || (subject === '0' && NO_MAILBOX.test(words)) ? 'hard' : 'soft';
}

/** Returns the token of the address that an email was returned to, or the Message-ID of the email inside. */
function getReference(headers: ReadonlyMap<string, string>, source: string): string {
  for (const name of RECIPIENT_HEADERS) {
    const found = readReturnPath(headers.get(name)?.slice(0, MAX_HEADER) ?? '');
    if (found)
      return `${found.tenantId === undefined ? '' : `t${found.tenantId}.`}c0.s${found.token}`;
  }
  return MESSAGE_ID.exec(source)?.[1] ?? '';
}

/**
 * Reads a message in the mailbox of returned emails: a report of delivery (RFC 3464), a complaint (RFC 5965), or a server's words
 * without a report.
 * @returns undefined for every other message, such as an answer of a person who is away, and for one of an email that is not ours
 */
export function parseReturnedEmail(source: Uint8Array): DeliveryEvent | undefined {
  const text = new TextDecoder('utf-8').decode(source);
  const lines = text.split(/\r?\n/);
  const headersEnd = endOfHeaders(lines, 0);
  const headers = readFields(lines.slice(0, headersEnd));
  const reference = getReference(headers, text);
  if (reference === '') return undefined;
  const report = findReport(lines);
  if (!report) {
    // People who are away answer automatically, too.
    if (/auto-replied/i.test(headers.get('auto-submitted') ?? '')) return undefined;
    const words = lines.slice(headersEnd).join('\n').slice(0, MAX_WORDS);
    const kind = getKind('', words);
    return kind && { kind, email: '', reference, reason: STATUS.exec(words)?.[0] ?? '' };
  }
  const { type, fields } = report;
  if (type === 'feedback-report') return { kind: 'complaint', email: '', reference, reason: '' };
  const action = fields.get('action')?.toLowerCase() ?? '';
  const reason = fields.get('diagnostic-code') ?? fields.get('status') ?? '';
  if (action === 'delivered' || action === 'relayed')
    return { kind: 'delivered', email: '', reference, reason };
  const kind = action === 'failed' ? getKind(fields.get('status') ?? '', reason) : undefined;
  return kind && { kind, email: '', reference, reason };
}
