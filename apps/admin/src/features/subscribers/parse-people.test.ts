import { expect, it } from 'vitest';
import { MAX_PERSON_NAME, parsePeople } from './parse-people.ts';

const ada = { email: 'ada@kiln.example', firstname: 'Ada', lastname: 'Lovelace' };

it.each([
  ['an address with its name', 'Ada Lovelace <ada@kiln.example>'],
  ['commas', 'ada@kiln.example, Ada, Lovelace'],
  ['semicolons, with the address last', 'Ada;Lovelace;ada@kiln.example'],
  ['a spreadsheet', 'Ada\tLovelace\tada@kiln.example'],
  ['quotes', '"Ada","Lovelace","ada@kiln.example"'],
  ['a quoted cell with another separator', 'ada@kiln.example,"Ada","Lovelace"'],
  [
    'the separator that Excel names',
    'sep=;\nemail;first name;last name\nada@kiln.example;Ada;Lovelace',
  ],
  ['control characters', 'ada@kiln.example,A\0da,Love\x07lace'],
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

it('reads hostile cells as text', () => {
  const [formula, quoted, open] = parsePeople(
    [
      '=HYPERLINK("https://evil.example"),ada@kiln.example',
      '"Smith; ""Ada"" John",bob@kiln.example',
      'O"Brien,cy@kiln.example',
      '"Unended,dee@kiln.example',
    ].join('\n'),
  ).people;
  expect(formula).toMatchObject({
    email: 'ada@kiln.example',
    firstname: '=HYPERLINK("https://evil.example")',
  });
  expect(quoted).toMatchObject({ email: 'bob@kiln.example', firstname: 'Smith; "Ada" John' });
  expect(open).toMatchObject({ email: 'cy@kiln.example', firstname: 'O"Brien' });
  expect(parsePeople('"Unended,dee@kiln.example').people).toEqual([
    { email: 'dee@kiln.example', firstname: 'Unended', lastname: '' },
  ]);
});

it('shortens names that are longer than the server takes, so that one cell does not refuse a thousand people', () => {
  const [person] = parsePeople(`ada@kiln.example,${'A'.repeat(5000)},${'B'.repeat(5000)}`).people;
  expect(person?.firstname?.length).toBe(MAX_PERSON_NAME);
  expect(person?.lastname?.length).toBe(MAX_PERSON_NAME);
});

it('reads 50,000 lines', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `"Ada, ${at}";person${at}@kiln.example`);
  const { people, badLines } = parsePeople(lines.join('\r\n'));
  expect([people.length, badLines.length]).toEqual([50_000, 0]);
});

it('takes time in proportion to the text', () => {
  const hostile = ['<'.repeat(50_000), '"'.repeat(50_000), ','.repeat(50_000), ' '.repeat(50_000)];
  expect(parsePeople(hostile.join('\n')).badLines).toEqual([1, 2, 3]);
});
