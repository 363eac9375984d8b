import { dayPlus, daysBetween } from '@org/schema';
import type { DashboardMetrics } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import {
  emailRates,
  MAX_SERIES_DAYS,
  statsByDay,
  sumStats,
  topCampaigns,
} from './email-figures.ts';

/** Number of days of a period that a request does not name. */
const USUAL_DAYS = 30;

/**
 * Reads the figures of all campaigns in a period, from the counts by day. Days are days of the tenant, and both ends are
 * included.
 * @throws `validation_failed` for an end before the start
 */
export async function dashboardMetrics(
  tx: TenantTx,
  asked: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
): Promise<DashboardMetrics> {
  const { timezone } = await getSettings(tx);
  const endDate = asked.endDate ?? dayIn(timezone, new Date());
  const startDate = asked.startDate ?? dayPlus(endDate, 1 - USUAL_DAYS);
  const days = daysBetween(startDate, endDate);
  if (days < 1)
    throw appError('validation_failed', {
      formErrors: { endDate: 'The end must not be before the start' },
    });
  if (days > MAX_SERIES_DAYS)
    throw appError('validation_failed', { formErrors: { startDate: 'Choose at most ten years' } });
  const within = (from: string, to: string) =>
    sql`email_stats.day between ${from}::date and ${to}::date`;
  const period = within(startDate, endDate);
  const totals = await sumStats(tx, period);
  const before = await sumStats(tx, within(dayPlus(startDate, -days), dayPlus(startDate, -1)));
  return {
    sent: totals.sent,
    delivered: totals.delivered,
    opened: totals.uniqueOpens,
    clicked: totals.uniqueClicks,
    bounced: totals.bounces + totals.softBounces,
    unsubscribed: totals.unsubscribes,
    range: { startDate, endDate, timezone },
    totals,
    rates: emailRates(totals),
    previous: { totals: before, rates: emailRates(before) },
    series: await statsByDay(tx, period, { startDate, endDate }),
    topCampaigns: await topCampaigns(tx, period),
  };
}
