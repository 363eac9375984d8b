import { AppLink, FailedState, type Period, PeriodBar, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { DashboardMetrics } from '@org/schema/entities';
import { Button, EmptyState, NoPermission, PageHeader, Skeleton, useFormats } from '@org/ui';
import { IconReportAnalytics } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { DailyChart } from '../../shell/figures/daily-chart.tsx';
import { NotCounted } from '../../shell/figures/not-counted.tsx';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { periodPresets, periodProblem, shownPeriod, todayIn } from '../../shell/period/period.ts';
import { text } from './messages.ts';
import './email-report.css';

const { sent, uniqueOpens, uniqueClicks } = text.figures;
/** Columns of the chart, with their labels. */
const CHARTED = { sent, uniqueOpens, uniqueClicks };
const RATES = ['openRate', 'clickRate', 'unsubscribeRate', 'bounceRate', 'complaintRate'] as const;

/** Renders the figures of a period beside those of the period before, the days, and the largest campaigns. */
function Report({ metrics }: { readonly metrics: DashboardMetrics }): ReactElement {
  const { number } = useFormats();
  const { totals, rates, previous, series, topCampaigns } = metrics;
  const percent = (share: number): string => `${number(share * 100, 1)}%`;
  return (
    <div className="er-report">
      <SumTiles
        sums={[
          {
            label: text.figures.sent,
            value: number(totals.sent),
            note: text.before(number(previous.totals.sent)),
          },
          ...RATES.map((name) => ({
            label: text.figures[name],
            value: percent(rates[name]),
            note: text.before(percent(previous.rates[name])),
          })),
        ]}
      />
      <NotCounted totals={totals} />
      <DailyChart
        title={text.course}
        days={series}
        labels={CHARTED}
        none={text.noDay}
        height={220}
      />
      {topCampaigns.length > 0 && (
        <section className="ad-card" aria-label={text.campaigns}>
          <h2 className="at-section-title">{text.campaigns}</h2>
          <table className="er-table">
            <thead>
              <tr>
                <th scope="col">{text.campaign}</th>
                <th scope="col">{text.figures.sent}</th>
                <th scope="col">{text.figures.openRate}</th>
                <th scope="col">{text.figures.clickRate}</th>
              </tr>
            </thead>
            <tbody>
              {topCampaigns.map(({ id, name, sent, openRate, clickRate }) => (
                <tr key={id}>
                  <th scope="row">
                    <AppLink
                      href={`/admin/email-marketing/campaigns/${id}`}
                      className="ad-row-link"
                    >
                      {name || text.untitled}
                    </AppLink>
                  </th>
                  <td>{number(sent)}</td>
                  <td>{percent(openRate)}</td>
                  <td>{percent(clickRate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** Renders the figures of all campaigns in a period. */
export function EmailReportRoute(): ReactElement {
  const api = useApi();
  const canView = useCan('email_marketing.can_view');
  const { timezone } = useFormats();
  const given = useSearch({ strict: false }) as Partial<Period>;
  const navigate = useNavigate();
  const today = todayIn(timezone);
  const period = shownPeriod(given, today);
  const found = useQuery({
    ...callQuery(api, apiContract.campaignSending.dashboardMetrics, {
      query: { startDate: period.from, endDate: period.to },
    }),
    enabled: canView,
    placeholderData: keepPreviousData,
  });
  if (!canView) return <NoPermission what={text.see} />;
  const metrics = found.data?.results;
  const isEmpty = metrics && metrics.totals.sent + metrics.previous.totals.sent === 0;
  return (
    <>
      <PageHeader title={text.title} icon={IconReportAnalytics} meta={text.about} />
      <PeriodBar
        period={period}
        presets={periodPresets(today)}
        max={today}
        findProblem={periodProblem}
        onChange={(search) =>
          void navigate({ to: '/admin/email-marketing/report', search, replace: true })
        }
      />
      {found.isError ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          icon={IconReportAnalytics}
          title={text.noneTitle}
          text={text.noneText}
          action={
            <Button component={Link} to="/admin/email-marketing/campaigns" variant="filled">
              {text.toCampaigns}
            </Button>
          }
        />
      ) : metrics ? (
        <Report metrics={metrics} />
      ) : (
        <div className="er-report" aria-hidden>
          <Skeleton height={92} />
          <Skeleton height={336} />
        </div>
      )}
    </>
  );
}
