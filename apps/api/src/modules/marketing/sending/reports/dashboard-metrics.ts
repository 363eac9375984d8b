import type { DashboardMetrics } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { dayIn } from '../../../../kernel/settings/day-in.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { emailRates, statsByDay, sumStats, topCampaigns } from './email-figures.ts';

/** Number of days of a period that a request does not name. */
const USUAL_DAYS = 30;
/** Maximum number of days of a period. */
const MAX_DAYS = 3660;
const DAY_MS = 24 * 3_600_000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

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
  const startDate = asked.startDate ?? addDays(endDate, 1 - USUAL_DAYS);
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1)
    throw appError('validation_failed', {
      formErrors: { endDate: 'The end must not be before the start' },
    });
  if (days > MAX_DAYS)
    throw appError('validation_failed', { formErrors: { startDate: 'Choose at most ten years' } });
  const within = (from: string, to: string) =>
    sql`email_stats.day between ${from}::date and ${to}::date`;
  const period = within(startDate, endDate);
  const totals = await sumStats(tx, period);
  const before = await sumStats(tx, within(addDays(startDate, -days), addDays(startDate, -1)));
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
    series: await statsByDay(tx, period),
    topCampaigns: await topCampaigns(tx, period),
  };
}
