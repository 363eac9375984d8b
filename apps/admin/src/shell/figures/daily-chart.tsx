import { SeriesChart, SeriesTable, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { ChartCard } from './chart-card.tsx';
import { text } from './messages.ts';

/** Number of days above which bars get too narrow. */
const MANY_DAYS = 14;

/** Props of the chart: a row for each day, and the labels of the columns that are drawn. */
export interface DailyChartProps<Name extends string> {
  readonly title: string;
  readonly days: readonly (Readonly<Record<NoInfer<Name>, number>> & { readonly date: string })[];
  readonly labels: Readonly<Record<Name, string>>;
  /** Text for a day without values. */
  readonly none: string;
  /** px */
  readonly height: number;
}

/** Renders counts by day as a chart or a table, with their sums. */
export function DailyChart<Name extends string>({
  title,
  days,
  labels,
  none,
  height,
}: DailyChartProps<Name>): ReactElement {
  const { number, day, compact } = useFormats();
  const points = days.map(({ date }) => day(date));
  const series = (Object.keys(labels) as Name[]).map((name) => ({
    name,
    label: labels[name],
    values: days.map((row): number => row[name]),
  }));
  return (
    <ChartCard
      title={title}
      chart={
        <SeriesChart
          points={points}
          series={series}
          format={number}
          formatAxis={compact}
          kind={points.length > MANY_DAYS ? 'line' : 'bar'}
          label={`${title}. ${text.chartKeys}`}
          none={none}
          height={height}
        />
      }
      table={
        <SeriesTable
          points={points}
          series={series}
          format={number}
          label={title}
          heading={text.day}
          totals={{
            label: text.total,
            values: series.map(({ values }) => values.reduce((sum, one) => sum + one, 0)),
          }}
        />
      }
    />
  );
}
