import type { SubscribersAdd, SubscribersAdded } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { mailAddress } from '../../../kernel/config/mail-address.ts';
import { countBy } from '../../../kernel/entities/entity-rows.repository.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { findList, HAS_LEFT } from './newsletter.repository.ts';

/** Source of subscribers whom staff have added. */
const SOURCE = 'Added by staff';

/** A person with a checked address. */
interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** IANA name; '' where it is unknown. */
  readonly timezone: string;
}

/** Returns people by address, the first of each, the number of repeated ones, and the addresses that no email can be sent to. */
function checkPeople(people: SubscribersAdd['people']): {
  readonly valid: readonly Person[];
  readonly repeated: number;
  readonly invalid: string[];
} {
  const byAddress = new Map<string, Person>();
  let repeated = 0;
  const invalid: string[] = [];
  for (const { email: given, firstname = '', lastname = '', timezone = '' } of people) {
    const email = mailAddress(given)?.toLowerCase();
    if (!email) invalid.push(given);
    else if (byAddress.has(email)) repeated += 1;
    else byAddress.set(email, { email, firstname, lastname, timezone });
  }
  return { valid: [...byAddress.values()], repeated, invalid };
}

/** Returns the list of a request, also a private one, or the default list, which is created if necessary. */
async function readList(
  { tx, tenantId }: TenantWrite,
  listId: number | undefined,
): Promise<number> {
  const list =
    listId === undefined
      ? await findList(tx, tenantId, 0)
      : await tx.selectFrom('email_lists').select('id').where('id', '=', listId).executeTakeFirst();
  if (!list)
    throw appError('validation_failed', { formErrors: { listId: 'This list does not exist' } });
  return list.id;
}

/** Counts of a statement that adds people. */
interface Outcome {
  readonly created: number;
  readonly added: number;
  readonly already: number;
  readonly blocked: number;
}

/**
 * Adds people who have agreed to a list. Those who have unsubscribed from it or are blocked stay so, also when someone has signed
 * them up since: only they can confirm it.
 * Names and time zones that are known are not replaced.
 * @throws `validation_failed` for a list that does not exist
 */
export async function addSubscribers(
  write: TenantWrite,
  { listId: given, people, consentNote = '' }: SubscribersAdd,
): Promise<SubscribersAdded> {
  const { tx, tenantId, actor } = write;
  const listId = await readList(write, given);
  const { valid, repeated, invalid } = checkPeople(people);
  if (valid.length === 0) return { added: 0, already: 0, kept: 0, blocked: 0, repeated, invalid };
  const consent = JSON.stringify({
    added_at: new Date().toISOString(),
    added_by: actor.person.displayName,
    ...(consentNote && { note: consentNote }),
  });
  const pick = (field: keyof Person): string[] => valid.map((person) => person[field]);
  const { rows } = await sql<Outcome>`
    with before as (
      select s.id, m.status from subscribers s left join list_members m
        on m.tenant_id = s.tenant_id and m.subscriber_id = s.id and m.list_id = ${listId}
      where s.email = any(${pick('email')}::text[])
    ), saved as (
      insert into subscribers (tenant_id, email, firstname, lastname, timezone, source)
      select ${tenantId}::bigint, email, firstname, lastname, timezone, ${SOURCE}
      from unnest(${pick('email')}::text[], ${pick('firstname')}::text[], ${pick('lastname')}::text[],
        ${pick('timezone')}::text[]) as person (email, firstname, lastname, timezone)
      order by email
      on conflict (tenant_id, email) do update set
        firstname = coalesce(nullif(subscribers.firstname, ''), excluded.firstname),
        lastname = coalesce(nullif(subscribers.lastname, ''), excluded.lastname),
        timezone = coalesce(nullif(subscribers.timezone, ''), excluded.timezone),
        updated_at = now()
      returning id, status, xmax = 0 as is_new
    ), members as (
      insert into list_members (tenant_id, list_id, subscriber_id, status, consent)
      select ${tenantId}::bigint, ${listId}::bigint, id, 'subscribed', ${consent}::jsonb
      from saved where status = 'enabled'
      on conflict (tenant_id, list_id, subscriber_id) do update set
        status = 'subscribed', consent = list_members.consent || excluded.consent, updated_at = now()
      where list_members.status = 'unconfirmed' and not ${HAS_LEFT}
      returning subscriber_id
    )
    select (select count(*)::int from saved where is_new) as created,
      (select count(*)::int from members) as added,
      (select count(*)::int from saved where status <> 'enabled') as blocked,
      (select count(*)::int from before join saved using (id)
        where before.status = 'subscribed' and saved.status = 'enabled') as already`.execute(tx);
  const [outcome = { created: 0, added: 0, already: 0, blocked: 0 }] = rows;
  const { created, added, already, blocked } = outcome;
  await countBy(tx, tenantId, { entity: 'subscriber' }, created);
  if (added > 0) await recordChange(write, { entity: 'email_list', id: listId, action: 'updated' });
  const kept = valid.length - added - already;
  return { added, already, kept, blocked, repeated, invalid };
}
