import type { ListQuery } from '@org/schema/contract';
import type { Selectable } from 'kysely';
import { type ListResults, listResults } from '../../../kernel/database/list-page.ts';
import type { TenantTables } from '../../../kernel/database/tables.gen.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';

/** Row of a job that failed after all retries. */
export type FailedJobRecord = Selectable<TenantTables['failed_jobs']>;

/** Returns a page of failed jobs, newest first. */
export async function listFailedJobs(
  tx: TenantTx,
  { currentPage, itemsPerPage }: Pick<ListQuery, 'currentPage' | 'itemsPerPage'>,
): Promise<ListResults<FailedJobRecord>> {
  const rows = await tx
    .selectFrom('failed_jobs')
    .selectAll()
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  const { total } = await tx
    .selectFrom('failed_jobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return listResults({ currentPage, itemsPerPage }, rows, total);
}

/** Removes a failed job from the list and returns it. */
export async function takeFailedJob(
  tx: TenantTx,
  id: number,
): Promise<FailedJobRecord | undefined> {
  return tx.deleteFrom('failed_jobs').where('id', '=', id).returningAll().executeTakeFirst();
}
