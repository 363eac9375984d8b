import type { AutomationStep } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createAutomation, createAutomationEmail } from './automations.service.ts';

/** Days since the people of the demo entered the automation. */
const DAYS_AGO = 2;

/** Emails of the automation. */
const EMAILS = [
  { name: 'Welcome', subject: 'Welcome, {{first_name|friend}}' },
  { name: 'Three days later', subject: 'What most of our readers ask first' },
] as const;

/**
 * Creates a paused automation that welcomes subscribers: some people have got its first email, half of them opened it, and all
 * wait for the second one. It is paused, so that a demo sends no emails unasked.
 */
export async function seedAutomations({ write, tenant, encode }: TenantSeed): Promise<void> {
  const { tx, tenantId } = write;
  const [template] = tenant.campaigns ?? [];
  if (!template) return;
  const { id } = await createAutomation(write, {
    name: 'Welcome new subscribers',
    description: 'A welcome right away, and a second email three days later.',
    start: {
      event: 'subscriber.joined',
      listId: null,
      tagId: null,
      hours: 4,
      fieldKey: '',
      days: 0,
    },
  });
  const ids: number[] = [];
  for (const email of EMAILS) {
    const content = encode(template.template);
    ids.push((await createAutomationEmail(write, id, { ...email, content })).id);
  }
  const [first = 0, second = 0] = ids;
  const steps: readonly AutomationStep[] = [
    { id: 'welcome', kind: 'email', emailId: first },
    { id: 'wait', kind: 'wait', amount: 3, unit: 'days' },
    { id: 'more', kind: 'email', emailId: second },
  ];
  const at = sql<Date>`now() - ${DAYS_AGO} * interval '1 day'`;
  await tx
    .updateTable('email_automations')
    .set({
      status: 'paused',
      published: 1,
      is_changed: false,
      activated_at: at,
      steps: JSON.stringify(steps),
    })
    .where('id', '=', id)
    .execute();
  await sql`
    insert into email_automation_versions (tenant_id, automation_id, number, start, steps)
    select tenant_id, id, 1, start, steps from email_automations where id = ${id}`.execute(tx);
  await sql`
    with runs as (
      insert into email_automation_runs (tenant_id, automation_id, number, subscriber_id, record_id, step, due_at, created_at)
      select ${tenantId}::bigint, ${id}::bigint, 1, s.id, s.id, 'wait', ${at} + interval '3 days', ${at}
      from subscribers s where exists (select 1 from list_members m
        where m.tenant_id = s.tenant_id and m.subscriber_id = s.id and m.status = 'subscribed')
      order by s.id limit 4
      returning id, subscriber_id
    ), log as (
      insert into email_automation_log (tenant_id, run_id, step, kind, result, created_at)
      select ${tenantId}::bigint, id, 'welcome', 'email', 'Email queued', ${at} from runs
    )
    insert into email_sends (tenant_id, campaign_id, subscriber_id, email, domain, status, attempts, sent_at, opened_at, run_id)
    select ${tenantId}::bigint, ${first}::bigint, s.id, s.email, substring(s.email from '[^@]*$'), 'sent', 1, ${at},
      case when s.id % 2 = 0 then ${at} + interval '2 hours' end, runs.id
    from runs join subscribers s on s.id = runs.subscriber_id`.execute(tx);
  await sql`
    insert into email_stats (tenant_id, campaign_id, day, sent, opens, unique_opens)
    select ${tenantId}::bigint, campaign_id, sent_at::date, count(*), count(opened_at), count(opened_at)
    from email_sends where campaign_id = ${first} group by campaign_id, sent_at::date`.execute(tx);
  await tx
    .updateTable('email_campaigns')
    .set({ status: 'paused', started_at: at, audience_at: at })
    .where('automation_id', '=', id)
    .execute();
}
