import type { VisitReport } from '@org/schema/entities';
import { SeriesChart, SeriesTable, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders views and visitors by day. Arrow keys move between days, which are announced. */
export function VisitChart({ report }: { readonly report: VisitReport }): ReactElement {
  const { number, compact, day: dayWords } = useFormats();
  const { days, totals } = report;
  return (
    <SeriesChart
      label={text.chartName(number(totals.views), number(totals.visitors))}
      points={days.map(({ day }) => dayWords(day))}
      series={[
        { name: 'views', label: text.views, values: days.map(({ views }) => views) },
        { name: 'visitors', label: text.visitors, values: days.map(({ visitors }) => visitors) },
      ]}
      format={number}
      formatAxis={compact}
      describe={(at) => {
        const { day = '', views = 0, visitors = 0 } = days[at] ?? {};
        return text.ofDay(dayWords(day), number(views), number(visitors));
      }}
      none={text.noDay}
    />
  );
}

/** Renders the same data as a table, newest day first. */
export function VisitTable({ days }: Pick<VisitReport, 'days'>): ReactElement {
  const { number, day } = useFormats();
  const rows = days.toReversed();
  return (
    <SeriesTable
      label={text.byDay}
      heading={text.day}
      points={rows.map((row) => day(row.day))}
      series={[
        { name: 'views', label: text.views, values: rows.map(({ views }) => views) },
        { name: 'visitors', label: text.visitors, values: rows.map(({ visitors }) => visitors) },
      ]}
      format={number}
    />
  );
}
