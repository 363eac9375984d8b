import { stringify } from 'csv-stringify/sync';

/** Characters with which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a value that no spreadsheet reads as a formula: an apostrophe is put before its first character. The option
 * `escape_formulas` of the library would also turn negative numbers into text.
 */
function escapeFormula(value: string): string {
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}

/** Returns one row of a file, with its line end. */
export function csvRow(values: readonly string[]): string {
  return stringify([values.map(escapeFormula)], {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

/** Removes the prefix that `csvRow` put before a value. */
export function fromCsvCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
