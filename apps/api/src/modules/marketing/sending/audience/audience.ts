import type { FilterGroup } from '@org/schema';
import type { ExclusionReason } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { compileFilter } from '../../../../kernel/database/list-filter.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { AUDIENCE_SQL } from './audience-fields.ts';

/** Choice of recipients. */
export interface Audience {
  /** Lists that recipients are on; empty for all lists. */
  readonly listIds: readonly number[];
  /** Lists that recipients are not on. */
  readonly excludeListIds: readonly number[];
  /** Checked filter on `AUDIENCE_FIELDS`; null for everyone. */
  readonly filters: object | null;
  /** Segment that narrows the choice further; null for none. */
  readonly segmentId: number | null;
  /** Campaign whose recipients are chosen if they did not open it; null for everyone. */
  readonly unopenedCampaignId: number | null;
}

/** Subscriber of an audience. */
export interface AudienceRow {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly lists: string[];
}

/** Number of recipients, and of those that are left out by reason. */
export interface AudienceCounts {
  readonly total: number;
  readonly excluded: Readonly<Record<ExclusionReason, number>>;
}

/** Returns the condition for subscribers with a membership of some lists, or of any list. */
function isMember(ids: readonly number[], condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const named = ids.length > 0 ? sql`and m.list_id = any(${ids}::bigint[])` : sql``;
  return sql<SqlBool>`exists (
    select 1 from list_members m
    where m.tenant_id = subscribers.tenant_id and m.subscriber_id = subscribers.id and ${condition} ${named})`;
}

/** Condition for subscribers that the lists and filters of an audience select, and the reason why each is left out, '' for none. */
export interface AudienceSql {
  readonly selected: RawBuilder<SqlBool>;
  readonly reason: RawBuilder<ExclusionReason | ''>;
}

/**
 * Reads the filter of a segment. A deleted one still narrows the campaigns that use it.
 * @throws `validation_failed` for one that does not exist
 */
async function readSegment(tx: TenantTx, id: number): Promise<object> {
  const row = await tx
    .selectFrom('email_segments')
    .select('filters')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row)
    throw appError('validation_failed', {
      formErrors: { segmentId: 'This segment does not exist' },
    });
  return row.filters;
}

/** Condition for subscribers who got a campaign and neither opened it nor clicked in it. */
const didNotOpen = (campaignId: number) => sql<SqlBool>`exists (
  select 1 from email_sends e
  where e.tenant_id = subscribers.tenant_id and e.campaign_id = ${campaignId} and e.subscriber_id = subscribers.id
    and e.status = 'sent' and e.opened_at is null and e.clicked_at is null)`;

/**
 * Compiles an audience for queries of `subscribers`. Days of filters are days of the tenant.
 * @throws `validation_failed` for a segment that does not exist
 */
export async function audienceSql(tx: TenantTx, audience: Audience): Promise<AudienceSql> {
  const { listIds, excludeListIds, filters, segmentId, unopenedCampaignId } = audience;
  const { timezone } = await getSettings(tx);
  const segment = segmentId === null ? null : await readSegment(tx, segmentId);
  // The contract has checked the filters, and checks them again when they are read.
  const conditions = [filters, segment].flatMap((filter) =>
    filter
      ? [
          compileFilter(filter as FilterGroup, AUDIENCE_SQL, {
            timezone,
            personId: undefined,
            table: 'subscribers',
          }),
        ]
      : [],
  );
  if (unopenedCampaignId !== null) conditions.push(didNotOpen(unopenedCampaignId));
  const member = isMember(listIds, sql`true`);
  const isExcluded =
    excludeListIds.length > 0
      ? isMember(excludeListIds, sql`m.status <> 'unsubscribed'`)
      : sql<SqlBool>`false`;
  return {
    selected: sql<SqlBool>`(${sql.join([member, ...conditions], sql` and `)})`,
    reason: sql<ExclusionReason | ''>`case
      when subscribers.status = 'suppressed' and subscribers.suppressed_reason = 'unsubscribe' then 'unsubscribed'
      when subscribers.status = 'suppressed' then 'suppressed'
      when ${isMember(listIds, sql`m.status = 'subscribed'`)} then case
        when ${isExcluded} then 'excluded' when subscribers.paused_until > now() then 'paused' else '' end
      when ${isMember(listIds, sql`m.status = 'unconfirmed'`)} then 'unconfirmed'
      else 'unsubscribed' end`,
  };
}

/** Counts the recipients of an audience, and those that are left out. */
export async function countAudience(tx: TenantTx, audience: Audience): Promise<AudienceCounts> {
  const { selected, reason } = await audienceSql(tx, audience);
  const { rows } = await sql<{ reason: ExclusionReason | ''; n: number }>`
    select reason, count(*)::int as n
    from (select ${reason} as reason from subscribers where ${selected}) chosen
    group by reason`.execute(tx);
  const excluded = { unsubscribed: 0, unconfirmed: 0, suppressed: 0, paused: 0, excluded: 0 };
  let total = 0;
  for (const row of rows)
    if (row.reason === '') total = row.n;
    else excluded[row.reason] = row.n;
  return { total, excluded };
}

/** Reads one page of the recipients of an audience, in the order of their addresses. */
export async function readAudience(
  tx: TenantTx,
  audience: Audience,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<AudienceRow[]> {
  const { selected, reason } = await audienceSql(tx, audience);
  const { rows } = await sql<AudienceRow>`
    select id, email, firstname, lastname,
      coalesce((
        select json_agg(l.name order by l.name) from list_members m
        join email_lists l on l.tenant_id = m.tenant_id and l.id = m.list_id
        where m.tenant_id = subscribers.tenant_id and m.subscriber_id = subscribers.id and m.status = 'subscribed'
      ), '[]'::json) as lists
    from subscribers where ${selected} and ${reason} = ''
    order by email limit ${itemsPerPage} offset ${(currentPage - 1) * itemsPerPage}`.execute(tx);
  return rows;
}
