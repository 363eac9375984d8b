import type { AnyObjectSchema } from 'yup';
import type { AnyEntityKind } from '../entities/entity-kind.ts';

/** A field that a column of a file can be put into. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Other headings by which it is known, in lower case. */
  readonly aliases?: readonly string[];
}

/** An entity that files can be taken into. */
export interface ImportTarget {
  readonly kind: AnyEntityKind;
  readonly fields: readonly ImportField[];
  /** Fields by which a row is known again, with the column that holds them in lower case. */
  readonly matchOn: readonly { readonly name: string; readonly column: string }[];
  readonly create: AnyObjectSchema;
  /** A body as the calls take it. Shape: text of each mapped field, '' for an empty cell → body. */
  toBody(cells: Readonly<Record<string, string>>): Record<string, unknown>;
}

/** What two headings are compared by. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The field for each column, by its heading. Shape: headings, fields → names; '' for a column that is no field. */
export function suggestMapping(
  columns: readonly string[],
  fields: readonly ImportField[],
): string[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const heading = plainHeading(column);
    const found = fields.find(
      ({ name, label, aliases = [] }) =>
        !taken.has(name) &&
        heading !== '' &&
        [name, label, ...aliases].some((word) => plainHeading(word) === heading),
    );
    if (found) taken.add(found.name);
    return found?.name ?? '';
  });
}
