import { appError } from '@org/schema/errors';

/** Result of a bulk deletion. */
export interface BulkDeletion {
  readonly deleted: number[];
  readonly failed: { id: number; error: string }[];
}

/**
 * Returns the result for each requested id.
 * @param gone - deleted ids
 * @param reasons - errors of the others
 * @returns one entry per id, in the requested order
 */
export function getDeletion(
  ids: readonly number[],
  gone: ReadonlySet<number>,
  reasons: ReadonlyMap<number, string> = new Map(),
): BulkDeletion {
  const asked = [...new Set(ids)];
  return {
    deleted: asked.filter((id) => gone.has(id)),
    failed: asked
      .filter((id) => !gone.has(id))
      .map((id) => ({ id, error: reasons.get(id) ?? 'Not found' })),
  };
}

/**
 * Puts the answer of a bulk delete together. Takes what was done, the word for one and for several.
 * @returns the answer
 * @throws `nothing_deleted` when nothing went
 */
export function bulkDeleteAnswer(
  { deleted, failed }: BulkDeletion,
  one: string,
  several: string,
): BulkDeletion & { message: string } {
  const message = `${deleted.length} ${deleted.length === 1 ? one : several} deleted`;
  if (deleted.length === 0)
    throw appError('nothing_deleted', { message: `No ${one} was deleted`, deleted, failed });
  return { deleted, failed, message };
}

/**
 * Returns the response of a restore.
 * @param back - restored ids
 * @param reasons - errors of the others
 */
export function restoreAnswer(
  ids: readonly number[],
  back: ReadonlySet<number>,
  one: string,
  several: string,
  reasons?: ReadonlyMap<number, string>,
): { restored: number[]; failed: BulkDeletion['failed']; message: string } {
  const { deleted: restored, failed } = getDeletion(ids, back, reasons);
  return {
    restored,
    failed,
    message: `${restored.length} ${restored.length === 1 ? one : several} restored`,
  };
}
