import type { VisitReport } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react';
import { text } from './messages.ts';

type Day = VisitReport['days'][number];

/** Height of the chart in its own units; its width is the number of days. */
const HEIGHT = 100;
/** Number of grid lines, without the lowest one. */
const LINES = 4;

/** Nice maxima, each divisible by four. */
const TOPS = [4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 80, 100] as const;

/** Returns a rounded maximum that the grid lines divide evenly. Shape: 0 → 4, 37 → 40, 109 → 120. */
export function roundTop(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))) - 1);
  const near = (size: number): number | undefined =>
    TOPS.map((top) => top * size).find((top) => top >= most);
  return near(step) ?? near(step * 10) ?? most;
}

const points = (days: readonly Day[], of: 'views' | 'visitors', top: number): string =>
  days.map((day, at) => `${at},${HEIGHT - (day[of] / top) * HEIGHT}`).join(' ');

/** Renders views and visitors by day. Arrow keys move between days, which are announced. */
export function VisitChart({ report }: { readonly report: VisitReport }): ReactElement {
  const { number, compact, day: dayWords } = useFormats();
  const { days, totals } = report;
  const [at, setAt] = useState<number>();
  const top = roundTop(Math.max(...days.map(({ views }) => views)));
  const last = days.length - 1;
  const width = Math.max(last, 1);
  const shown = at === undefined ? undefined : days[at];

  function onKey(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max((at ?? last + 1) - 1, 0),
      ArrowRight: Math.min((at ?? -1) + 1, last),
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
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - left) / wide) * last);
    setAt(Math.min(Math.max(place, 0), last));
  }

  const said =
    shown && text.ofDay(dayWords(shown.day), number(shown.views), number(shown.visitors));
  const ticks = Array.from({ length: LINES + 1 }, (_, line) => (top / LINES) * (LINES - line));
  const middle = Math.floor(last / 2);
  return (
    <figure className="ad-visits-chart">
      <figcaption className="ad-visits-key">
        <span data-series="views">{text.views}</span>
        <span data-series="visitors">{text.visitors}</span>
        <span aria-hidden>{said}</span>
      </figcaption>
      <div className="ad-visits-ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{compact(tick)}</span>
        ))}
      </div>
      <div
        className="ad-visits-plot"
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={said ?? text.noDay}
        aria-label={text.chartName(number(totals.views), number(totals.visitors))}
        onKeyDown={onKey}
        onPointerMove={onPoint}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <line
              key={tick}
              className="ad-visits-line"
              x1={0}
              x2={width}
              y1={HEIGHT - (tick / top) * HEIGHT}
              y2={HEIGHT - (tick / top) * HEIGHT}
            />
          ))}
          <polygon
            className="ad-visits-area"
            points={`0,${HEIGHT} ${points(days, 'views', top)} ${last},${HEIGHT}`}
          />
          <polyline className="ad-visits-views" points={points(days, 'views', top)} />
          <polyline className="ad-visits-visitors" points={points(days, 'visitors', top)} />
        </svg>
        {shown && at !== undefined && (
          <div className="ad-visits-at" style={{ insetInlineStart: `${(at / width) * 100}%` }}>
            {(['views', 'visitors'] as const).map((of) => (
              <i
                key={of}
                data-series={of}
                style={{ insetBlockStart: `${100 - (shown[of] / top) * 100}%` }}
              />
            ))}
          </div>
        )}
      </div>
      <div className="ad-visits-days" aria-hidden>
        {[...new Set([0, middle, last])].map((place) => (
          <span key={place}>{dayWords(days[place]?.day ?? '')}</span>
        ))}
      </div>
    </figure>
  );
}

/** Renders the same data as a table. */
export function VisitTable({ days }: Pick<VisitReport, 'days'>): ReactElement {
  const { number, day } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
    <section className="ad-visits-table" tabIndex={0} aria-label={text.byDay}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.views}</th>
            <th scope="col">{text.visitors}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row">{day(row.day)}</th>
              <td>{number(row.views)}</td>
              <td>{number(row.visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
