import { AppLink } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { AGEING_BUCKETS, type AgeingReport } from '@org/schema/entities';
import { SeriesChart, SeriesTable, TextInput, useFormats } from '@org/ui';
import { IconHourglass } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChartCard } from '../../shell/figures/chart-card.tsx';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { text } from './messages.ts';
import { ReportFrame } from './report-frame.tsx';
import { useReportAddress } from './use-report-address.ts';

const { billingReports } = apiContract;
const LATE = AGEING_BUCKETS.filter((bucket) => bucket !== 'current');

function CustomerTable({
  report,
  currency,
}: {
  readonly report: AgeingReport;
  readonly currency: string;
}): ReactElement {
  const { money, number } = useFormats();
  const rows = report.rows.filter((row) => row.currency === currency);
  const total = report.totals.find((row) => row.currency === currency);
  const sums = [...AGEING_BUCKETS, 'total', 'credit'] as const;
  const cell = (amount: number, name: string) => (
    <td key={name} data-none={amount === 0 || undefined}>
      {amount === 0 ? '–' : money(amount, currency)}
    </td>
  );
  return (
    <section className="ad-card" aria-labelledby="ageing-customers">
      <div className="ad-card-head">
        <h2 id="ageing-customers" className="at-section-title">
          {text.byCustomer}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section className="rp-table" tabIndex={0} aria-label={text.byCustomer}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.customer}</th>
              {AGEING_BUCKETS.map((bucket) => (
                <th key={bucket} scope="col">
                  {text.buckets[bucket]}
                </th>
              ))}
              <th scope="col">{text.total}</th>
              <th scope="col">{text.credit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.customer_id} ${row.customer_name}`}>
                <th scope="row">
                  {row.customer_id === null ? (
                    row.customer_name || text.noCustomer
                  ) : (
                    <AppLink
                      href={`/admin/reports/statement?customer_id=${row.customer_id}&currency=${currency}`}
                    >
                      {row.customer_name}
                    </AppLink>
                  )}
                </th>
                {sums.map((name) => cell(row[name], name))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">{text.total}</th>
                {sums.map((name) => cell(total[name], name))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {report.total > report.rows.length && (
        <p className="at-meta">{text.more(number(report.rows.length), number(report.total))}</p>
      )}
    </section>
  );
}

/** Renders what customers owe on a day. */
export function AgeingRoute(): ReactElement {
  const api = useApi();
  const { money, compact } = useFormats();
  const { address, today, change } = useReportAddress();
  const day = address.day ?? today;
  const found = useQuery({
    ...callQuery(api, billingReports.ageing, { query: { day } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      title={text.ageing}
      about={text.ageingAbout}
      icon={IconHourglass}
      permission="invoices.can_view_all"
      canExport="invoices.can_export"
      file={`${billingReports.ageingFile.path}?day=${day}`}
      report={found.data?.results}
      query={found}
      getCurrencies={({ totals }) => totals.map(({ currency }) => currency)}
      none={text.ageingNone}
      noneText={text.ageingNoneText}
      controls={
        <>
          <p className="rp-printed">{day}</p>
          <div className="rp-bar">
            <TextInput
              type="date"
              label={text.day}
              value={day}
              onChange={({ currentTarget: { value } }) => value && change({ day: value })}
            />
          </div>
        </>
      }
    >
      {(report, currency) => {
        const total = report.totals.find((row) => row.currency === currency);
        if (!total) return null;
        const late = report.totals.length > 0 ? LATE.map((bucket) => total[bucket]) : [];
        const data = {
          points: AGEING_BUCKETS.map((bucket) => text.buckets[bucket]),
          series: [
            {
              name: 'unpaid',
              label: text.total,
              values: AGEING_BUCKETS.map((bucket) => total[bucket]),
            },
          ],
          format: (amount: number) => money(amount, currency),
        };
        return (
          <>
            <SumTiles
              sums={[
                { label: text.total, value: money(total.total, currency) },
                {
                  label: text.overdue,
                  value: money(total.total - total.current, currency),
                  ...(late.some((amount) => amount > 0) && { tone: 'danger' as const }),
                },
                { label: text.credit, value: money(total.credit, currency) },
              ]}
            />
            <ChartCard
              title={text.ageingChart}
              chart={
                <SeriesChart
                  {...data}
                  kind="bar"
                  label={`${text.ageingChart}. ${text.keys}`}
                  formatAxis={compact}
                  none={text.noBucket}
                />
              }
              table={
                <SeriesTable
                  {...data}
                  label={text.asTable(text.ageingChart)}
                  heading={text.overdue}
                />
              }
            />
            <CustomerTable report={report} currency={currency} />
          </>
        );
      }}
    </ReportFrame>
  );
}
