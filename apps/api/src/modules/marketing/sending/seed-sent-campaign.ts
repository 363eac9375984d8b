import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { compileCampaign } from '../campaigns/compile-campaign.ts';
import { type LaunchTools, storeSnapshot } from './launch-campaign.ts';

/** Days since the demo's campaign was sent. */
const DAYS_AGO = 9;

/**
 * Gives a campaign its recipients as of some days ago: each got the email, about two of three opened it, some days later than
 * others, some clicked, one left, and one email came back from a full mailbox.
 */
async function writeRecipients(
  tx: TenantTx,
  tenantId: number,
  campaignId: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into email_sends (tenant_id, campaign_id, subscriber_id, email, domain, status, reason, attempts,
      sent_at, opened_at, clicked_at, clicked_links, unsubscribed_at,
      bounce, bounced_at, error, device)
    select ${tenantId}::bigint, ${campaignId}::bigint, id, email, substring(email from '[^@]*$'),
      case when is_on then 'sent' else 'skipped' end,
      case when not is_on then 'unconfirmed' when n = 2 then 'returned_soft' else '' end,
      case when is_on then 1 else 0 end,
      case when is_on then at end,
      case when is_on and n % 3 <> 2 then at + make_interval(hours => (n * 7 % 60 + 1)::int) end,
      case when is_on and n % 3 = 0 then at + make_interval(hours => (n * 7 % 60 + 2)::int) end,
      case when is_on and n % 3 = 0 then array[n % 2]::integer[] else '{}' end,
      case when is_on and n = 4 then at + interval '30 hours' end,
      case when is_on and n = 2 then 'soft' else '' end,
      case when is_on and n = 2 then at + interval '3 hours' end,
      case when is_on and n = 2 then '552 5.2.2 Mailbox full' else '' end,
      case when is_on and n % 3 <> 2 then (array['mobile', 'desktop', 'mobile', '', 'tablet'])[n % 5 + 1] else '' end
    from (
      select s.id, s.email, row_number() over (order by s.id)::int as n,
        now() - make_interval(days => ${DAYS_AGO}) as at,
        exists (select 1 from list_members m where m.tenant_id = s.tenant_id and m.subscriber_id = s.id
          and m.status = 'subscribed') as is_on
      from subscribers s where exists (select 1 from list_members m
        where m.tenant_id = s.tenant_id and m.subscriber_id = s.id and m.status <> 'unsubscribed')
    ) people`.execute(tx);
  return Number(numAffectedRows);
}

/** Marks the first email campaign of a demo tenant as sent, with figures to look at. */
export async function seedSentCampaign(
  { write }: TenantSeed,
  getSiteWithin: LaunchTools['getSiteWithin'],
): Promise<void> {
  const { tx, tenantId } = write;
  const campaign = await tx
    .selectFrom('email_campaigns')
    .select(['id', 'subject', 'preheader', 'content'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!campaign || (await writeRecipients(tx, tenantId, campaign.id)) === 0) return;
  const { id } = campaign;
  const site = await getSiteWithin(tx, tenantId);
  const email = await compileCampaign(campaign, await getSettings(tx), site, async () => []);
  await storeSnapshot(tx, { tenant_id: tenantId, id }, email);
  await sql`
    update email_links l set clicks = n + n / 2, unique_clicks = n
    from (select at as position, count(*)::int as n from email_sends, unnest(clicked_links) at
      where campaign_id = ${id} group by at) counted
    where l.campaign_id = ${id} and l.position = counted.position`.execute(tx);
  await sql`
    insert into email_stats (tenant_id, campaign_id, day, sent, opens, unique_opens, bot_opens, clicks, unique_clicks, unsubscribes,
      soft_bounces)
    select ${tenantId}::bigint, ${id}::bigint, day, sum(sent), sum(opens) * 2, sum(opens), sum(sent) / 4, sum(clicks), sum(clicks), sum(leaves), sum(bounces)
    from (
      select sent_at::date as day, 1 as sent, 0 as opens, 0 as clicks, 0 as leaves, 0 as bounces from email_sends where campaign_id = ${id} and sent_at is not null
      union all select opened_at::date, 0, 1, 0, 0, 0 from email_sends where campaign_id = ${id} and opened_at is not null
      union all select clicked_at::date, 0, 0, 1, 0, 0 from email_sends where campaign_id = ${id} and clicked_at is not null
      union all select unsubscribed_at::date, 0, 0, 0, 1, 0 from email_sends where campaign_id = ${id} and unsubscribed_at is not null
      union all select bounced_at::date, 0, 0, 0, 0, 1 from email_sends where campaign_id = ${id} and bounced_at is not null
    ) events group by day`.execute(tx);
  await sql`
    update email_campaigns set status = 'sent', in_archive = true, audience_at = now() - make_interval(days => ${DAYS_AGO}),
      started_at = now() - make_interval(days => ${DAYS_AGO}),
      sent_at = now() - make_interval(days => ${DAYS_AGO}) + interval '2 minutes',
      recipients = (select count(*) from email_sends where campaign_id = ${id} and status = 'sent')
    where id = ${id}`.execute(tx);
}
