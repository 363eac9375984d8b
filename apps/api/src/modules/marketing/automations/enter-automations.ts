import { sql } from 'kysely';
import type { AutomationRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { dueTime } from './run-step.ts';
import { START_QUERIES } from './start-queries.ts';

/** Overlap of two searches in ms, for transactions that commit late. */
const OVERLAP = 10 * 60_000;

/** Time of day in ms from which dates of customers count. */
const MORNING = 9 * 3_600_000;

/** Maximum number of people who enter an automation in one transaction. */
const AT_ONCE = 10_000;

/** Progress of a search for people who enter an automation. Each transaction handles one page of them. */
export interface EntryScan {
  readonly began: Date;
  /** Id of the last subscriber of the previous page; 0 at the beginning. */
  readonly after: number;
}

/** Returns a search from the beginning. */
export const startScan = (): EntryScan => ({ began: new Date(), after: 0 });

/** Lets people for whom something has happened enter an automation. Returns where to go on; undefined at the end. */
async function enterOne(
  tx: TenantTx,
  automation: AutomationRecord,
  timezone: string,
  { began, after }: EntryScan,
): Promise<EntryScan | undefined> {
  const { id, tenant_id: tenantId, published } = automation;
  const { activated_at: activatedAt, scanned_at: scannedAt } = automation;
  if (!activatedAt) return undefined;
  const { start, steps } = await tx
    .selectFrom('email_automation_versions')
    .select(['start', 'steps'])
    .where('automation_id', '=', id)
    .where('number', '=', published)
    .executeTakeFirstOrThrow();
  const since = new Date(Math.max(activatedAt.getTime(), (scannedAt?.getTime() ?? 0) - OVERLAP));
  const morningIn = (time: Date) => dayIn(timezone, new Date(time.getTime() - MORNING));
  const morning = morningIn(began);
  const happened = START_QUERIES[start.event]({
    start,
    since,
    today: dayIn(timezone, began),
    firstDay: dayIn(timezone, activatedAt),
    morning,
    isFirstSearch: scannedAt === null || morningIn(scannedAt) !== morning,
  });
  // Only people who are subscribed get emails, whatever has happened.
  const { rows } = await sql<{ readonly count: number; readonly last: number | null }>`
    with found as materialized (
      select distinct on (s.id) s.id, h.record_id
      from (${happened}) h join subscribers s on s.email = h.email
      where s.id > ${after} and s.status = 'enabled'
        and exists (select 1 from list_members m where m.tenant_id = s.tenant_id and m.subscriber_id = s.id and m.status = 'subscribed')
        and not exists (select 1 from email_automation_runs r where r.automation_id = ${id} and r.subscriber_id = s.id
          and (r.record_id = h.record_id or r.state = 'waiting'))
      order by s.id, h.record_id limit ${AT_ONCE}
    ), entered as (
      insert into email_automation_runs (tenant_id, automation_id, number, subscriber_id, record_id, step, due_at)
      select ${tenantId}::bigint, ${id}::bigint, ${published}::int, found.id, found.record_id,
        ${steps[0]?.id ?? ''}, ${dueTime(steps[0])}::timestamptz
      from found on conflict do nothing
    )
    select count(*)::int as count, max(id) as last from found`.execute(tx);
  const { count = 0, last = null } = rows[0] ?? {};
  if (count === AT_ONCE && last !== null) return { began, after: Number(last) };
  // Not the current time: during the search, people with lower ids may have been added.
  await tx
    .updateTable('email_automations')
    .set({ scanned_at: began })
    .where('id', '=', id)
    .execute();
  return undefined;
}

/**
 * Lets people enter one active automation, each once for each record.
 * @returns where to go on; undefined at the end
 */
export async function enterAutomation(
  tx: TenantTx,
  id: number,
  scan: EntryScan,
): Promise<EntryScan | undefined> {
  const { timezone } = await getSettings(tx);
  const automation = await tx
    .selectFrom('email_automations')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return automation && enterOne(tx, automation, timezone, scan);
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
