import type { SentQuery } from '@org/api-client';
import type { apiContract } from '@org/schema/contract';
import { searchTerms } from '../screen/search-terms.ts';

/** Available numbers of images per page. */
export const LIBRARY_SIZES = [24, 48, 96] as const;

/** Sort orders of the media library. */
export const LIBRARY_ORDERS = {
  newest: ['created_at', 'DESC'],
  oldest: ['created_at', 'ASC'],
  nameUp: ['filename', 'ASC'],
  nameDown: ['filename', 'DESC'],
  largest: ['filesize', 'DESC'],
  smallest: ['filesize', 'ASC'],
} as const;
export type LibraryOrder = keyof typeof LIBRARY_ORDERS;

/** State of the media library; default values are absent. */
export interface LibraryState {
  readonly search?: string;
  readonly folder?: number;
  readonly unused?: true;
  readonly order?: Exclude<LibraryOrder, 'newest'>;
  readonly page?: number;
  readonly size?: (typeof LIBRARY_SIZES)[number];
}

const whole = (given: unknown, most: number): number | undefined => {
  const number = Number(given);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};

/** Parses the state from a URL and drops invalid values. */
export function readLibraryState(given: Readonly<Record<string, unknown>>): LibraryState {
  const search = typeof given.search === 'string' ? given.search.slice(0, 200) : '';
  const folder = whole(given.folder, Number.MAX_SAFE_INTEGER);
  const page = whole(given.page, 1_000_000) ?? 1;
  const size = LIBRARY_SIZES.find((one) => one === Number(given.size));
  const order = Object.keys(LIBRARY_ORDERS).find((one) => one === given.order) as
    | LibraryOrder
    | undefined;
  return {
    ...(search && { search }),
    ...(folder && { folder }),
    ...((given.unused === 'true' || given.unused === true) && { unused: true }),
    ...(order && order !== 'newest' && { order }),
    ...(page > 1 && { page }),
    ...(size && size !== LIBRARY_SIZES[0] && { size }),
  };
}

/** Applies a change; anything but paging returns to the first page. */
export function changeLibrary(
  state: LibraryState,
  change: Partial<Record<keyof LibraryState, unknown>>,
): LibraryState {
  return readLibraryState({
    ...state,
    ...change,
    page: 'page' in change ? change.page : undefined,
  });
}

/** Returns true when the media library is searched or filtered. */
export function isNarrowed({ search, unused }: LibraryState): boolean {
  return searchTerms(search) !== undefined || unused === true;
}

/**
 * Returns the query for the server. The top level lists images outside of folders; a search or filter there covers all folders,
 * and within a folder only that one.
 */
export function toMediaQuery(state: LibraryState): SentQuery<typeof apiContract.media.list> {
  const [orderBy, orderDirection] = LIBRARY_ORDERS[state.order ?? 'newest'];
  const search = searchTerms(state.search);
  const folderId = state.folder ?? (isNarrowed(state) ? undefined : -1);
  return {
    currentPage: state.page ?? 1,
    itemsPerPage: state.size ?? LIBRARY_SIZES[0],
    orderBy,
    orderDirection,
    ...(search && { search }),
    ...(folderId !== undefined && { folderId }),
    ...(state.unused && { unused: true }),
  };
}
