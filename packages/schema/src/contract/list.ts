import {
  array,
  boolean,
  type InferType,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { idField, idListField, instantField } from '../fields.ts';

/** `{id}` of a path. */
export const idParams = object({ id: idField().required() }).noUnknown();

/** Most rows of one answer. */
const MOST_ROWS = 200;
const size = () => number().integer().min(1).max(MOST_ROWS);

/** `limit` is another name for `itemsPerPage`, which wins where both are there. */
function nameSize(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const { itemsPerPage, limit } = query as { itemsPerPage?: unknown; limit?: unknown };
  return itemsPerPage === undefined && size().isValidSync(limit, { strict: true })
    ? { ...query, itemsPerPage: limit }
    : query;
}

const grammar = (orderBy: readonly string[], rows: number) => ({
  currentPage: number().integer().min(1).max(1_000_000).default(1),
  itemsPerPage: size().default(rows),
  limit: size(),
  /** `nextCursor` of the answer before: goes on right after its last row, however many rows have come since. */
  cursor: string().max(4000),
  search: string()
    .trim()
    .max(200)
    .test('search', 'Type at least 2 characters', (text) => !text || [...text].length > 1),
  orderBy: string().oneOf(orderBy),
  orderDirection: string().uppercase().oneOf(['ASC', 'DESC']),
  /** Only these, comma separated. */
  ids: idListField(MOST_ROWS),
  startDate: instantField(),
  /** A day counts to its end. */
  endDate: instantField(),
  /** Rows of the trash too, for those who may delete. */
  showdeleted: boolean(),
});

/**
 * Query of every list: page or cursor, size, search, order, ids, dates, trash. Unknown `orderBy` answers 422.
 * Shape: columns that it can be ordered by, the entity's own filters, rows of an answer → yup object.
 */
export function listQuery<Extra extends ObjectShape>(
  orderBy: readonly string[],
  extra: Extra,
  rows = 25,
) {
  return object({ ...grammar(orderBy, rows), ...extra })
    .transform(nameSize)
    .noUnknown();
}

/** What the grammar of every list gives, once it is checked. */
export type ListQuery = InferType<ReturnType<typeof listQuery<Record<never, never>>>>;

/** Answer of an admin list: rows under `results`, with the total, the page and the way to the next. */
export function listResponse<Row extends Schema>(row: Row) {
  return object({
    results: object({
      rows: array(row.required()).required(),
      total: number().integer().required(),
      currentPage: number().integer().required(),
      itemsPerPage: number().integer().required(),
      /** `cursor` of the next part; null after the last row. */
      nextCursor: string().nullable().defined(),
      totalIsCapped: boolean().required(),
    }).required(),
  });
}

/** Answer of a bulk delete: which went, which did not and why. */
export const bulkDeleteResponse = object({
  deleted: array(idField().required()).required(),
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
});
