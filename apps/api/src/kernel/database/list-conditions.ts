import { readFilter, readInstant } from '@org/schema';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AskedList, ListDefinition, ListReader } from './list-definition.ts';
import { compileFilter, taggedWith } from './list-filter.ts';
import { COUNT_CAP, containing } from './list-page.ts';
import { planSearch } from './plan-search.ts';
import { foundBy, wordNames } from './search-terms.ts';
import type { TenantTx } from './tenant-database.ts';

const NOBODY: ListReader = { timezone: 'UTC', personId: undefined };
const DAY = 24 * 3600 * 1000;

/** The end of a period: a day counts to its last instant. */
function upTo(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const end = readInstant(text);
  return text.length > 10
    ? sql<SqlBool>`${column} <= ${end}`
    : sql<SqlBool>`${column} < ${end && new Date(end.getTime() + DAY)}`;
}

/** Parts of a list definition that its conditions need. */
type Conditional = Pick<
  ListDefinition<never, never, unknown>,
  'table' | 'searched' | 'words' | 'fields' | 'filters' | 'tagged' | 'id' | 'date' | 'hasTrash'
>;

function getFilter(
  list: Conditional,
  text: string,
  { timezone, personId, custom, own }: ListReader,
): RawBuilder<SqlBool> | undefined {
  const read = readFilter(text, { ...list.fields, ...custom?.fields });
  if (!('filter' in read))
    throw appError('validation_failed', { formErrors: { filter: read.problem } });
  const { table, tagged } = list;
  return compileFilter(
    read.filter,
    { ...list.filters, ...custom?.filters, ...own },
    { timezone, personId, table, tagged },
  );
}

/** Names under which the words of the rows lie that a query is about. */
function getNames(words: string, query: Pick<AskedList, 'showdeleted' | 'onlydeleted'>) {
  const [live, inTrash] = wordNames(words);
  if (query.onlydeleted) return [inTrash];
  return query.showdeleted ? [live, inTrash] : [live];
}

/**
 * What a row must be to stand in a list, or to be touched by a change of all that a list shows.
 * @throws `validation_failed` for a filter over fields that are not there
 */
export function listConditions(
  list: Conditional,
  query: Omit<AskedList, 'currentPage' | 'itemsPerPage'>,
  reader: ListReader = NOBODY,
): RawBuilder<SqlBool>[] {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${list.table}.${name}`);
  const id = column(list.id ?? 'id');
  const date = column(list.date ?? 'created_at');
  const found: RawBuilder<SqlBool>[] = [];
  if (list.hasTrash !== false && query.onlydeleted)
    found.push(sql<SqlBool>`${column('deleted_at')} is not null`);
  else if (list.hasTrash !== false && !query.showdeleted)
    found.push(sql<SqlBool>`${column('deleted_at')} is null`);
  if (query.ids) found.push(sql<SqlBool>`${id} = any(${query.ids}::bigint[])`);
  if (query.startDate) found.push(sql<SqlBool>`${date} >= ${readInstant(query.startDate)}`);
  if (query.endDate) found.push(upTo(date, query.endDate));
  if (query.search && list.words) {
    const words = foundBy(getNames(list.words, query), id, query.search);
    if (words) found.push(words);
  } else if (query.search && list.searched?.length) {
    const pattern = containing(query.search);
    const hits = list.searched.map((name) => sql<SqlBool>`${column(name)} ilike ${pattern}`);
    found.push(sql<SqlBool>`(${sql.join(hits, sql` or `)})`);
  }
  if (query.tags && list.tagged) {
    const each = query.tagMatch === 'all' ? query.tags.map((tag) => [tag]) : [query.tags];
    found.push(...each.map((tags) => taggedWith(list, tags)));
  }
  const filter = query.filter ? getFilter(list, query.filter, reader) : undefined;
  if (filter) found.push(filter);
  return found;
}

/**
 * Returns the number of rows of an unfiltered list from the tenant's counters, without reading the rows; undefined when it is
 * unknown.
 */
export type KnownTotal = (tx: TenantTx) => Promise<number | undefined>;

/** A list as one query narrows it. */
export interface Narrowing {
  readonly conditions: readonly RawBuilder<SqlBool>[];
  /** Exact number of matching rows, when it is known without reading them. */
  readonly exact?: number | undefined;
  /** Lower bound of the number of matching rows, when it is above the limit that lists count to. */
  readonly atLeast?: number | undefined;
  /** True where so few rows are left that they are best counted as they are read. */
  readonly isFew: boolean;
}

/** Returns the conditions of a list, with a search that is planned by its number of matches. */
export async function narrowList(
  tx: TenantTx,
  list: Conditional,
  query: AskedList,
  own: readonly RawBuilder<SqlBool>[],
  {
    reader,
    known,
    isIndexed,
  }: {
    readonly reader: ListReader | undefined;
    readonly known: KnownTotal | undefined;
    /** True when an index returns the rows in the requested order. */
    readonly isIndexed: boolean;
  },
): Promise<Narrowing> {
  const { search, ...rest } = query;
  const isLive = !query.onlydeleted && !query.showdeleted;
  const isPlanned = search !== undefined && search !== '' && list.words !== undefined && isLive;
  const conditions = [...own, ...listConditions(list, isPlanned ? rest : query, reader)];
  const isWhole =
    !query.onlydeleted &&
    own.length === 0 &&
    conditions.length === (list.hasTrash === false ? 0 : 1);
  const all = isWhole ? await known?.(tx) : undefined;
  if (!isPlanned) return { conditions, exact: all, isFew: false };
  const reach = query.currentPage * query.itemsPerPage;
  const id = sql.ref(`${list.table}.${list.id ?? 'id'}`);
  const among = isIndexed ? all : undefined;
  const place = { entity: list.words ?? '', table: list.table, id, reach, among };
  const planned = await planSearch(tx, place, search);
  if (!planned) return { conditions, exact: all, isFew: false };
  const { condition, found, isFew } = planned;
  const isKnown = isWhole && found !== undefined;
  return {
    conditions: [...conditions, condition],
    exact: isKnown && found <= COUNT_CAP ? found : undefined,
    atLeast: isKnown && found > COUNT_CAP ? found : undefined,
    isFew,
  };
}
