import { array, boolean, number, object, string } from 'yup';
import type { ErrorCode } from '../errors.ts';
import { usageSchema } from '../media.schema.ts';
import { idParams } from './list.ts';
import { SMALL_BODY } from './route.ts';

const force = object({ force: boolean() }).noUnknown();

/** What every call has that deletes one thing, which stays while it is used unless `force` is true in query or body. */
export const forcibleDeletion = {
  method: 'DELETE',
  params: idParams,
  query: force,
  body: force,
  bodyLimit: SMALL_BODY,
  response: object({ message: string().required() }),
  errors: ['not_found', 'in_use'] satisfies ErrorCode[],
} as const;

/** Answer of a call that tells where something is used. */
export const usageResponse = object({
  results: object({
    rows: array(usageSchema.required()).required(),
    total: number().integer().required(),
  }).required(),
});
