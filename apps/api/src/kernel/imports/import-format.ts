import { appError } from '@org/schema/errors';
import { fromCsvCell } from '../exports/csv.ts';
import { type Cells, type ImportField, plainHeading } from './import-field.ts';

/** A row of a file under the names of the fields that its columns are put into. */
export interface FormRow {
  /** Line of the file as a spreadsheet counts it: the heading is 1. */
  readonly no: number;
  readonly cells: Cells;
}

/** Rows of one record, read. */
export interface ReadForm {
  readonly body: Record<string, unknown>;
  /** Cells of the rows that are not part of a body. */
  readonly cells: Cells;
  /**
   * Returns the label of a value of the body.
   * @example `variants[2].price` → `Variant Price (row 14)`
   */
  readonly where: (path: string) => string | undefined;
}

/** The form in which another program writes its files: several rows may be one record. */
export interface ImportForm {
  /** It stands in the database, so it never changes. */
  readonly name: string;
  /** Name of the program. */
  readonly label: string;
  /** Singular and plural noun of the parts that rows describe. */
  readonly part: readonly [one: string, many: string];
  /** Headings without which a file is not of this form; of each list one. */
  readonly signs: readonly (readonly string[])[];
  readonly fields: readonly ImportField[];
  /** Returns keys that the rows of one record share, one of which is enough; none for a row that is a record. */
  getKeys(cells: Cells): readonly string[];
  /** True for a row that is a part, such as a variant. */
  isPart(cells: Cells): boolean;
  /**
   * Makes one body of the rows of a record, in the order of the file.
   * @param headings - headings by field
   * @returns body
   * @throws `validation_failed`, with the place in the words of the file
   */
  read(rows: readonly FormRow[], headings: Cells): ReadForm;
}

/** The form that a file is of, by its heading; undefined for any other. */
export function getForm(
  columns: readonly string[],
  forms: readonly ImportForm[],
): ImportForm | undefined {
  const there = new Set(columns.map(plainHeading));
  return forms.find(({ signs }) =>
    signs.every((names) => names.some((name) => there.has(plainHeading(name)))),
  );
}

/**
 * The cells of a row under the names of their fields.
 * @param mapping - field of each column or ''
 * @returns cells
 */
export function getCells(
  values: readonly string[],
  mapping: readonly string[],
): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [column, name] of mapping.entries())
    if (name) cells[name] = fromCsvCell(values[column] ?? '').trim();
  return cells;
}

/**
 * Names the places of a record in the words of its file.
 * @param headings - headings by field
 * @param first - first row
 * @returns name of a field of a row
 */
export function placeNames(
  fields: readonly ImportField[],
  headings: Cells,
  first: Pick<FormRow, 'no'>,
): (field: string, row: Pick<FormRow, 'no'>) => string {
  return (field, { no }) => {
    const label = headings[field] || fields.find(({ name }) => name === field)?.label || field;
    return no === first.no ? label : `${label} (row ${no})`;
  };
}

/** Names of the columns of a record's values. */
export type PlaceNames = ReturnType<typeof placeNames>;

/** Says what is wrong in one place of a file. */
export function wrongAt(place: string, problem: string): Error {
  return appError('validation_failed', { formErrors: { [place]: problem } });
}
