import { AppError } from '@org/schema/errors';

/** Returns the problem of a record as text; undefined for errors that the record did not cause. */
export function getRecordProblem(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.status >= 500) return undefined;
  const [said] = Object.values(error.details?.formErrors ?? {});
  return said ?? error.message;
}
