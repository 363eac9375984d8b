import { AppLink } from '@org/admin-kit';
import { useFormats } from '@org/ui';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { text } from './messages.ts';
import { DAY, getSpan, type TimelineBar, toLinks } from './timeline-bars.ts';

/** Pixels of a row, and of a bar in it. */
const ROW = 36;
const BAR = 20;
/** Pixels of the heading above the rows. */
const HEAD = 32;
/** Pixels around a link's corner. */
const ELBOW = 8;

/** Pixels of a day by zoom. */
export const ZOOMS = { weeks: 24, months: 8 } as const;
export type Zoom = keyof typeof ZOOMS;

/** Props of the chart. */
export interface TimelineChartProps {
  readonly bars: readonly TimelineBar[];
  readonly zoom: Zoom;
  readonly label: string;
  readonly canChange: boolean;
  /** Moves the dates of a bar by days. */
  readonly onMove: (bar: TimelineBar, days: number) => void;
  readonly onOpen: (bar: TimelineBar) => void;
}

interface BarProps {
  readonly bar: TimelineBar;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale: number;
  readonly label: string;
  readonly canChange: boolean;
  readonly onMove: TimelineChartProps['onMove'];
  readonly onOpen: TimelineChartProps['onOpen'];
}

function Bar({
  bar,
  x,
  y,
  width,
  scale,
  label,
  canChange,
  onMove,
  onOpen,
}: BarProps): ReactElement {
  const [shift, setShift] = useState(0);
  const pressed = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const { task } = bar;

  function handleKey(event: KeyboardEvent): void {
    if (!canChange || !event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(bar, event.key === 'ArrowLeft' ? -1 : 1);
  }

  function release(): void {
    const days = Math.round(shift / scale);
    pressed.current = undefined;
    setShift(0);
    if (days !== 0) onMove(bar, days);
  }

  return (
    <a
      href={`/admin/tasks/${task.id}`}
      aria-label={label}
      className="pj-timeline-bar"
      data-done={task.is_done || undefined}
      data-overdue={task.is_overdue || undefined}
      data-guessed={bar.isGuessed || undefined}
      onKeyDown={handleKey}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        // A bar that was dragged is not opened.
        if (!wasDragged.current) onOpen(bar);
      }}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event: PointerEvent) => {
        if (!canChange || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        pressed.current = event.clientX;
      }}
      onPointerMove={(event: PointerEvent) => {
        if (pressed.current === undefined) return;
        if (Math.abs(event.clientX - pressed.current) > 3) wasDragged.current = true;
        setShift(event.clientX - pressed.current);
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        pressed.current = undefined;
        setShift(0);
      }}
    >
      <rect
        x={x + shift}
        y={y}
        width={width}
        height={BAR}
        rx={4}
        style={{ '--pj-bar': task.column_color || 'var(--at-accent)' } as object}
      />
    </a>
  );
}

/** Renders tasks as bars over days, with lines from each to those that wait for it. */
export function TimelineChart(props: TimelineChartProps): ReactElement {
  const { bars, zoom, label, canChange, onMove, onOpen } = props;
  const { date, locale, list } = useFormats();
  const [now] = useState(Date.now);
  const { first, days } = getSpan(bars, now);
  const scale = ZOOMS[zoom];
  const x = (moment: number): number => ((moment - first) / DAY) * scale;
  const y = (place: number): number => HEAD + place * ROW + (ROW - BAR) / 2;
  const weeks = Array.from({ length: days / 7 }, (_, week) => first + week * 7 * DAY);
  const heading = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const height = HEAD + bars.length * ROW;
  const every = zoom === 'weeks' ? 1 : 2;
  const titles = new Map(bars.map(({ task }) => [task.id, task.title]));
  return (
    <section className="pj-timeline" aria-label={label}>
      <ul className="pj-timeline-titles" style={{ paddingBlockStart: HEAD }}>
        {bars.map(({ task }) => (
          <li key={task.id} style={{ blockSize: ROW }}>
            <AppLink href={`/admin/tasks/${task.id}`} className="ad-row-link at-cut">
              {task.title}
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="pj-timeline-scroll">
        <svg width={days * scale} height={height}>
          <title>{label}</title>
          {weeks.map((week, place) => (
            <g key={week}>
              <line className="pj-timeline-grid" x1={x(week)} x2={x(week)} y1={0} y2={height} />
              {place % every === 0 && (
                <text x={x(week) + 6} y={20}>
                  {heading.format(week)}
                </text>
              )}
            </g>
          ))}
          <line className="pj-timeline-today" x1={x(now)} x2={x(now)} y1={HEAD} y2={height}>
            <title>{text.today}</title>
          </line>
          {toLinks(bars).map(({ from, to }) => {
            const [before, after] = [bars[from], bars[to]];
            if (!before || !after) return null;
            const [fromX, toX] = [x(before.end), x(after.start)];
            const [fromY, toY] = [y(from) + BAR / 2, y(to) + BAR / 2];
            const turn = Math.max(fromX + ELBOW, toX - ELBOW);
            return (
              <path
                key={`${from} ${to}`}
                className="pj-timeline-link"
                d={`M${fromX},${fromY} H${turn} V${toY} H${toX}`}
              />
            );
          })}
          {bars.map((bar, place) => {
            const { task, start, end } = bar;
            const words = [
              text.bar(task.title, date(start), date(end)),
              ...(task.is_done ? [text.done] : []),
              ...(task.is_overdue ? [text.overdue] : []),
              ...(task.blocked_by.length > 0
                ? [
                    text.waitsFor(
                      list(task.blocked_by.map(({ id, title }) => titles.get(id) ?? title)),
                    ),
                  ]
                : []),
              ...(bar.isGuessed ? [text.guessed] : []),
            ];
            return (
              <Bar
                key={task.id}
                bar={bar}
                x={x(start)}
                y={y(place)}
                width={Math.max(6, x(end) - x(start))}
                scale={scale}
                label={words.join(', ')}
                canChange={canChange && !bar.isGuessed}
                onMove={onMove}
                onOpen={onOpen}
              />
            );
          })}
        </svg>
      </div>
    </section>
  );
}
