import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { RevenueReport } from '@org/schema/entities';
import { SeriesChart, SeriesTable, useFormats } from '@org/ui';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChartCard } from '../../shell/figures/chart-card.tsx';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { text } from './messages.ts';
import { PeriodControls, useReportPeriod } from './period-controls.tsx';
import { ReportFrame } from './report-frame.tsx';

const { billingReports } = apiContract;
const CHARTED = ['invoiced', 'credited', 'paid'] as const;
const LISTED = ['invoiced', 'credited', 'net', 'tax', 'paid', 'refunded'] as const;

function Revenue({
  report,
  currency,
}: {
  readonly report: RevenueReport;
  readonly currency: string;
}): ReactElement | null {
  const { money, compact, month } = useFormats();
  const rows = report.rows.filter((row) => row.currency === currency);
  const total = report.totals.find((row) => row.currency === currency);
  if (!total) return null;
  const points = rows.map((row) => month(row.month));
  const getSeries = (names: readonly (typeof LISTED)[number][]) =>
    names.map((name) => ({ name, label: text[name], values: rows.map((row) => row[name]) }));
  const format = (amount: number) => money(amount, currency);
  return (
    <>
      <SumTiles
        sums={(['net', 'tax', 'paid', 'refunded'] as const).map((name) => ({
          label: text[name],
          value: format(total[name]),
        }))}
      />
      <ChartCard
        title={text.revenueChart}
        chart={
          <SeriesChart
            points={points}
            series={getSeries(CHARTED)}
            format={format}
            kind={points.length > 24 ? 'line' : 'bar'}
            label={`${text.revenueChart}. ${text.keys}`}
            formatAxis={compact}
            none={text.noMonth}
          />
        }
        table={
          <SeriesTable
            points={points}
            series={getSeries(LISTED)}
            format={format}
            label={text.asTable(text.revenueChart)}
            heading={text.month}
            totals={{ label: text.total, values: LISTED.map((name) => total[name]) }}
          />
        }
      />
    </>
  );
}

/** Renders invoices, credit notes and payments by month. */
export function RevenueRoute(): ReactElement {
  const api = useApi();
  const period = useReportPeriod();
  const found = useQuery({
    ...callQuery(api, billingReports.revenue, { query: period }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      title={text.revenue}
      about={text.revenueAbout}
      icon={IconChartBar}
      permission="invoices.can_view_all"
      canExport="invoices.can_export"
      file={`${billingReports.revenueFile.path}?${new URLSearchParams(period)}`}
      report={found.data?.results}
      query={found}
      getCurrencies={({ totals }) => totals.map(({ currency }) => currency)}
      none={text.revenueNone}
      noneText={text.noneText}
      controls={<PeriodControls />}
    >
      {(report, currency) => <Revenue report={report} currency={currency} />}
    </ReportFrame>
  );
}
