import type { AutomationFigures } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findAutomation } from './automations.service.ts';

/**
 * Counts, for each step of an automation, the people who have done it and those who wait for it, and for each of its emails what
 * readers did.
 * @throws `not_found`
 */
export async function readAutomationFigures(tx: TenantTx, id: number): Promise<AutomationFigures> {
  await findAutomation(tx, id);
  const { rows: steps } = await sql<AutomationFigures['steps'][number]>`
    select step as id, sum(passed)::int as passed, sum(waiting)::int as waiting from (
      select l.step, count(distinct l.run_id) as passed, 0 as waiting
      from email_automation_log l join email_automation_runs r on r.tenant_id = l.tenant_id and r.id = l.run_id
      where r.automation_id = ${id} group by l.step
      union all
      select step, 0, count(*) from email_automation_runs
      where automation_id = ${id} and state = 'waiting' group by step
    ) counted where step <> '' group by step order by step`.execute(tx);
  const { rows: emails } = await sql<AutomationFigures['emails'][number]>`
    select c.id, coalesce(sum(s.sent), 0)::int as sent, coalesce(sum(s.unique_opens), 0)::int as opened,
      coalesce(sum(s.unique_clicks), 0)::int as clicked,
      case when c.status = 'paused' then c.pause_reason else '' end as "pauseReason"
    from email_campaigns c left join email_stats s on s.tenant_id = c.tenant_id and s.campaign_id = c.id
    where c.automation_id = ${id} and c.deleted_at is null group by c.id, c.status, c.pause_reason order by c.id`.execute(
    tx,
  );
  return { steps, emails };
}
