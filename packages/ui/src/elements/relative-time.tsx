import { type ReactElement, useSyncExternalStore } from 'react';
import { useFormats } from '../format/locale.tsx';
import { Tooltip } from './tooltip.tsx';

/** Interval of the clock, ms. */
const TICK = 30_000;

// A single clock for all times on the screen.
const listeners = new Set<() => void>();
let now = Date.now();
let clock: ReturnType<typeof setInterval> | undefined;

function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  // The clock stops while no time is shown.
  if (clock === undefined) now = Date.now();
  clock ??= setInterval(() => {
    now = Date.now();
    for (const told of listeners) told();
  }, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/** Props of the time: an ISO instant. */
export interface RelativeTimeProps {
  readonly value: string;
}

/** Renders a relative time, with the exact one on hover. */
export function RelativeTime({ value }: RelativeTimeProps): ReactElement {
  const formats = useFormats();
  const minute = useSyncExternalStore(
    onMinute,
    () => now,
    () => now,
  );
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return <span>{value}</span>;
  // A row that was saved after the last tick must not be in the future.
  const at = Math.max(minute, Math.min(Date.now(), instant));
  return (
    <Tooltip label={formats.exact(instant)}>
      <time dateTime={value} className="at-time">
        {formats.relative(instant, at)}
      </time>
    </Tooltip>
  );
}
