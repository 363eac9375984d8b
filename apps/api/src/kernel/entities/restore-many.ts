import { bisectBatch } from '../database/bisect-batch.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { restoreEntities } from './entity.service.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { getRecordProblem } from './record-problem.ts';

/** Record that was restored, or the reason why it was not. */
interface Outcome {
  readonly id: number;
  readonly error: string | undefined;
}

/** Records that were restored, and the reasons why others were not. */
interface RestoredRecords {
  readonly back: ReadonlySet<number>;
  readonly reasons: ReadonlyMap<number, string>;
}

/** Restores records from the trash. One that is refused stays there with the reason, and does not block the others. */
export async function restoreMany(
  write: TenantWrite,
  kind: AnyEntityDefinition,
  ids: readonly number[],
): Promise<RestoredRecords> {
  const outcomes = await bisectBatch<number, Outcome>(write.tx, [...new Set(ids)], {
    work: async (some) =>
      (await restoreEntities(write, kind, some)).map((id) => ({ id, error: undefined })),
    leave(failure, id) {
      const error = getRecordProblem(failure);
      return error === undefined ? undefined : { id, error };
    },
  });
  const back = outcomes.flatMap(({ id, error }) => (error === undefined ? [id] : []));
  const reasons = outcomes.flatMap(({ id, error }) =>
    error === undefined ? [] : [[id, error] as const],
  );
  return { back: new Set(back), reasons: new Map(reasons) };
}
