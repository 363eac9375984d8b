import { expect, it } from 'vitest';
import { parsePeople } from './parse-people.ts';

const ada = { email: 'ada@kiln.example', firstname: 'Ada', lastname: 'Lovelace' };

it.each([
  ['an address with its name', 'Ada Lovelace <ada@kiln.example>'],
  ['commas', 'ada@kiln.example, Ada, Lovelace'],
  ['semicolons, with the address last', 'Ada;Lovelace;ada@kiln.example'],
  ['a spreadsheet', 'Ada\tLovelace\tada@kiln.example'],
  ['quotes', '"Ada","Lovelace","ada@kiln.example"'],
  ['headings', '\uFEFFLast name,Phone,E-mail,First name\r\nLovelace,12,ada@kiln.example,Ada\r\n'],
])('reads a person from %s', (_kind, text) => {
  expect(parsePeople(text)).toEqual({ people: [ada], badLines: [], repeated: 0, badZones: [] });
});

it('reads each address once, and names the lines without one', () => {
  expect(parsePeople('ada@kiln.example\n\nnobody\nADA@kiln.example\nbob@kiln.example')).toEqual({
    people: [
      { email: 'ada@kiln.example', firstname: '', lastname: '' },
      { email: 'bob@kiln.example', firstname: '', lastname: '' },
    ],
    badLines: [3],
    repeated: 1,
    badZones: [],
  });
  expect(parsePeople('')).toEqual({ people: [], badLines: [], repeated: 0, badZones: [] });
});

it('reads the column of time zones, and names those that are unknown', () => {
  const text =
    'email;Time zone\nada@kiln.example;europe/berlin\nbob@kiln.example;Mars/Base\ncy@kiln.example;';
  const person = (email: string) => ({ email, firstname: '', lastname: '' });
  expect(parsePeople(text)).toEqual({
    people: [
      { ...person('ada@kiln.example'), timezone: 'Europe/Berlin' },
      person('bob@kiln.example'),
      person('cy@kiln.example'),
    ],
    badLines: [],
    repeated: 0,
    badZones: ['Mars/Base'],
  });
});

it('takes time in proportion to the text', () => {
  const hostile = ['<'.repeat(50_000), '"'.repeat(50_000), ','.repeat(50_000), ' '.repeat(50_000)];
  expect(parsePeople(hostile.join('\n')).badLines).toEqual([1, 2, 3]);
});
