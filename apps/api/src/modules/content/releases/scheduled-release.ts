import { readInstant } from '@org/schema';
import { AppError, appError } from '@org/schema/errors';
import { number, object } from 'yup';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { Actor } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import type { ReleaseRecord } from '../../../kernel/database/records.ts';
import type { TenantDatabase, TenantTx } from '../../../kernel/database/tenant-database.ts';
import { publishEvent } from '../../../kernel/events/publish-event.ts';
import {
  announceChange,
  cacheActor,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import type { HousekeepingTask } from '../../../kernel/jobs/housekeeping.ts';
import { listTenantIds } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { publishRelease, requirePublishable } from './publish-release.ts';
import { findRelease, listDue, lockRelease } from './releases.repository.ts';
import {
  type ReleaseDetails,
  storeRelease,
  takePending,
  UNSCHEDULED,
  updateColumns,
} from './releases.service.ts';
import { readItems } from './to-release.ts';

/** Job that publishes a scheduled release when its time has come. */
export const publishReleaseJob = defineJob({
  name: 'publish-release',
  payload: object({ releaseId: number().integer().required() }).noUnknown(),
  retries: 5,
});

/**
 * Schedules a release in the name of the user; a second call changes its time.
 * @throws `not_found`; `conflict`; `release_published`; `validation_failed` on `publish_at`; `release_blocked`
 */
export async function scheduleRelease(
  write: TenantWrite,
  send: SendJob,
  { id, version, publish_at }: { id: number; version?: number | undefined; publish_at: string },
): Promise<ReleaseDetails> {
  const release = await takePending(write, id, version);
  const at = readInstant(publish_at);
  if (!at || at.getTime() <= Date.now())
    throw appError('validation_failed', {
      formErrors: { publish_at: 'Choose a time in the future' },
    });
  requirePublishable((await readItems(write, release)).items);
  const scheduled = await storeRelease(write, release, {
    state: 'scheduled',
    publish_at: at,
    scheduled_by: await cacheActor(write),
    failure: '',
  });
  const key = `release ${id} ${at.toISOString()}`;
  await send(
    write.tx,
    publishReleaseJob,
    { releaseId: id },
    { tenantId: write.tenantId, key, startAfter: at },
  );
  return scheduled;
}

/**
 * Cancels the schedule of a release. A release without one does not change.
 * @throws `not_found`; `conflict`; `release_published`
 */
export async function cancelSchedule(
  write: TenantWrite,
  { id, version }: { id: number; version?: number | undefined },
): Promise<ReleaseDetails> {
  const release = await takePending(write, id, version);
  return storeRelease(write, release, UNSCHEDULED);
}

/** Sends a notice to the person who scheduled a release, and to its author. */
async function notify(
  tx: TenantTx,
  { tenant_id, id, scheduled_by, author_id }: ReleaseRecord,
  notice: { readonly message: string; readonly variant: 'success' | 'danger' },
): Promise<void> {
  for (const userId of new Set([scheduled_by, author_id]))
    if (userId !== null)
      await publishEvent(
        tx,
        tenant_id,
        'new_toast',
        { ...notice, link: `/admin/pages/releases/${id}` },
        { userId },
      );
}

/** Returns a refusal as a sentence: the reasons of the items. */
function getReason({ details, message }: AppError): string {
  const reasons = Object.values(details.formErrors ?? {});
  const text = (reasons.length > 0 ? reasons.join(' ') : message).slice(0, 400);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

const isDue = ({ state, publish_at }: Pick<ReleaseRecord, 'state' | 'publish_at'>): boolean =>
  state === 'scheduled' && publish_at !== null && publish_at.getTime() <= Date.now();

const NO_LONGER_ALLOWED = 'The person who scheduled it no longer has permission to publish pages.';

/** Marks a due release as failed, and says why. */
async function failRelease(tx: TenantTx, id: number, failure: string): Promise<void> {
  const release = await lockRelease(tx, id);
  if (!release || !isDue(release)) return;
  await updateColumns(tx, release, { state: 'failed', failure });
  const { tenant_id: tenantId, version } = release;
  const change = { entity: 'release', action: 'updated', version: version + 1 } as const;
  await announceChange({ tx, tenantId, actorId: null }, change, [id]);
  const message = `“${release.name}” was not published. ${failure}`.slice(0, 500);
  await notify(tx, release, { message, variant: 'danger' });
}

/** Publishes a due release in the name of the person who scheduled it; undefined when it is not due any more. */
async function publishDue(tx: TenantTx, tenantId: number, id: number, actor: Actor): Promise<void> {
  const release = await lockRelease(tx, id);
  if (!release || !isDue(release)) return;
  await publishRelease({ tx, tenantId, actor }, { id });
  await notify(tx, release, { message: `“${release.name}” was published`, variant: 'success' });
}

/** Publishes a scheduled release when it is due, or marks it as failed. A release that is not due does not change. */
async function publishScheduled(db: TenantDatabase, tenantId: number, id: number): Promise<void> {
  const release = await db.asTenant(tenantId, (tx) => findRelease(tx, id));
  if (!release || !isDue(release) || release.scheduled_by === null) return;
  const actor = await actorInBackground(
    db,
    tenantId,
    release.scheduled_by,
    `release ${id} ${release.publish_at?.toISOString()}`,
  );
  if (!actor || !hasPermission(actor, 'pages.can_update')) {
    await db.asTenant(tenantId, (tx) => failRelease(tx, id, NO_LONGER_ALLOWED));
    return;
  }
  try {
    await db.asTenant(tenantId, (tx) => publishDue(tx, tenantId, id, actor));
  } catch (error) {
    // Anything else, such as a lost connection, is tried again.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    await db.asTenant(tenantId, (tx) => failRelease(tx, id, getReason(error)));
  }
}

/** Creates the handler of the job for one release. */
export function publishReleaseHandler(db: TenantDatabase) {
  return ({ payload, tenantId }: { payload: { releaseId: number }; tenantId: number }) =>
    publishScheduled(db, tenantId, payload.releaseId);
}

/** Creates the task that publishes due releases, for which the job failed or was lost. */
export function dueReleasesTask(db: TenantDatabase): HousekeepingTask {
  return {
    name: 'due-releases',
    every: '15 minutes',
    async run({ signal }) {
      for (const tenantId of await listTenantIds(db))
        for (const id of await db.asTenant(tenantId, listDue)) {
          signal.throwIfAborted();
          await publishScheduled(db, tenantId, id);
        }
    },
  };
}
