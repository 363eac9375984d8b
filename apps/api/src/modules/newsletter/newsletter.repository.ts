import { sql } from 'kysely';
import type { EmailListRecord, ListMemberRecord } from '../../database/entity-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { countBy } from '../../entities/entity-rows.repository.ts';
import type { Membership } from './newsletter-tokens.ts';

/** Name of the list that is made when somebody signs up before there is one. */
const FIRST_LIST = 'Newsletter';

/** A public list by its id, or the usual one, which is made where there is none. Undefined for a list that is not there. */
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

/** The subscriber of an address; one who is new is made. */
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
    // A row that was there before has been written by another transaction.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  if (isNew) await countBy(tx, tenantId, { entity: 'subscriber' }, 1);
  return id;
}

/** A membership, locked; undefined for who never asked for the list. */
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

/** Sets where somebody stands with a list, and adds to what is known of their consent. */
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
