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
import { idField, idListField, instantField } from '../fields.ts';
import { CUSTOM_FIELD_PREFIX, type ListFields, sortableFields } from '../list/list-fields.ts';
import { FILTER_LIMITS, readFilter } from '../list/list-filter.ts';

/** `{id}` of a path. */
export const idParams = object({ id: idField().required() }).noUnknown();

/** Most rows of one answer. */
const MAX_ROWS = 200;
const size = () => number().integer().min(1).max(MAX_ROWS);

/** `limit` is another name for `itemsPerPage`, which wins where both are there. */
function nameSize(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const { itemsPerPage, limit } = query as { itemsPerPage?: unknown; limit?: unknown };
  return itemsPerPage === undefined && size().isValidSync(limit, { strict: true })
    ? { ...query, itemsPerPage: limit }
    : query;
}

/** How many columns a list is ordered by at most. */
export const MAX_ORDERS = 3;

const DIRECTIONS = ['ASC', 'DESC'];

/** A text of up to three names with commas between them. */
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
  /** `nextCursor` of the answer before: goes on right after its last row, however many rows have come since. */
  cursor: string().max(4000),
  search: string()
    .trim()
    .max(200)
    .test('search', 'Type at least 2 characters', (text) => !text || [...text].length > 1),
  /** Up to three columns, the weightiest first. */
  orderBy: nameList(orderBy),
  /** One for each column of `orderBy`; a single one is that of all. */
  orderDirection: directionList(),
  /** Only these, comma separated. */
  ids: idListField(MAX_ROWS),
  startDate: instantField(),
  /** A day counts to its end. */
  endDate: instantField(),
  /** True to count all rows that match, however many; otherwise a total may end at a cap, as `totalIsCapped` tells. */
  countAll: boolean(),
  /** Rows of the trash too, for those who may delete. */
  showdeleted: boolean(),
  /** Rows of the trash alone, for those who may delete. */
  onlydeleted: boolean(),
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

/** A filter as JSON text, checked against the fields of its list. Custom fields are a tenant's own: the server checks those. */
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
 * Query of the list of an entity whose fields are declared: the grammar of every list, and a filter over the fields.
 * Shape: fields, the entity's own filters beside them, whether it has custom fields → yup object.
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

/** What the grammar of every list gives, once it is checked. */
export type ListQuery = InferType<ReturnType<typeof listQuery<Record<never, never>>>>;

/** An array of a schema that is a type's parameter: there `required()` is typed as `any`, which would reach every client. */
function getRows<Row extends Schema>(row: Row) {
  return array(row.required()).required() as unknown as ArraySchema<
    NonNullable<InferType<Row>>[],
    AnyObject
  >;
}

/** Answer of an admin list: rows under `results`, with the total, the page and the way to the next. */
export function listResponse<Row extends Schema>(row: Row) {
  return object({
    results: object({
      rows: getRows(row),
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

/** Answer of a call that takes rows out of the trash: which are back, which are not and why. */
export const restoreResponse = object({
  restored: array(idField().required()).required(),
  failed: array(object({ id: idField().required(), error: string().required() })).required(),
  message: string().required(),
});
