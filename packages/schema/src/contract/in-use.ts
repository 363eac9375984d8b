import { array, boolean, number, object, string } from 'yup';
import { usageSchema } from '../entities/content/media.schema.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { idParams } from './list.ts';
import { SMALL_BODY } from './route.ts';

const force = object({ force: boolean() }).noUnknown();

/** Parameters of endpoints that delete one record. A record in use is deleted only when `force` is true in query or body. */
export const forcibleDeletion = {
  method: 'DELETE',
  params: idParams,
  query: force,
  body: force,
  bodyLimit: SMALL_BODY,
  response: object({ message: string().required() }),
  errors: ['not_found', 'in_use'] satisfies ErrorCode[],
} as const;

/** Response of an endpoint that lists where a record is used. */
export const usageResponse = object({
  results: object({
    rows: array(usageSchema.required()).required(),
    total: number().integer().required(),
  }).required(),
});
