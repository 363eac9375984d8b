import { readTimeZone } from '@org/schema';
import type { SubscribersAdd } from '@org/schema/entities';

/** A person as typed, pasted or read from a file. */
export type Person = SubscribersAdd['people'][number];

/** People of a text, and its lines without an address. */
export interface ParsedPeople {
  /** Each address once, in the order of the text. */
  readonly people: readonly Person[];
  /** Numbers of lines, from 1. */
  readonly badLines: readonly number[];
  /** Number of addresses that stand in the text more than once. */
  readonly repeated: number;
  /** Texts in the column of time zones that name none, each once; these people have no time zone. */
  readonly badZones: readonly string[];
}

/** Maximum lengths that the server takes: it refuses a whole part of the list for one person beyond them. */
export const MAX_PERSON_NAME = 100;
const MAX_ADDRESS = 254;

/** Column of each heading that spreadsheets of addresses usually have. */
const HEADINGS: Readonly<Record<string, keyof Person>> = {
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  mail: 'email',
  'first name': 'firstname',
  firstname: 'firstname',
  first: 'firstname',
  name: 'firstname',
  'last name': 'lastname',
  lastname: 'lastname',
  surname: 'lastname',
  last: 'lastname',
  timezone: 'timezone',
  'time zone': 'timezone',
  time_zone: 'timezone',
};

const SEPARATORS = ['\t', ';', ','] as const;

/** Splits a line at a separator outside of quotes; undefined for a line with a quote that does not end. */
function splitQuoted(line: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const mark = line[at] ?? '';
    if (isQuoted && mark === '"') {
      // Two quotes in a quoted cell stand for one.
      if (line[at + 1] !== '"') isQuoted = false;
      else {
        cell += mark;
        at += 1;
      }
    } else if (!isQuoted && mark === '"' && cell.trim() === '') isQuoted = true;
    else if (!isQuoted && mark === separator) {
      cells.push(cell);
      cell = '';
    } else cell += mark;
  }
  return isQuoted ? undefined : [...cells, cell];
}

/** Returns a cell without control characters, which no name has. */
const cleanCell = (cell: string): string => cell.replaceAll(/\p{Cc}/gu, '').trim();

/** Splits a line at tabs, semicolons or commas outside of quotes, whichever it has. */
function splitLine(line: string): string[] {
  for (const separator of SEPARATORS) {
    const cells = splitQuoted(line, separator) ?? line.replaceAll('"', '').split(separator);
    if (cells.length > 1) return cells.map(cleanCell);
  }
  return [cleanCell(splitQuoted(line, ',')?.[0] ?? line.replaceAll('"', ''))];
}

/** Reads the columns of a first line without an address; undefined for one that names none. */
function readHeadings(line: string): (keyof Person | undefined)[] | undefined {
  if (line.includes('@')) return undefined;
  const columns = splitLine(line).map((cell) => HEADINGS[cell.toLowerCase()]);
  return columns.includes('email') ? columns : undefined;
}

const isAddress = (text: string): boolean => text.includes('@') && text.length <= MAX_ADDRESS;

const shortNames = (firstname: string, lastname: string) => ({
  firstname: firstname.slice(0, MAX_PERSON_NAME),
  lastname: lastname.slice(0, MAX_PERSON_NAME),
});

/** Reads `Ada Lovelace <ada@kiln.example>`; undefined for other texts. */
function readNamed(line: string): Person | undefined {
  const start = line.lastIndexOf('<');
  const end = line.lastIndexOf('>');
  const email = start < 0 || end < start ? '' : cleanCell(line.slice(start + 1, end));
  if (!isAddress(email)) return undefined;
  const [firstname = '', ...rest] = cleanCell(line.slice(0, start).replaceAll('"', '')).split(
    /\s+/,
  );
  return { email, ...shortNames(firstname, rest.join(' ')) };
}

/** Reads a person from a line, by the columns of the headings if there are any. */
function readPerson(
  line: string,
  columns: readonly (keyof Person | undefined)[] | undefined,
  badZones: Set<string>,
): Person | undefined {
  const named = columns ? undefined : readNamed(line);
  if (named) return named;
  const cells = splitLine(line);
  const at = columns ? columns.indexOf('email') : cells.findIndex((cell) => cell.includes('@'));
  const email = cells[at] ?? '';
  if (!isAddress(email)) return undefined;
  const others = cells.filter((_cell, index) => index !== at);
  const pick = (field: 'firstname' | 'lastname', place: number): string =>
    (columns ? cells[columns.indexOf(field)] : others[place]) ?? '';
  const given = columns?.includes('timezone') ? (cells[columns.indexOf('timezone')] ?? '') : '';
  // Reading a time zone is slow, and most files have none.
  const timezone = given === '' ? undefined : readTimeZone(given);
  if (given !== '' && timezone === undefined) badZones.add(given);
  return {
    email,
    ...shortNames(pick('firstname', 0), pick('lastname', 1)),
    ...(timezone !== undefined && { timezone }),
  };
}

/**
 * Reads people from lines of a list, a spreadsheet or a CSV file: an address, with or without names, in any usual order. A time zone
 * needs a heading.
 * @param text - lines, the first of which may hold headings
 */
export function parsePeople(text: string): ParsedPeople {
  const byEmail = new Map<string, Person>();
  const badLines: number[] = [];
  const badZones = new Set<string>();
  let repeated = 0;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  // Excel begins files with the separator, such as `sep=;`.
  const first = /^"?sep=.?"?$/i.test(lines[0]?.trim() ?? '') ? 1 : 0;
  const columns = readHeadings(lines[first] ?? '');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || index < first || (index === first && columns)) continue;
    const person = readPerson(line, columns, badZones);
    const key = person?.email.toLowerCase();
    if (!person || !key) badLines.push(index + 1);
    else if (byEmail.has(key)) repeated++;
    else byEmail.set(key, person);
  }
  return { people: [...byEmail.values()], badLines, repeated, badZones: [...badZones] };
}
