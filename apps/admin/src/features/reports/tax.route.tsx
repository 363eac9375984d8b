import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { TAX_BASES, type TaxReport, type TaxRow } from '@org/schema/entities';
import { Segmented, SeriesChart, useFormats } from '@org/ui';
import { IconReportMoney } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChartCard } from '../../shell/figures/chart-card.tsx';
import { SumTiles } from '../../shell/figures/sum-tiles.tsx';
import { text } from './messages.ts';
import { PeriodControls, useReportPeriod } from './period-controls.tsx';
import { ReportFrame } from './report-frame.tsx';
import { useReportAddress } from './use-report-address.ts';

const { billingReports } = apiContract;

function TaxTable({
  rows,
  currency,
  total,
}: {
  readonly rows: readonly TaxRow[];
  readonly currency: string;
  readonly total: number;
}): ReactElement {
  const { money, number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
    <section className="rp-table" tabIndex={0} aria-label={text.asTable(text.taxesChart)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.taxName}</th>
            <th scope="col">{text.rate}</th>
            <th scope="col">{text.base}</th>
            <th scope="col">{text.taxAmount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, rate, base, tax }) => (
            <tr key={`${name} ${rate}`}>
              <th scope="row">{name || text.noTax}</th>
              <td>{rate === null ? '–' : `${number(rate, 4)} %`}</td>
              <td>{money(base, currency)}</td>
              <td>{rate === null ? '–' : money(tax, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            <td />
            <td />
            <td>{money(total, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Taxes({
  report,
  currency,
}: {
  readonly report: TaxReport;
  readonly currency: string;
}): ReactElement {
  const { money, number, compact } = useFormats();
  const rows = report.rows.filter((row) => row.currency === currency);
  const taxed = rows.filter(({ rate }) => rate !== null);
  const total = report.totals.find((row) => row.currency === currency)?.tax ?? 0;
  const table = <TaxTable rows={rows} currency={currency} total={total} />;
  return (
    <>
      <SumTiles sums={[{ label: text.tax, value: money(total, currency) }]} />
      {taxed.length === 0 ? (
        <section className="ad-card">{table}</section>
      ) : (
        <ChartCard
          title={text.taxesChart}
          chart={
            <SeriesChart
              points={taxed.map(({ name, rate }) => `${name} ${number(rate ?? 0, 4)} %`)}
              series={[
                { name: 'base', label: text.base, values: taxed.map(({ base }) => base) },
                { name: 'tax', label: text.taxAmount, values: taxed.map(({ tax }) => tax) },
              ]}
              kind="bar"
              format={(amount) => money(amount, currency)}
              formatAxis={compact}
              label={`${text.taxesChart}. ${text.keys}`}
              none={text.noBucket}
            />
          }
          table={table}
        />
      )}
    </>
  );
}

/** Renders taxes by name and rate. */
export function TaxRoute(): ReactElement {
  const api = useApi();
  const { address, change } = useReportAddress();
  const basis = address.basis ?? 'invoice';
  const period = useReportPeriod();
  const query = { ...period, basis };
  const found = useQuery({
    ...callQuery(api, billingReports.tax, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      title={text.taxes}
      about={text.taxesAbout}
      icon={IconReportMoney}
      permission="invoices.can_view_all"
      canExport="invoices.can_export"
      file={`${billingReports.taxFile.path}?${new URLSearchParams(query)}`}
      report={found.data?.results}
      query={found}
      getCurrencies={({ rows }) => rows.map(({ currency }) => currency)}
      none={text.taxesNone}
      noneText={text.noneText}
      controls={
        <PeriodControls>
          <div className="rp-bar">
            <Segmented
              label={text.basis}
              options={TAX_BASES.map((value) => ({ value, label: text.bases[value] }))}
              value={basis}
              onChange={(next) => change({ basis: next })}
            />
          </div>
          <p className="rp-note">{text.basisNote[basis]}</p>
        </PeriodControls>
      }
    >
      {(report, currency) => <Taxes report={report} currency={currency} />}
    </ReportFrame>
  );
}
