import { join } from 'node:path';
import { number, object } from 'yup';
import type { ImportRecord } from '../database/records.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { SendJob } from '../jobs/send-job.ts';
import type { ImportTarget } from './import-target.ts';

/** Dependencies of imports. */
export interface ImportTools {
  readonly targets: ReadonlyMap<string, ImportTarget>;
  /** Folder of the files' rows. */
  readonly folder: string;
  readonly send: SendJob;
}

/** The work of trying, taking in, or taking back the rows of an import. */
export const importJob = defineJob({
  name: 'import',
  payload: object({ importId: number().integer().required() }).noUnknown(),
  retries: 5,
  timeout: 3600,
  perTenant: 1,
});

/** Returns the path of an import's rows; its name cannot be guessed. */
export function importFile(folder: string, { guid }: Pick<ImportRecord, 'guid'>): string {
  return join(folder, `${guid}.jsonl`);
}

/** Returns the target of an import, bound to its format; undefined for a target that no longer exists. */
export function targetIn(
  { targets, send }: Pick<ImportTools, 'targets' | 'send'>,
  record: Pick<ImportRecord, 'id' | 'entity' | 'format' | 'makes_missing'>,
): ImportTarget | undefined {
  const target = targets.get(record.entity);
  return target?.bind?.(record, send) ?? target;
}
