import type { ReactElement } from 'react';
import type { ChartData } from './series-chart.tsx';

/** Props of the table. */
export interface SeriesTableProps extends ChartData {
  /** Accessible name of the table. */
  readonly label: string;
  /** Heading of the points, such as `Month`. */
  readonly heading: string;
  /** Sums below the table, one for each series. */
  readonly totals?: { readonly label: string; readonly values: readonly number[] };
}

/** Renders the data of a chart as a table, which scrolls when it is long. */
export function SeriesTable({
  label,
  heading,
  points,
  series,
  format,
  totals,
}: SeriesTableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
    <section className="at-series-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ name, label: of }) => (
              <th key={name} scope="col">
                {of}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{totals.label}</th>
              {series.map(({ name }, at) => (
                <td key={name}>{format(totals.values[at] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
