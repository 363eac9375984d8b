import { PAGE_STATUSES, type PageStatus } from '@org/schema';
import type { Sort } from '@org/ui';
import { searchWords } from '../../../app/search-words.ts';
import type { PageListQuery } from '../pages.queries.ts';

/** Rows per page to choose from. */
export const PAGE_SIZES = [25, 50, 100] as const;

const COLUMNS = ['title', 'slug', 'status', 'publish_date', 'updated_at', 'created_at'] as const;
const NEWEST_FIRST: Sort = { column: 'updated_at', direction: 'DESC' };

/** State of the list as the address holds it; what is at its default is left out. */
export interface PageSearch {
  readonly search?: string;
  readonly status?: PageStatus;
  readonly sort?: (typeof COLUMNS)[number];
  readonly direction?: 'ASC' | 'DESC';
  readonly page?: number;
  readonly size?: (typeof PAGE_SIZES)[number];
}

const oneOf = <const Value>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** Reads the list's state from an address; nonsense is left out rather than refused. */
export function readPageSearch(given: Record<string, unknown>): PageSearch {
  const search =
    typeof given.search === 'string' || typeof given.search === 'number'
      ? String(given.search).slice(0, 200)
      : '';
  const status = oneOf(PAGE_STATUSES, given.status);
  const sort = oneOf(COLUMNS, given.sort);
  const direction = oneOf(['ASC', 'DESC'], given.direction);
  const size = oneOf(PAGE_SIZES, Number(given.size));
  const page = Number(given.page);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(sort && { sort }),
    ...(direction && { direction }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(size && size !== PAGE_SIZES[0] && { size }),
  };
}

/** The order that a state stands for. */
export function sortOf({ sort, direction }: PageSearch): Sort {
  return {
    column: sort ?? NEWEST_FIRST.column,
    direction: direction ?? (sort ? 'ASC' : NEWEST_FIRST.direction),
  };
}

/** What the server is asked for. */
export function toListQuery(search: PageSearch): PageListQuery {
  const sort = sortOf(search);
  const words = searchWords(search.search);
  return {
    currentPage: search.page ?? 1,
    itemsPerPage: search.size ?? PAGE_SIZES[0],
    orderBy: sort.column,
    orderDirection: sort.direction,
    ...(words && { search: words }),
    ...(search.status && { status: search.status }),
  };
}

/** The state after a change; anything but turning the page leads back to the first one. */
export function changeSearch(
  search: PageSearch,
  change: Partial<Record<keyof PageSearch, unknown>>,
): PageSearch {
  const page = 'page' in change ? change.page : undefined;
  return readPageSearch({ ...search, ...change, page });
}
