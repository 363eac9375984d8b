/** A field that a column of a file can be put into. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Other headings by which it is known, in any case. */
  readonly aliases?: readonly string[];
}

/** Text of each mapped field of a row; '' for an empty cell. */
export type Cells = Readonly<Record<string, string>>;

/** Returns the form of a column header that headers are compared by. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
