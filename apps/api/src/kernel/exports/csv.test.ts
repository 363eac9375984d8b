import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, fromCsvCell } from './csv.ts';

describe('a CSV cell', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['+14165550123', `"'+14165550123"`],
    ['-2+3', `"'-2+3"`],
    ['\tx', `"'\tx"`],
    ['-12.50', '"-12.50"'],
    ['12', '"12"'],
    ['say "hi"', '"say ""hi"""'],
    ['', '""'],
  ])('makes a cell safe for spreadsheets: %s', (value, cell) => {
    expect(csvRow([value])).toBe(`${cell}\r\n`);
  });

  it('writes CSV that parses to the same values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 8 }),
        (values) => {
          const plain = values.map((value) => value.replaceAll('\0', ''));
          const [row = []] = parse(csvRow(plain), { relax_column_count: true }) as string[][];
          // A value that begins with an apostrophe before a formula's sign is parsed as an escaped cell.
          const expected = plain.map((value) =>
            csvRow([value]) === `"${value}"\r\n` ? fromCsvCell(value) : value,
          );
          expect(row.map(fromCsvCell)).toEqual(expected.map(fromCsvCell));
        },
      ),
    );
  });
});
