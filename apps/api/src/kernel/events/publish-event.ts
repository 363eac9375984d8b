import {
  type ChangeAction,
  type EntityName,
  EVENT_PAYLOADS,
  type EventPayload,
  type StoredEventName,
} from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../database/tenant-database.ts';

/** Channel of notifications about events without a changed record. The payload is the id of the tenant. */
export const EVENT_CHANNEL = 'atrium_events';

/** Rings for a tenant when the transaction commits. However often it is rung in one transaction, it sounds once. */
async function ringFor(tx: TenantTx, tenantId: number): Promise<void> {
  await sql`select pg_notify(${EVENT_CHANNEL}, ${String(tenantId)})`.execute(tx);
}

/**
 * Tells the people of a tenant something, when the transaction commits.
 * @param options - with `userId` only that person gets it
 * @throws when the payload is not the event's, as that is a bug
 * @example await publishEvent(tx, tenantId, 'new_toast', { message: 'The export is ready' }, { userId });
 */
export async function publishEvent<Name extends StoredEventName>(
  tx: TenantTx,
  tenantId: number,
  event: Name,
  payload: EventPayload<Name>,
  { userId = null }: { userId?: number | null | undefined } = {},
): Promise<void> {
  const checked = await EVENT_PAYLOADS[event].validate(payload, { strict: true });
  await tx
    .insertInto('outbox')
    .values({
      tenant_id: tenantId,
      topic: event,
      entity: null,
      entity_id: null,
      action: null,
      version: null,
      actor_id: null,
      user_id: userId,
      payload: JSON.stringify(checked),
    })
    .execute();
  await ringFor(tx, tenantId);
}

/** A change that nobody did, such as work that was given up: told to clients and kept out of the audit log. */
export async function publishChange(
  tx: TenantTx,
  tenantId: number,
  change: {
    readonly entity: EntityName;
    /** Null when many rows changed. */
    readonly id: number | null;
    readonly action: ChangeAction;
    readonly actorId?: number | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      tenant_id: tenantId,
      entity: change.entity,
      entity_id: change.id,
      action: change.action,
      version: null,
      actor_id: change.actorId ?? null,
      user_id: null,
    })
    .execute();
  await ringFor(tx, tenantId);
}
