import { type FilterGroup, filterProblem, type ListFields } from '@org/schema';
import { MAX_ORDERS } from '@org/schema/contract';
import type { ListConfig } from '@org/schema/entities';
import type { Sort } from '@org/ui';
import { searchTerms } from '../screen/search-terms.ts';
import { filterText, readFilterText } from './filter-text.ts';

/** Available numbers of rows per page. */
export const LIST_SIZES = [25, 50, 100, 200] as const;

/** State of a list in the URL, without values that equal those of the default or the open view. */
export interface ListAddress {
  readonly search?: string;
  readonly filter?: string;
  /** Column names separated by stars; a leading minus means descending. */
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
  /** Id of a view, or `all`. */
  readonly view?: string;
  readonly columns?: string;
}

/** State of a list. */
export interface ListState {
  readonly search: string;
  readonly filter: FilterGroup | undefined;
  readonly sort: readonly Sort[];
  /** Undefined for the default columns. */
  readonly columns: readonly string[] | undefined;
  readonly page: number;
  readonly size: number;
}

/** Query of the list endpoint. */
export interface ListAsked {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly orderBy: string;
  readonly orderDirection: string;
  readonly search?: string;
  /** JSON. */
  readonly filter?: string;
}

/** A change of the state. */
export type ListChange = Partial<ListState>;

const isSize = (size: unknown): size is number => LIST_SIZES.some((known) => known === size);
const getText = (given: unknown): string | undefined =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;

function readSort(text: string | undefined, fields: ListFields): readonly Sort[] | undefined {
  const sort = (text ?? '').split('*').flatMap((part): Sort[] => {
    const column = part.replace(/^-/, '');
    if (!Object.hasOwn(fields, column) || !fields[column]?.sortable) return [];
    return [{ column, direction: part.startsWith('-') ? 'DESC' : 'ASC' }];
  });
  const runOnce = sort.filter(
    ({ column }, at) => sort.findIndex((other) => other.column === column) === at,
  );
  return runOnce.length > 0 ? runOnce.slice(0, MAX_ORDERS) : undefined;
}

const sortText = (sort: readonly Sort[]): string =>
  sort.map(({ column, direction }) => (direction === 'DESC' ? `-${column}` : column)).join('*');

/**
 * Parses the URL and drops invalid values. An empty search or filter overrides that of a view.
 * @param given - search parameters
 * @param fields - fields of the list
 */
export function readListAddress(given: object, fields: ListFields): ListAddress {
  const raw = given as Readonly<Record<string, unknown>>;
  const view = /^(?:all|[1-9]\d{0,15})$/.exec(getText(raw.view) ?? '')?.[0];
  const search = getText(raw.search)?.slice(0, 200);
  const filterGiven = getText(raw.filter);
  const filter =
    filterGiven === undefined ? undefined : filterText(readFilterText(filterGiven, fields));
  const sort = readSort(getText(raw.sort), fields);
  const columns = getText(raw.columns)?.split('*').filter(Boolean).slice(0, 100);
  const page = Number(raw.page);
  const size = Number(raw.size);
  const counts = (text: string | undefined): text is string =>
    text !== undefined && (text !== '' || view !== undefined);
  return {
    ...(view && { view }),
    ...(counts(search) && { search }),
    ...(counts(filter) && { filter }),
    ...(sort && { sort: sortText(sort) }),
    ...(columns && columns.length > 0 && { columns: columns.join('*') }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(isSize(size) && { size }),
  };
}

/**
 * Returns the state of a view.
 * @param config - configuration of the view
 * @param usual - default state of the list
 * @param fields - its fields
 */
export function getViewState(
  config: ListConfig | undefined,
  usual: ListState,
  fields: ListFields,
): ListState {
  if (!config) return usual;
  const names = config.orderBy?.split(',') ?? [];
  const directions = config.orderDirection?.toUpperCase().split(',') ?? [];
  const order = names.map((name, at) =>
    (directions[at] ?? directions[0]) === 'DESC' ? `-${name}` : name,
  );
  const { filter } = config;
  // A field may have been removed since the view was saved.
  const usable = filter && filterProblem(filter, fields) === undefined && filter.rules.length > 0;
  return {
    search: config.search ?? '',
    filter: usable ? filter : undefined,
    sort: readSort(order.join('*'), fields) ?? usual.sort,
    columns: config.columns,
    page: 1,
    size: isSize(config.itemsPerPage) ? config.itemsPerPage : usual.size,
  };
}

/** Returns the part of a state that a view saves. */
export function getConfig(state: ListState): ListConfig {
  return {
    search: state.search,
    filter: state.filter ?? null,
    orderBy: state.sort.map(({ column }) => column).join(','),
    orderDirection: state.sort.map(({ direction }) => direction).join(','),
    columns: state.columns && [...state.columns],
    itemsPerPage: state.size,
  };
}

/**
 * Applies the URL to a base state.
 * @param base - state of the open view or the default
 */
export function getState(address: ListAddress, base: ListState, fields: ListFields): ListState {
  const { search, filter, columns, page, size } = address;
  return {
    search: search ?? base.search,
    filter: filter === undefined ? base.filter : readFilterText(filter, fields),
    sort: readSort(address.sort, fields) ?? base.sort,
    columns: columns === undefined ? base.columns : columns.split('*'),
    page: page ?? 1,
    size: size ?? base.size,
  };
}

/**
 * Returns the URL of a state.
 * @param base - base state
 * @param view - name of the open view
 * @returns address with the differences only
 */
export function getAddress(
  state: ListState,
  base: ListState,
  view: string | undefined,
): ListAddress {
  const filter = filterText(state.filter);
  const sort = sortText(state.sort);
  const columns = state.columns?.join('*');
  return {
    ...(view && { view }),
    ...(state.search !== base.search && { search: state.search }),
    ...(filter !== filterText(base.filter) && { filter }),
    ...(sort !== sortText(base.sort) && { sort }),
    ...(columns !== undefined && columns !== base.columns?.join('*') && { columns }),
    ...(state.page > 1 && { page: state.page }),
    ...(state.size !== base.size && { size: state.size }),
  };
}

/** Returns true when a URL has more than the view and its page. */
export function isChanged({ view: _view, page: _page, ...rest }: ListAddress): boolean {
  return Object.keys(rest).length > 0;
}

/** Returns the query for the server. */
export function getAsked({ search, filter, sort, page, size }: ListState): ListAsked {
  const words = searchTerms(search);
  return {
    currentPage: page,
    itemsPerPage: size,
    orderBy: sort.map(({ column }) => column).join(','),
    orderDirection: sort.map(({ direction }) => direction).join(','),
    ...(words && { search: words }),
    ...(filter && { filter: JSON.stringify(filter) }),
  };
}
