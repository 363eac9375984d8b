import type { AccountSubject, EntityName, SecurityAction } from '@org/schema/entities';
import { sql } from 'kysely';
import type { CallInfo } from '../access/call.ts';
import { getUserAgent } from '../access/call.ts';
import { auditSignature } from '../database/audit-signature.ts';
import type { PlatformTx, TenantDatabase, TenantTx } from '../database/tenant-database.ts';

/** Maximum number of tenants that record an event of one staff account in their audit logs. */
const MAX_TENANTS = 50;

/** Origin of a security event: the request, address and browser that caused it. */
export interface EventOrigin {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Returns where a request came from, for the audit log. */
export function getOrigin({
  requestId,
  address,
  headers,
}: Pick<CallInfo, 'requestId' | 'address' | 'headers'>): EventOrigin {
  return { requestId, address, userAgent: getUserAgent(headers) };
}

/** A security event of one tenant. */
export interface SecurityEvent {
  readonly action: SecurityAction;
  readonly subject: AccountSubject | EntityName;
  /** Id of the account or record that the event is about. */
  readonly subjectId: number;
  /** Account that caused the event; null when nobody proved their identity, such as in a failed sign-in. */
  readonly userId: number | null;
  readonly detail?: string | undefined;
}

/** Returns an event of a visitor account. Visitors are not users of the tenant, so their email address identifies them. */
export function visitorEvent(
  action: SecurityAction,
  { id, email }: { readonly id: number; readonly email: string },
  detail: string = email,
): SecurityEvent {
  return { action, subject: 'visitor_account', subjectId: id, userId: null, detail };
}

/** Writes a security event into the audit log of the transaction's tenant. */
export async function recordSecurityEvent(
  tx: TenantTx,
  tenantId: number,
  { action, subject, subjectId, userId, detail = '' }: SecurityEvent,
  { requestId, address, userAgent }: EventOrigin,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      action,
      entity: subject,
      entity_id: subjectId,
      request_id: requestId,
      address,
      user_agent: userAgent,
      detail,
      signature: auditSignature({ tenantId, userId }),
    })
    .execute();
}

/** An event of a staff account. */
export interface StaffEvent {
  readonly action: SecurityAction;
  readonly userId: number;
  /** True for an event that anybody who knows the email address can cause. */
  readonly isUnproven?: boolean;
  readonly detail?: string | undefined;
  /** Only tenant that records the event; undefined records it in every tenant that the user is a direct member of. */
  readonly tenantId?: number | undefined;
  /** Tenant that records the event when the user is not a direct member of any tenant. */
  readonly activeTenantId?: number | undefined;
}

/** Returns the active tenants that a user of an agency or of the platform has access to, oldest first. */
async function findManagedTenants(tx: PlatformTx, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from tenants t where t.status = 'active' and exists (
      select from memberships m left join agencies a on a.id = m.agency_id
      where m.user_id = ${userId} and m.status = 'active'
        and (m.role_id = '1' or (m.role_id = '2' and a.status = 1 and m.agency_id = t.agency_id)))
    order by t.id limit ${MAX_TENANTS}`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Records an event of a staff account in the audit log of each tenant that the user is a direct member of, so that its
 * administrators see it. Users of agencies and of the platform are not members: their events go to `activeTenantId`, and without
 * it, such as after a failed sign-in, to the tenants that they have access to.
 */
export async function recordStaffEvent(
  db: TenantDatabase,
  { action, userId, isUnproven = false, detail, tenantId, activeTenantId }: StaffEvent,
  origin: EventOrigin,
): Promise<void> {
  const { name, tenantIds } = await db.asPlatform('record security event', async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', userId)
      .executeTakeFirst();
    const rows = await tx
      .selectFrom('memberships')
      .select('tenant_id')
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .where('role_id', '!=', '9')
      .where('tenant_id', 'is not', null)
      .orderBy('id')
      .limit(MAX_TENANTS)
      .execute();
    const own = rows.flatMap((row) => (row.tenant_id === null ? [] : [row.tenant_id]));
    const known = tenantId ?? (own.length > 0 ? undefined : activeTenantId);
    const isManager = known === undefined && own.length === 0;
    return {
      name: user?.display_name ?? '',
      tenantIds:
        known !== undefined ? [known] : isManager ? await findManagedTenants(tx, userId) : own,
    };
  });
  for (const id of tenantIds)
    await db.asTenant(id, async (tx) => {
      if (!isUnproven)
        await tx
          .insertInto('people')
          .values({ tenant_id: id, user_id: userId, display_name: name })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
          .execute();
      await recordSecurityEvent(
        tx,
        id,
        {
          action,
          subject: 'account',
          subjectId: userId,
          userId: isUnproven ? null : userId,
          detail: detail ?? (isUnproven ? name : undefined),
        },
        origin,
      );
    });
}
