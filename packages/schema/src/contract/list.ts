import { array, boolean, number, type ObjectShape, object, type Schema, string } from 'yup';
import { idField } from '../fields.ts';

/** `{id}` of a path. */
export const idParams = object({ id: idField().required() }).noUnknown();

/** Query of every list: page, size, search, order. Unknown `orderBy` answers 422. Shape: columns, more filters → yup object. */
export function listQuery<Extra extends ObjectShape>(orderBy: readonly string[], extra: Extra) {
  return object({
    currentPage: number().integer().min(1).max(1_000_000).default(1),
    itemsPerPage: number().integer().min(1).max(200).default(25),
    search: string().max(200),
    orderBy: string().oneOf(orderBy),
    orderDirection: string().oneOf(['ASC', 'DESC']),
    ...extra,
  }).noUnknown();
}

/** Answer of an admin list: rows under `results`, with the total and the page. */
export function listResponse<Row extends Schema>(row: Row) {
  return object({
    results: object({
      rows: array(row.required()).required(),
      total: number().integer().required(),
      currentPage: number().integer().required(),
      itemsPerPage: number().integer().required(),
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
