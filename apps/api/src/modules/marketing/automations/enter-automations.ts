import { sql } from 'kysely';
import type { AutomationRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { dueTime } from './run-step.ts';
import { START_QUERIES } from './start-queries.ts';

/** Time in ms that is looked at again, for transactions that were slow to commit. */
const OVERLAP = 10 * 60_000;

/** Maximum number of people who enter an automation in one transaction. */
const AT_ONCE = 1000;

/** Lets people for whom something has happened enter an automation. Returns whether there may be more. */
async function enterOne(
  tx: TenantTx,
  automation: AutomationRecord,
  timezone: string,
): Promise<boolean> {
  const { id, tenant_id: tenantId, published, activated_at: activatedAt } = automation;
  if (!activatedAt) return false;
  const { start, steps } = await tx
    .selectFrom('email_automation_versions')
    .select(['start', 'steps'])
    .where('automation_id', '=', id)
    .where('number', '=', published)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const since = new Date(
    Math.max(activatedAt.getTime(), (automation.scanned_at?.getTime() ?? 0) - OVERLAP),
  );
  const happened = START_QUERIES[start.event]({
    start,
    since,
    today: dayIn(timezone, now),
    firstDay: dayIn(timezone, activatedAt),
  });
  // Only people who are subscribed get emails, whatever has happened.
  const { numAffectedRows = 0n } = await sql`
    insert into email_automation_runs (tenant_id, automation_id, number, subscriber_id, record_id, step, due_at)
    select distinct on (s.id) ${tenantId}::bigint, ${id}::bigint, ${published}::int, s.id, h.record_id,
      ${steps[0]?.id ?? ''}, ${dueTime(steps[0])}::timestamptz
    from (${happened}) h join subscribers s on s.email = h.email
    where s.status = 'enabled'
      and exists (select 1 from list_members m where m.tenant_id = s.tenant_id and m.subscriber_id = s.id and m.status = 'subscribed')
      and not exists (select 1 from email_automation_runs r where r.automation_id = ${id} and r.subscriber_id = s.id
        and (r.record_id = h.record_id or r.state = 'waiting'))
    order by s.id, h.record_id limit ${AT_ONCE}
    on conflict do nothing`.execute(tx);
  if (Number(numAffectedRows) === AT_ONCE) return true;
  await tx.updateTable('email_automations').set({ scanned_at: now }).where('id', '=', id).execute();
  return false;
}

/**
 * Lets people enter one active automation, each once for each record.
 * @returns whether there may be more
 */
export async function enterAutomation(tx: TenantTx, id: number): Promise<boolean> {
  const { timezone } = await getSettings(tx);
  const automation = await tx
    .selectFrom('email_automations')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return automation ? enterOne(tx, automation, timezone) : false;
}

/** Returns the ids of the active automations of a tenant. */
export async function activeAutomations(tx: TenantTx): Promise<number[]> {
  const rows = await tx
    .selectFrom('email_automations')
    .select('id')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
