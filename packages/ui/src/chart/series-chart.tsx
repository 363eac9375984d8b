import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useState,
} from 'react';
import { GRID_LINES, labelledPoints, roundTop } from './chart-scale.ts';

/** Values of one series, one for each point. Negative values are drawn as 0. */
export interface ChartSeries {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
}

/** Data of a chart, which its table shows as well. */
export interface ChartData {
  /** Names of the points, such as months. */
  readonly points: readonly string[];
  /** At most four series, each in its own color and pattern. */
  readonly series: readonly ChartSeries[];
  /** Formats a value in full. */
  readonly format: (value: number) => string;
}

/** Props of the chart. */
export interface SeriesChartProps extends ChartData {
  /** Accessible name: what the chart shows, and how it is used. */
  readonly label: string;
  /** Lines for many points, bars for few. @default 'line' */
  readonly kind?: 'line' | 'bar';
  /** Formats a value on the axis, where space is short. */
  readonly formatAxis: (value: number) => string;
  /** Text about a point for screen readers and above the chart. @default name of the point and its values */
  readonly describe?: (at: number) => string;
  /** Text while no point is selected. */
  readonly none: string;
  /** Height of the plot, px. @default 240 */
  readonly height?: number;
}

/** Height of the plot in its own units; a point is 10 wide. */
const HEIGHT = 100;
const STEP = 10;
/** Share of a point that its bars fill. */
const FILL = 0.72;
const MAX_LABELS = 5;

const drawn = (value: number | undefined, top: number): number =>
  (Math.max(value ?? 0, 0) / top) * HEIGHT;

function Bars({
  series,
  points,
  top,
}: {
  readonly series: readonly ChartSeries[];
  readonly points: readonly string[];
  readonly top: number;
}) {
  const wide = (STEP * FILL) / Math.max(series.length, 1);
  return points.map((point, at) =>
    series.map(({ name, values }, index) => {
      const height = drawn(values[at], top);
      return (
        <rect
          key={`${name} ${point}`}
          className="at-chart-bar"
          data-series={index}
          x={at * STEP + (STEP * (1 - FILL)) / 2 + index * wide}
          y={HEIGHT - height}
          width={wide * 0.9}
          height={height}
        />
      );
    }),
  );
}

function Lines({
  series,
  count,
  top,
}: {
  readonly series: readonly ChartSeries[];
  readonly count: number;
  readonly top: number;
}) {
  const last = (count - 1) * STEP;
  return series.map(({ name, values }, index) => {
    const points = values
      .map((value, at) => `${at * STEP},${HEIGHT - drawn(value, top)}`)
      .join(' ');
    return (
      <g key={name}>
        {index === 0 && (
          <polygon className="at-chart-area" points={`0,${HEIGHT} ${points} ${last},${HEIGHT}`} />
        )}
        <polyline className="at-chart-line" data-series={index} points={points} />
      </g>
    );
  });
}

/**
 * Renders values by points, such as amounts by month, with axes. The pointer and the arrow keys select a point, whose values are shown
 * and announced.
 */
export function SeriesChart({
  label,
  kind = 'line',
  points,
  series,
  format,
  formatAxis,
  describe,
  none,
  height = 240,
}: SeriesChartProps): ReactElement {
  const [at, setAt] = useState<number>();
  const top = roundTop(Math.max(0, ...series.flatMap(({ values }) => values)));
  const last = points.length - 1;
  const width = kind === 'bar' ? points.length * STEP : Math.max(last, 1) * STEP;
  const shown = at !== undefined && at <= last ? at : undefined;
  /** Position of a point, percent of the width. */
  const left = (point: number): number =>
    ((kind === 'bar' ? (point + 0.5) * STEP : point * STEP) / width) * 100;

  function onKey(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max((shown ?? last + 1) - 1, 0),
      ArrowRight: Math.min((shown ?? -1) + 1, last),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  }
  function onPoint(event: PointerEvent<HTMLElement>): void {
    const { left: start, width: wide } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - start) / wide;
    const point = kind === 'bar' ? Math.floor(share * points.length) : Math.round(share * last);
    setAt(Math.min(Math.max(point, 0), last));
  }

  const text = (point: number): string =>
    describe?.(point) ??
    `${points[point]}: ${series.map((one) => `${one.label} ${format(one.values[point] ?? 0)}`).join(', ')}`;
  const said = shown === undefined ? undefined : text(shown);
  const ticks = Array.from(
    { length: GRID_LINES + 1 },
    (_, line) => (top / GRID_LINES) * (GRID_LINES - line),
  );
  return (
    <figure className="at-chart" style={{ '--at-chart-height': `${height}px` } as CSSProperties}>
      <figcaption className="at-chart-key">
        {series.map(({ name, label: of }, index) => (
          <span key={name} data-series={index} data-kind={kind}>
            {of}
          </span>
        ))}
        <span aria-hidden>{said}</span>
      </figcaption>
      <div className="at-chart-ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{formatAxis(tick)}</span>
        ))}
      </div>
      <div
        className="at-chart-plot"
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={shown ?? Math.max(last, 0)}
        aria-valuetext={said ?? none}
        aria-label={label}
        onKeyDown={onKey}
        onPointerMove={onPoint}
        onPointerDown={onPoint}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <line
              key={tick}
              className="at-chart-grid"
              x1={0}
              x2={width}
              y1={HEIGHT - (tick / top) * HEIGHT}
              y2={HEIGHT - (tick / top) * HEIGHT}
            />
          ))}
          {kind === 'bar' ? (
            <Bars series={series} points={points} top={top} />
          ) : (
            <Lines series={series} count={points.length} top={top} />
          )}
        </svg>
        {shown !== undefined && (
          <div className="at-chart-at" style={{ insetInlineStart: `${left(shown)}%` }}>
            {kind === 'line' &&
              series.map(({ name, values }, index) => (
                <i
                  key={name}
                  data-series={index}
                  style={{ insetBlockStart: `${100 - drawn(values[shown], top)}%` }}
                />
              ))}
          </div>
        )}
      </div>
      <div className="at-chart-labels" data-kind={kind} aria-hidden>
        {labelledPoints(points.length, MAX_LABELS).map((point) => (
          <span
            key={point}
            style={{ insetInlineStart: `${left(point)}%` }}
            data-end={point === last || undefined}
            data-start={point === 0 || undefined}
          >
            {points[point]}
          </span>
        ))}
      </div>
    </figure>
  );
}
