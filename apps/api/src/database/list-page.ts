/** Rows are counted up to here: beyond, the total says that there are more. */
export const COUNT_CAP = 10_000;

/** Part of a list that a request asks for. */
export interface ListPage {
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** What a list answers. */
export interface ListResults<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly nextCursor: string | null;
  readonly totalIsCapped: boolean;
}

/** Puts a list's answer together. Shape: page, rows, count up to the cap plus one, where it goes on → results. */
export function listResults<Row>(
  page: ListPage,
  rows: Row[],
  counted: number,
  nextCursor: string | null = null,
): ListResults<Row> {
  return {
    rows,
    total: Math.min(counted, COUNT_CAP),
    currentPage: page.currentPage,
    itemsPerPage: page.itemsPerPage,
    nextCursor,
    totalIsCapped: counted > COUNT_CAP,
  };
}

/** Text of a search as a pattern that finds it anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
