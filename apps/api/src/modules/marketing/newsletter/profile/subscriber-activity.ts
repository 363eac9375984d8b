import type { SubscriberEvent } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';

/** Number of events of a page. */
const PAGE_SIZE = 20;

/** Time and order of an event, as cursors name it. */
const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_([0-9a-z_-]{1,60})$/;

/** Event with the parts that order it. */
type EventRow = SubscriberEvent & { readonly mark: string; readonly key: string };

/** Events of campaigns: the column with its time, and its kind. */
const SEND_EVENTS = [
  ['sent_at', 'sent'],
  ['opened_at', 'opened'],
  ['clicked_at', 'clicked'],
  ['bounced_at', 'bounced'],
  ['complained_at', 'complained'],
  ['unsubscribed_at', 'unsubscribed'],
] as const;

/** Times in the record of consent of a list, and their kinds. */
const CONSENT_EVENTS = [
  ['asked_at', 'asked'],
  ['added_at', 'added'],
  ['subscribed_at', 'added'],
  ['confirmed_at', 'confirmed'],
  ['chosen_at', 'confirmed'],
  ['left_at', 'left'],
  ['unsubscribed_at', 'left'],
] as const;

/** Returns the query of everything that a subscriber received and did. */
function eventsSql(id: number) {
  const sends = SEND_EVENTS.map(
    ([column, kind]) => sql`
      select ${kind} as kind, e.${sql.ref(column)} as at, c.name, c.id as record_id,
        case when ${kind} = 'bounced' then e.error else '' end as detail, 'e' || e.id || ${kind} as key
      from email_sends e join email_campaigns c on c.tenant_id = e.tenant_id and c.id = e.campaign_id
      where e.subscriber_id = ${id} and e.${sql.ref(column)} is not null`,
  );
  const members = CONSENT_EVENTS.map(
    ([name, kind]) => sql`
      select ${kind} as kind, (m.consent->>${name})::timestamptz as at, l.name, null::bigint as record_id,
        '' as detail, 'm' || l.id || ${name} as key
      from list_members m join email_lists l on l.tenant_id = m.tenant_id and l.id = m.list_id
      where m.subscriber_id = ${id} and m.consent->>${name} is not null`,
  );
  const runs = (['created_at', 'ended_at'] as const).map((column) => {
    const kind = column === 'created_at' ? 'automation_started' : 'automation_ended';
    return sql`
      select ${kind} as kind, r.${sql.ref(column)} as at, a.name, a.id as record_id,
        r.reason as detail, 'r' || r.id || ${kind} as key
      from email_automation_runs r
      join email_automations a on a.tenant_id = r.tenant_id and a.id = r.automation_id
      where r.subscriber_id = ${id} and r.${sql.ref(column)} is not null`;
  });
  return sql.join([...sends, ...members, ...runs], sql` union all `);
}

/**
 * Lists what a subscriber received and did, newest first.
 * @throws `validation_failed` for a cursor that is not one of ours
 */
export async function readActivity(
  tx: TenantTx,
  id: number,
  {
    cursor,
    itemsPerPage = PAGE_SIZE,
  }: { cursor?: string | undefined; itemsPerPage?: number | undefined },
): Promise<{ rows: SubscriberEvent[]; nextCursor: string | null }> {
  const [, at, key] = cursor === undefined ? [] : (CURSOR.exec(cursor) ?? []);
  if (cursor !== undefined && at === undefined)
    throw appError('validation_failed', { formErrors: { cursor: 'This cursor is not valid' } });
  const after = at === undefined ? sql`` : sql`where (at, key) < (${at}::timestamptz, ${key})`;
  const { rows } = await sql<EventRow>`
    select kind, name, record_id, detail, key,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark
    from (${eventsSql(id)}) events ${after}
    order by at desc, key desc limit ${itemsPerPage + 1}`.execute(tx);
  const shown = rows.slice(0, itemsPerPage);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ kind, name, record_id, detail, mark }) => ({
      kind,
      at: `${mark.slice(0, 23)}Z`,
      name,
      record_id,
      detail,
    })),
    nextCursor: rows.length > itemsPerPage && last ? `${last.mark}_${last.key}` : null,
  };
}
