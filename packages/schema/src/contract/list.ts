import {
  type AnyObject,
  type ArraySchema,
  array,
  boolean,
  type InferType,
  number,
  type ObjectShape,
  object,
  type Schema,
  string,
} from 'yup';
import { idField, idListField, instantField } from '../fields/fields.ts';
import { CUSTOM_FIELD_PREFIX, type ListFields, sortableFields } from '../list/list-fields.ts';
import { FILTER_LIMITS, readFilter } from '../list/list-filter.ts';

/** Path parameter `{id}`. */
export const idParams = object({ id: idField().required() }).noUnknown();

/** Maximum number of rows of a response. */
const MAX_ROWS = 200;
const size = () => number().integer().min(1).max(MAX_ROWS);

/** `limit` is an alias of `itemsPerPage`, which takes precedence. */
function nameSize(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const { itemsPerPage, limit } = query as { itemsPerPage?: unknown; limit?: unknown };
  return itemsPerPage === undefined && size().isValidSync(limit, { strict: true })
    ? { ...query, itemsPerPage: limit }
    : query;
}

/** Maximum number of columns that a list is sorted by. */
export const MAX_ORDERS = 3;

const DIRECTIONS = ['ASC', 'DESC'];

/** Up to three comma-separated names. */
const nameList = (names: readonly string[]) =>
  string().test({
    name: 'names',
    message: `This field must be one of: ${names.join(', ')}; up to ${MAX_ORDERS} of them with commas`,
    test: (text) => {
      if (text === undefined || text === null) return true;
      const given = text.split(',');
      return (
        given.length <= MAX_ORDERS &&
        new Set(given).size === given.length &&
        given.every((name) => names.includes(name))
      );
    },
  });

const directionList = () =>
  string()
    .uppercase()
    .test({
      name: 'directions',
      message: 'This field must be one of: ASC, DESC; one for each column of the order',
      test: (text) =>
        text === undefined ||
        text === null ||
        (text.split(',').length <= MAX_ORDERS &&
          text.split(',').every((one) => DIRECTIONS.includes(one))),
    });

const grammar = (orderBy: readonly string[], rows: number) => ({
  currentPage: number().integer().min(1).max(1_000_000).default(1),
  itemsPerPage: size().default(rows),
  limit: size(),
  /** `nextCursor` of the previous response: continues after its last row, even when rows were added since. */
  cursor: string().max(4000),
  search: string()
    .trim()
    .max(200)
    .test('search', 'Type at least 2 characters', (text) => !text || [...text].length > 1),
  /** Up to three columns, most significant first. */
  orderBy: nameList(orderBy),
  /** One direction per column of `orderBy`; a single one applies to all. */
  orderDirection: directionList(),
  /** Only these ids, comma-separated. */
  ids: idListField(MAX_ROWS),
  startDate: instantField(),
  /** A date includes the whole day. */
  endDate: instantField(),
  /** True to count all matching rows; otherwise the total may be capped, see `totalIsCapped`. */
  countAll: boolean(),
  /** Includes rows in the trash, for users who may delete. */
  showdeleted: boolean(),
  /** Only rows in the trash, for users who may delete. */
  onlydeleted: boolean(),
});

/**
 * Query of every list: page or cursor, size, search, sort, ids, dates, trash. An unknown `orderBy` is answered with 422.
 * @param orderBy - sortable columns
 * @param extra - the entity's own filters
 * @param rows - maximum number of rows
 * @returns yup object
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

/** A filter as JSON text, checked against the fields of its list. The server checks custom fields, which belong to a tenant. */
export function filterField(fields: ListFields, hasCustomFields = false) {
  const isLater = (name: string): boolean =>
    hasCustomFields && name.startsWith(CUSTOM_FIELD_PREFIX);
  return string()
    .max(FILTER_LIMITS.characters)
    .test('filter', (text, context) => {
      if (!text) return true;
      const read = readFilter(text, fields, isLater);
      return 'filter' in read || context.createError({ message: read.problem });
    });
}

/**
 * Query of a list whose fields are declared: the parameters of every list, and a filter over the fields.
 * @param extra - the entity's own filters
 * @param options - whether it has custom fields
 * @returns yup object
 */
export function fieldsQuery<Extra extends ObjectShape>(
  fields: ListFields,
  extra: Extra,
  { hasCustomFields = false, rows = 25 }: { hasCustomFields?: boolean; rows?: number } = {},
) {
  return listQuery(
    sortableFields(fields),
    {
      ...extra,
      filter: filterField(fields, hasCustomFields),
      /** Only rows with these tags. */
      tags: idListField(50),
      tagMatch: string().oneOf(['any', 'all']),
    },
    rows,
  );
}

/** Parsed parameters of every list. */
export type ListQuery = InferType<ReturnType<typeof listQuery<Record<never, never>>>>;

/** An array of a generic schema; without this annotation `required()` is typed as `any`, which would reach every client. */
function getRows<Row extends Schema>(row: Row) {
  return array(row.required()).required() as unknown as ArraySchema<
    NonNullable<InferType<Row>>[],
    AnyObject
  >;
}

/** Content of an admin list: rows with the total, the page and the cursor of the next page. */
export function listResults<Row extends Schema>(row: Row) {
  return object({
    rows: getRows(row),
    total: number().integer().required(),
    currentPage: number().integer().required(),
    itemsPerPage: number().integer().required(),
    /** `cursor` of the next page; null after the last row. */
    nextCursor: string().nullable().defined(),
    totalIsCapped: boolean().required(),
  });
}

/** Response of an admin list, under `results`. */
export function listResponse<Row extends Schema>(row: Row) {
  return object({ results: listResults(row).required() });
}

/** Response of a bulk delete: deleted ids, and failures with their reasons. */
export const bulkDeleteResponse = object({
  deleted: array(idField().required()).required(),
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
});

/** Response of an endpoint that restores rows from the trash: restored ids, and failures with their reasons. */
export const restoreResponse = object({
  restored: array(idField().required()).required(),
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
});
