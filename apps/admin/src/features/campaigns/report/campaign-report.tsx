import { FailedState } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Campaign, EXCLUSION_REASONS } from '@org/schema/entities';
import { Skeleton, useFormats } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { DailyChart } from '../../../shell/figures/daily-chart.tsx';
import { NotCounted } from '../../../shell/figures/not-counted.tsx';
import { SumTiles } from '../../../shell/figures/sum-tiles.tsx';
import { AbTestReport } from '../ab-test/ab-test-report.tsx';
import { text } from '../messages.ts';
import { WavesTable } from '../send-time/waves-table.tsx';
import { CampaignRecipients } from './campaign-recipients.tsx';
import { ClickMap } from './click-map.tsx';
import { DevicesTable } from './devices-table.tsx';
import { DomainsTable } from './domains-table.tsx';
import { FigureTable } from './figure-table.tsx';
import { SendingProgress } from './sending-progress.tsx';
import '../campaigns.css';

/** Pause in ms between two looks at a campaign that is being sent. */
const LIVE = 2000;

const { sent, uniqueOpens, uniqueClicks } = text.figures;
/** Columns of the chart, with their labels. */
const CHARTED = { sent, uniqueOpens, uniqueClicks };

/** Renders the figures of a campaign: its sending, sums, the course by day, links, and recipients. */
export function CampaignReport({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const api = useApi();
  const { number, money } = useFormats();
  const { id, status } = campaign;
  const queries = useQueryClient();
  const query = useQuery({
    ...callQuery(api, apiContract.campaignSending.metrics, { params: { id } }),
    refetchInterval: status === 'sending' ? LIVE : false,
  });
  const { refetch } = query;
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    // The last figures of a campaign come with its end.
    shown.current = status;
    void refetch();
    void queries.invalidateQueries({ queryKey: callKey(apiContract.campaignSending.recipients) });
  }, [status, refetch, queries]);
  if (query.isError)
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  const metrics = query.data?.results;
  if (!metrics) return <Skeleton height={240} />;
  const {
    totals,
    rates,
    recipients,
    excluded,
    series,
    links,
    domains,
    devices,
    revenue,
    abTest,
    waves,
  } = metrics;
  const share = (value: number): string => text.share(`${number(value * 100, 1)}%`);
  const reasons: Readonly<Record<string, string>> = { ...EXCLUSION_REASONS, ...text.reasons };
  return (
    <div className="cp-report">
      <SendingProgress campaign={campaign} metrics={metrics} />
      <SumTiles
        sums={[
          { label: text.figures.sent, value: number(totals.sent) },
          {
            label: text.figures.uniqueOpens,
            value: number(totals.uniqueOpens),
            note: share(rates.openRate),
          },
          {
            label: text.figures.uniqueClicks,
            value: number(totals.uniqueClicks),
            note: share(rates.clickRate),
          },
          {
            label: text.figures.unsubscribes,
            value: number(totals.unsubscribes),
            note: share(rates.unsubscribeRate),
          },
          {
            label: text.figures.bounces,
            value: number(totals.bounces + totals.softBounces),
            note: text.shareOfAll(`${number(rates.bounceRate * 100, 1)}%`),
            ...(totals.bounces > 0 && { tone: 'danger' as const }),
          },
          {
            label: text.figures.complaints,
            value: number(totals.complaints),
            note: share(rates.complaintRate),
            ...(totals.complaints > 0 && { tone: 'danger' as const }),
          },
          {
            label: text.figures.failed,
            value: number(totals.failed),
            ...(totals.failed > 0 && { tone: 'danger' as const }),
          },
          { label: text.figures.leftOut, value: number(recipients.skipped) },
          ...revenue.map(({ currency, orders, amount }) => ({
            label: text.figures.revenue,
            value: money(Number(amount), currency),
            note: text.orders(number(orders), orders),
          })),
        ]}
      />
      <WavesTable waves={waves} hasProgress />
      {abTest && <AbTestReport campaign={campaign} result={abTest} />}
      <NotCounted totals={totals} />
      {excluded.length > 0 && (
        <p className="at-meta">
          {text.leftOut}{' '}
          {excluded
            .map((row) => `${reasons[row.reason] ?? row.reason}: ${number(row.count)}`)
            .join(' · ')}
        </p>
      )}
      {series.length > 0 && (
        <DailyChart
          title={text.course}
          days={series}
          labels={CHARTED}
          none={text.noDay}
          height={180}
        />
      )}
      <FigureTable
        title={text.linksTitle}
        heads={[text.link, text.linkPeople, text.linkClicks]}
        rows={links.map(({ url, clicks, uniqueClicks }) => ({
          key: url,
          name: url,
          figures: [number(uniqueClicks), number(clicks)],
        }))}
      >
        <ClickMap id={id} />
      </FigureTable>
      <DevicesTable devices={devices} />
      <DomainsTable domains={domains} />
      <CampaignRecipients campaign={campaign} />
    </div>
  );
}
