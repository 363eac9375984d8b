/** Errors of the API: codes with their status, message and hint, and how one is made. */
export {
  AppError,
  type AppErrorDetails,
  appError,
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDefinition,
  invariant,
} from './errors/errors.ts';
