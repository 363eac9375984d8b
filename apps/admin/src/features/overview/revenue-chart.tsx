import type { OverviewFigure } from '@org/schema/entities';
import { Segmented, SeriesChart, SeriesTable, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

/** Number of days above which weeks are drawn in place of days. */
const MAX_DAYS = 31;

/** Sums days to weeks when there are too many to read. */
function toPoints(days: OverviewFigure['days']): OverviewFigure['days'] {
  if (days.length <= MAX_DAYS) return days;
  const weeks: { day: string; value: number }[] = [];
  for (const [at, { day, value }] of days.entries()) {
    const last = weeks.at(-1);
    if (last && at % 7 !== 0) last.value = Math.round((last.value + value) * 10_000) / 10_000;
    else weeks.push({ day, value });
  }
  return weeks;
}

/** Renders revenue by day or week as a chart, or as a table. */
export function RevenueChart({ figure }: { readonly figure: OverviewFigure }): ReactElement {
  const { day, money, number } = useFormats();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  const points = toPoints(figure.days);
  const data = {
    points: points.map((point) => day(point.day)),
    series: [{ name: 'revenue', label: text.revenue, values: points.map(({ value }) => value) }],
    format: (value: number) => money(value, figure.currency),
  };
  const isWeekly = points.length !== figure.days.length;
  return (
    <section className="ad-card" aria-labelledby="overview-revenue">
      <header className="ad-card-head">
        <h2 className="at-section-title" id="overview-revenue">
          {isWeekly ? text.revenueByWeek : text.revenueByDay}
        </h2>
        <Segmented
          label={text.shape}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'chart', label: text.chart },
            { value: 'table', label: text.table },
          ]}
        />
      </header>
      {shape === 'chart' ? (
        <SeriesChart
          {...data}
          kind="bar"
          height={200}
          label={`${isWeekly ? text.revenueByWeek : text.revenueByDay}. ${text.chartKeys}`}
          formatAxis={(value) => number(value)}
          none={text.chartNone}
        />
      ) : (
        <SeriesTable {...data} label={text.revenue} heading={text.day} />
      )}
    </section>
  );
}
