/** Signs with which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One value as a cell. What a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One row of a file, with its line end. */
export function csvRow(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Removes the prefix that `csvCell` put before a value. */
export function fromCsvCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
