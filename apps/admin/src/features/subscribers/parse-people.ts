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

/** Splits a line at tabs, semicolons or commas outside of quotes, whichever it has. */
function splitLine(line: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ',';
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const mark of line)
    if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += mark;
  return [...cells, cell.trim()];
}

/** Reads the columns of a first line without an address; undefined for one that names none. */
function readHeadings(line: string): (keyof Person | undefined)[] | undefined {
  if (line.includes('@')) return undefined;
  const columns = splitLine(line).map((cell) => HEADINGS[cell.toLowerCase()]);
  return columns.includes('email') ? columns : undefined;
}

/** Reads `Ada Lovelace <ada@kiln.example>`; undefined for other texts. */
function readNamed(line: string): Person | undefined {
  const start = line.lastIndexOf('<');
  const end = line.lastIndexOf('>');
  const email = start < 0 || end < start ? '' : line.slice(start + 1, end).trim();
  if (!email.includes('@')) return undefined;
  const [firstname = '', ...rest] = line.slice(0, start).replaceAll('"', '').trim().split(/\s+/);
  return { email, firstname, lastname: rest.join(' ') };
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
  if (!email.includes('@')) return undefined;
  const others = cells.filter((_cell, index) => index !== at);
  const pick = (field: 'firstname' | 'lastname', place: number): string =>
    (columns ? cells[columns.indexOf(field)] : others[place]) ?? '';
  const given = columns?.includes('timezone') ? (cells[columns.indexOf('timezone')] ?? '') : '';
  const timezone = readTimeZone(given);
  if (given !== '' && timezone === undefined) badZones.add(given);
  return {
    email,
    firstname: pick('firstname', 0),
    lastname: pick('lastname', 1),
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
  const columns = readHeadings(lines[0] ?? '');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && columns)) continue;
    const person = readPerson(line, columns, badZones);
    const key = person?.email.toLowerCase();
    if (!person || !key) badLines.push(index + 1);
    else if (byEmail.has(key)) repeated++;
    else byEmail.set(key, person);
  }
  return { people: [...byEmail.values()], badLines, repeated, badZones: [...badZones] };
}
