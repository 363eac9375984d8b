import { type SqlBool, sql } from 'kysely';
import type { EmailListRecord, ListMemberRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { countBy } from '../../../kernel/entities/entity-rows.repository.ts';
import type { Membership } from './newsletter-tokens.ts';

/** Name of the list that the first sign-up creates when there is none. */
const FIRST_LIST = 'Newsletter';

/** Returns a public list by id, or the default list, which is created if necessary. Undefined for an unknown list. */
export async function findList(
  tx: TenantTx,
  tenantId: number,
  listId: number,
): Promise<EmailListRecord | undefined> {
  if (listId > 0)
    return tx
      .selectFrom('email_lists')
      .selectAll()
      .where('id', '=', listId)
      .where('visibility', '=', 'public')
      .executeTakeFirst();
  await tx
    .insertInto('email_lists')
    .values({ tenant_id: tenantId, name: FIRST_LIST, is_default: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.selectFrom('email_lists').selectAll().where('is_default', '=', true).executeTakeFirst();
}

/** Returns the id of the subscriber with an email address, and creates a new one if necessary. */
export async function saveSubscriber(
  tx: TenantTx,
  tenantId: number,
  who: { email: string; firstname: string; lastname: string; source: string },
): Promise<number> {
  const { id, isNew } = await tx
    .insertInto('subscribers')
    .values({ tenant_id: tenantId, ...who })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email']).doUpdateSet({ updated_at: new Date() }),
    )
    // `xmax` is not 0 when the row existed before.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  if (isNew) await countBy(tx, tenantId, { entity: 'subscriber' }, 1);
  return id;
}

/** Returns a locked membership; undefined for a subscriber who never signed up to the list. */
export async function findMember(
  tx: TenantTx,
  { listId, subscriberId }: Membership,
): Promise<ListMemberRecord | undefined> {
  return tx
    .selectFrom('list_members')
    .selectAll()
    .where('list_id', '=', listId)
    .where('subscriber_id', '=', subscriberId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns whether a person has unsubscribed from a list and has not confirmed a sign-up since, so that only they can subscribe
 * again. A sign-up after an unsubscription is unconfirmed, and its record of consent has the time of the unsubscription.
 */
export function hasLeft({ status, consent }: ListMemberRecord): boolean {
  if (status === 'unconfirmed') return 'left_at' in consent || 'blocked_at' in consent;
  return status === 'unsubscribed';
}

/** SQL condition for rows of `list_members` for which `hasLeft` is true. */
export const HAS_LEFT = sql<SqlBool>`(list_members.status = 'unsubscribed'
  or (list_members.status = 'unconfirmed' and list_members.consent ?| array['left_at', 'blocked_at']))`;

/**
 * Ends a membership that nobody asked to end: what remains of it does not prevent a new one. A person who has unsubscribed stays
 * unsubscribed.
 * @returns false for a person who was not on the list
 */
export async function removeMember(
  tx: TenantTx,
  tenantId: number,
  of: Membership,
): Promise<boolean> {
  const member = await findMember(tx, of);
  if (!member || member.status === 'unsubscribed') return false;
  if (hasLeft(member)) await saveMember(tx, tenantId, of, { status: 'unsubscribed', consent: {} });
  else
    await tx
      .deleteFrom('list_members')
      .where('list_id', '=', of.listId)
      .where('subscriber_id', '=', of.subscriberId)
      .execute();
  return true;
}

/** Sets the status of a membership, and extends the record of consent. */
export async function saveMember(
  tx: TenantTx,
  tenantId: number,
  { listId, subscriberId }: Membership,
  state: {
    readonly status: ListMemberRecord['status'];
    readonly consent: Readonly<Record<string, string>>;
    readonly mailed?: boolean;
  },
): Promise<void> {
  const consent = JSON.stringify(state.consent);
  const mailed = state.mailed ? { mailed_at: new Date() } : {};
  await tx
    .insertInto('list_members')
    .values({
      tenant_id: tenantId,
      list_id: listId,
      subscriber_id: subscriberId,
      status: state.status,
      consent,
      ...mailed,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'list_id', 'subscriber_id']).doUpdateSet({
        status: state.status,
        consent: sql`list_members.consent || ${consent}::jsonb`,
        updated_at: new Date(),
        ...mailed,
      }),
    )
    .execute();
}

/** Returns whether a subscriber is on the tenant's suppression list, and so gets no newsletter emails. */
export async function isSuppressed(tx: TenantTx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'suppressed')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a subscriber to the tenant's suppression list. Returns false for an unknown subscriber. */
export async function suppressSubscriber(tx: TenantTx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscribers')
    .set({ status: 'suppressed', suppressed_reason: 'unsubscribe', updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Unsubscribes a subscriber from every list, and extends the record of consent of each. */
export async function leaveAllLists(
  tx: TenantTx,
  subscriberId: number,
  consent: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .updateTable('list_members')
    .set({
      status: 'unsubscribed',
      consent: sql`list_members.consent || ${JSON.stringify(consent)}::jsonb`,
      updated_at: new Date(),
    })
    .where('subscriber_id', '=', subscriberId)
    .where('status', '!=', 'unsubscribed')
    .execute();
}
