import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { QUOTE_GROUPS, type QuoteReport } from '@org/schema/entities';
import { SeriesChart, SeriesTable, useFormats } from '@org/ui';
import { IconFileDescription } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChartCard } from '../../shell/figures/chart-card.tsx';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { text } from './messages.ts';
import { PeriodControls, useReportPeriod } from './period-controls.tsx';
import { ReportFrame } from './report-frame.tsx';

const { billingReports } = apiContract;
const CHARTED = ['sent', 'accepted', 'declined', 'expired'] as const;

function Quotes({
  report,
  currency,
}: {
  readonly report: QuoteReport;
  readonly currency: string;
}): ReactElement | null {
  const { money, number, compact, month } = useFormats();
  const rows = report.rows.filter((row) => row.currency === currency);
  const total = report.totals.find((row) => row.currency === currency);
  if (!total) return null;
  const points = rows.map((row) => month(row.month));
  const format = (amount: number) => money(amount, currency);
  const share = (count: number) =>
    text.share(`${number(total.sent.count === 0 ? 0 : (100 * count) / total.sent.count, 0)} %`);
  return (
    <>
      <SumTiles
        sums={QUOTE_GROUPS.map((group) => ({
          label: `${text.groups[group]}: ${number(total[group].count)}`,
          value: format(total[group].value),
          ...(group !== 'sent' && { note: share(total[group].count) }),
        }))}
      />
      <ChartCard
        title={text.quotesChart}
        chart={
          <SeriesChart
            points={points}
            series={CHARTED.map((group) => ({
              name: group,
              label: text.groups[group],
              values: rows.map((row) => row[group].value),
            }))}
            format={format}
            kind={points.length > 24 ? 'line' : 'bar'}
            label={`${text.quotesChart}. ${text.keys}`}
            formatAxis={compact}
            none={text.noMonth}
          />
        }
        table={
          <SeriesTable
            points={points}
            series={QUOTE_GROUPS.map((group) => ({
              name: group,
              label: text.groups[group],
              values: rows.map((row) => row[group].value),
            }))}
            format={format}
            label={text.asTable(text.quotesChart)}
            heading={text.month}
            totals={{
              label: text.total,
              values: QUOTE_GROUPS.map((group) => total[group].value),
            }}
          />
        }
      />
    </>
  );
}

/** Renders what became of quotes. */
export function QuoteReportRoute(): ReactElement {
  const api = useApi();
  const period = useReportPeriod();
  const found = useQuery({
    ...callQuery(api, billingReports.quotes, { query: period }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      title={text.quotes}
      about={text.quotesAbout}
      icon={IconFileDescription}
      permission="quotes.can_view_all"
      canExport="quotes.can_export"
      file={`${billingReports.quotesFile.path}?${new URLSearchParams(period)}`}
      report={found.data?.results}
      query={found}
      getCurrencies={({ totals }) => totals.map(({ currency }) => currency)}
      none={text.quotesNone}
      noneText={text.noneText}
      controls={<PeriodControls />}
    >
      {(report, currency) => <Quotes report={report} currency={currency} />}
    </ReportFrame>
  );
}
