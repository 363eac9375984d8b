import type { Page } from '@org/schema/entities';
import { number, object } from 'yup';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { announceChange } from '../../../kernel/events/record-change.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { pageHolder, saveUsages } from '../media/media-usages.repository.ts';
import { indexPageTerms } from './index-page-terms.ts';
import { removeReplacedVersions } from './live-version.ts';
import { markPublished } from './page-revisions.ts';

/** Job that replaces the live version of pages whose publish date has come. */
export const goLiveJob = defineJob({
  name: 'page-go-live',
  payload: object({ pageId: number().integer().required() }).noUnknown(),
  retries: 5,
});

/** Queues the job for a page with a scheduled version. Visitors get that version from its date on, even when the job is late. */
export async function scheduleGoLive(
  tx: TenantTx,
  send: SendJob,
  tenantId: number,
  page: Pick<Page, 'id' | 'is_public' | 'publish_date'>,
): Promise<void> {
  const startAfter = new Date(page.publish_date);
  if (!page.is_public || startAfter.getTime() <= Date.now()) return;
  const key = `page ${page.id} ${page.publish_date}`;
  await send(tx, goLiveJob, { pageId: page.id }, { tenantId, key, startAfter });
}

/** Updates the search index, the image usages and open browsers for scheduled versions that are due. */
export async function goLive(
  tx: TenantTx,
  tenantId: number,
  ids?: readonly number[],
): Promise<void> {
  const due = await removeReplacedVersions(tx, ids);
  for (const page of due) {
    await saveUsages(tx, tenantId, await pageHolder(page));
    await indexPageTerms(tx, page);
  }
  await markPublished(
    tx,
    due.map(({ id }) => id),
  );
  if (due.length > 0)
    await announceChange(
      { tx, tenantId, actorId: null },
      { entity: 'page', action: 'updated' },
      due.map(({ id }) => id),
    );
}

/** Creates the handler of the job for one page. */
export function goLiveHandler(db: TenantDatabase) {
  return ({ payload, tenantId }: { payload: { pageId: number }; tenantId: number }) =>
    db.asTenant(tenantId, (tx) => goLive(tx, tenantId, [payload.pageId]));
}
