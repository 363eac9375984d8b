/** Rows are counted up to here: beyond, the total says that there are more. */
export const COUNT_CAP = 10_000;

/** Part of a list that a request asks for. */
export interface ListPage {
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/** Results of a list request. */
export interface ListResults<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly nextCursor: string | null;
  readonly totalIsCapped: boolean;
}

/**
 * Builds the results of a list request.
 * @param counted - count up to the limit plus one or exact
 * @param isExact - whether the count is exact
 * @returns results
 */
export function listResults<Row>(
  page: ListPage,
  rows: Row[],
  counted: number,
  nextCursor: string | null = null,
  isExact = false,
): ListResults<Row> {
  const isCapped = !isExact && counted > COUNT_CAP;
  return {
    rows,
    total: isCapped ? COUNT_CAP : counted,
    currentPage: page.currentPage,
    itemsPerPage: page.itemsPerPage,
    nextCursor,
    totalIsCapped: isCapped,
  };
}

/** Text of a search as a pattern that finds it anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
