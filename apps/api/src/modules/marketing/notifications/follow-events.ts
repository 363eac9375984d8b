import { NOTIFICATION_EVENTS, type NotificationEventName } from '@org/schema/entities';
import { number, object } from 'yup';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  currentSnapshot,
  type OutboxEvent,
  readOutbox,
} from '../../../kernel/events/read-outbox.ts';
import { defineJob } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { readFacts } from './event-facts.ts';

/** Job that looks for events since it was last done. */
export const followEventsJob = defineJob({
  name: 'follow-events',
  payload: object({}).noUnknown(),
  retries: 3,
});

/** Job that sends one notification about one record. */
export const sendRunJob = defineJob({
  name: 'send-notification',
  payload: object({ runId: number().integer().required() }).noUnknown(),
});

/** Entities that cause events when they change. */
export const FOLLOWED: ReadonlySet<string> = new Set(
  NOTIFICATION_EVENTS.filter(({ audiences }) => audiences.includes('team')).map(
    ({ entity }) => entity,
  ),
);

/** Returns the events that a change may be: a new record, or one that has come into a state. */
function possibleEvents({ entity, action }: OutboxEvent): NotificationEventName[] {
  return NOTIFICATION_EVENTS.filter(
    (event) =>
      event.entity === entity &&
      event.audiences.some((audience) => audience === 'team') &&
      (/\.(?:submitted|placed|created)$/.test(event.key)
        ? action === 'created'
        : action === 'updated'),
  ).map(({ key }) => key);
}

/**
 * Finds what has happened since the last time, and gives each notification one run for each record. The position moves in the
 * same transaction, so that no event is lost or counted twice. Bulk changes, such as imports, send nothing.
 */
export async function followEvents(tx: TenantTx, tenantId: number, send: SendJob): Promise<void> {
  const position = await tx
    .selectFrom('email_notification_positions')
    .select('snapshot')
    .forUpdate()
    .executeTakeFirst();
  if (!position) return;
  const part = await readOutbox(tx, position.snapshot, undefined, FOLLOWED);
  const notifications = await tx
    .selectFrom('email_notifications')
    .select(['id', 'event', 'created_at'])
    .where('enabled', '=', true)
    .where('audience', '=', 'team')
    .execute();
  for (const change of part?.events ?? []) {
    if (change.topic !== 'entity_changed' || change.entity_id === null) continue;
    const { entity_id: recordId } = change;
    for (const event of possibleEvents(change)) {
      const wanted = notifications.filter((notification) => notification.event === event);
      if (wanted.length === 0) continue;
      if (!(await readFacts(tx, event, recordId, { isHappening: true }))) continue;
      for (const { id } of wanted) {
        const run = await tx
          .insertInto('email_notification_runs')
          .values({ tenant_id: tenantId, notification_id: id, event, record_id: recordId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (run) await send(tx, sendRunJob, { runId: run.id }, { tenantId, key: `run ${run.id}` });
      }
    }
  }
  await tx
    .updateTable('email_notification_positions')
    .set({ snapshot: part?.snapshot ?? (await currentSnapshot(tx)) })
    .execute();
}

/** Puts the job that looks for events into the queue, where a tenant has notifications. */
export async function ringEvents(tx: TenantTx, tenantId: number, send: SendJob): Promise<void> {
  const position = await tx
    .selectFrom('email_notification_positions')
    .select('tenant_id')
    .executeTakeFirst();
  if (position) await send(tx, followEventsJob, {}, { tenantId, key: 'events' });
}
