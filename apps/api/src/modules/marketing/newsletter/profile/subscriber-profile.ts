import type { BlockReason, SubscriberProfile, SubscriberUpdate } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql, type Updateable } from 'kysely';
import type { TenantTables } from '../../../../kernel/database/tables.gen.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { entityRecords } from '../../../../kernel/entities/entity.service.ts';
import { countBy } from '../../../../kernel/entities/entity-rows.repository.ts';
import { recordChange, type TenantWrite } from '../../../../kernel/events/record-change.ts';
import { subscriberZone } from '../recipient-zones.ts';
import { subscriberEntity, subscriberRows } from '../subscriber.entity.ts';

/** Returns the record of consent of each list, in words that were stored. */
async function readConsent(tx: TenantTx, id: number): Promise<SubscriberProfile['consent']> {
  const rows = await tx
    .selectFrom('list_members')
    .innerJoin('email_lists', 'email_lists.id', 'list_members.list_id')
    .select(['email_lists.name', 'list_members.consent'])
    .where('list_members.subscriber_id', '=', id)
    .orderBy('email_lists.name')
    .execute();
  return rows.map(({ name: list, consent }) => ({
    list,
    entries: Object.entries(consent as Readonly<Record<string, unknown>>)
      .map(([name, value]) => ({ name, value: String(value) }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  }));
}

/** Counts the campaigns that a subscriber got, opened and clicked in. */
async function readFigures(
  tx: TenantTx,
  id: number,
): Promise<Pick<SubscriberProfile, 'received' | 'opened' | 'clicked'>> {
  const { rows } = await sql<{ received: number; opened: number; clicked: number }>`
    select count(*)::int as received, count(opened_at)::int as opened, count(clicked_at)::int as clicked
    from email_sends where subscriber_id = ${id} and status = 'sent'`.execute(tx);
  return rows[0] ?? { received: 0, opened: 0, clicked: 0 };
}

/** Returns the time zone that a subscriber has by the country of their customer; '' for none. */
async function readCountryZone(tx: TenantTx, id: number): Promise<string> {
  const { country } = await subscriberZone(tx);
  const row = await tx
    .selectFrom('subscribers')
    .select(country.as('zone'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.zone ?? '';
}

/**
 * Reads a subscriber with everything that is known of them.
 * @throws `not_found`
 */
export async function readProfile(tx: TenantTx, id: number): Promise<SubscriberProfile> {
  const row = await subscriberRows(tx).where('subscribers.id', '=', id).executeTakeFirst();
  const [found] = row ? await entityRecords(tx, subscriberEntity, [row]) : [];
  if (!row || !found) throw appError('not_found');
  const { customer_id, paused_until } = row;
  const isPaused = paused_until !== null && paused_until > new Date();
  return {
    ...found,
    customer_id,
    country_timezone: await readCountryZone(tx, id),
    paused_until: isPaused ? paused_until.toISOString() : null,
    consent: await readConsent(tx, id),
    ...(await readFigures(tx, id)),
  };
}

/** Throws `not_found` for a subscriber that does not exist; locks every other one. */
async function lockSubscriber(
  tx: TenantTx,
  id: number,
): Promise<{ readonly blocked: BlockReason }> {
  const row = await tx
    .selectFrom('subscribers')
    .select('suppressed_reason')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw appError('not_found');
  return { blocked: (row.suppressed_reason || 'none') as BlockReason };
}

/** Saves columns of a subscriber, and returns the profile. */
async function saveColumns(
  write: TenantWrite,
  id: number,
  columns: Updateable<TenantTables['subscribers']>,
): Promise<SubscriberProfile> {
  const { tx } = write;
  await tx
    .updateTable('subscribers')
    .set({ ...columns, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(write, { entity: 'subscriber', id, action: 'updated' });
  return readProfile(tx, id);
}

/** Updates the names and the time zone of a subscriber. */
export async function updateSubscriber(
  write: TenantWrite,
  id: number,
  { firstname, lastname, timezone }: SubscriberUpdate,
): Promise<SubscriberProfile> {
  await lockSubscriber(write.tx, id);
  return saveColumns(write, id, {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(timezone !== undefined && { timezone }),
  });
}

/** Blocks an address. One that is blocked for another reason stays so. */
export async function blockSubscriber(write: TenantWrite, id: number): Promise<SubscriberProfile> {
  const { blocked } = await lockSubscriber(write.tx, id);
  if (blocked !== 'none' && blocked !== 'unsubscribe') return readProfile(write.tx, id);
  return saveColumns(write, id, { status: 'suppressed', suppressed_reason: 'manual' });
}

/**
 * Unblocks an address that works again, or that staff blocked.
 * @throws `not_now` after a complaint or an unsubscription, which only the person can revoke
 */
export async function unblockSubscriber(
  write: TenantWrite,
  id: number,
): Promise<SubscriberProfile> {
  const { blocked } = await lockSubscriber(write.tx, id);
  if (blocked === 'complaint' || blocked === 'unsubscribe')
    throw appError('not_now', { message: 'Only this person can sign up again' });
  return saveColumns(write, id, { status: 'enabled', suppressed_reason: '', paused_until: null });
}

/**
 * Deletes a person for good, with consent and runs of automations. The counts of campaigns stay, without the address.
 * @throws `not_found`
 */
export async function removeSubscriber(write: TenantWrite, id: number): Promise<void> {
  const { tx, tenantId } = write;
  await lockSubscriber(tx, id);
  await tx
    .updateTable('email_sends')
    .set({ email: sql`'deleted ' || id`, domain: '', error: '' })
    .where('subscriber_id', '=', id)
    .execute();
  await tx.deleteFrom('subscribers').where('id', '=', id).execute();
  await countBy(tx, tenantId, { entity: 'subscriber' }, -1);
  await recordChange(write, { entity: 'subscriber', id, action: 'deleted' });
}
