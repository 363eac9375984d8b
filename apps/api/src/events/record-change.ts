import { sql } from 'kysely';
import type { TenantTx } from '../database/data-door.ts';
import type { ChangeAction } from '../database/tables.ts';
import type { Actor } from '../http/call.ts';

/** Channel on which the database rings when something changed. */
export const CHANGE_CHANNEL = 'atrium_changes';

/** A transaction that changes a tenant's rows, and who does it. */
export interface TenantWrite {
  readonly tx: TenantTx;
  readonly tenantId: number;
  readonly actor: Actor;
}

/** What changed. */
export interface EntityChange {
  readonly entity: 'page' | 'template' | 'settings' | 'media' | 'media_folder';
  readonly id: number;
  readonly action: ChangeAction;
  readonly version?: number | undefined;
}

/** Keeps the actor's name in the tenant, where rows refer to it. */
export async function rememberActor({ tx, tenantId, actor }: TenantWrite): Promise<number> {
  const { id, displayName } = actor.person;
  await tx
    .insertInto('people')
    .values({ tenant_id: tenantId, user_id: id, display_name: displayName })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ display_name: displayName })
        .where('people.display_name', '!=', displayName),
    )
    .execute();
  return id;
}

/** Writes a change into the outbox and the audit log, in the change's own transaction, and rings the bell when it commits. */
export async function recordChange(
  { tx, tenantId, actor }: TenantWrite,
  change: EntityChange,
): Promise<void> {
  const { entity, id, action, version = null } = change;
  await tx
    .insertInto('outbox')
    .values({
      tenant_id: tenantId,
      entity,
      entity_id: id,
      action,
      version,
      actor_id: actor.person.id,
    })
    .execute();
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      user_id: actor.person.id,
      action,
      entity,
      entity_id: id,
      request_id: actor.requestId,
      address: actor.address,
    })
    .execute();
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify({ tenantId, entity, id, action })})`.execute(
    tx,
  );
}
