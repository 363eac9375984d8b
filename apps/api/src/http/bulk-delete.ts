import { appError } from '@org/schema';

/** What a bulk delete answers. */
export interface BulkDeleteAnswer {
  readonly deleted: number[];
  readonly failed: { id: number; error: string }[];
  readonly message: string;
}

/**
 * Puts the answer of a bulk delete together.
 * Shape: what went, what was not there, the word for one and for several → the answer. Errors: `conflict` when nothing went.
 */
export function bulkDeleteAnswer(
  { deleted, missing }: { deleted: number[]; missing: number[] },
  one: string,
  several: string,
): BulkDeleteAnswer {
  const failed = missing.map((id) => ({ id, error: 'Not found' }));
  const message = `${deleted.length} ${deleted.length === 1 ? one : several} deleted`;
  if (deleted.length === 0)
    throw appError('conflict', { message: `No ${one} was deleted`, current: { deleted, failed } });
  return { deleted, failed, message };
}
