import { type ReactElement, useSyncExternalStore } from 'react';
import { type Locale, useLocale } from './locale.tsx';
import { Tooltip } from './tooltip.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Making a formatter costs more than a hundred uses of it, and a list writes a hundred times.
const formatters = new Map<string, Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

function kept<Format extends Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = formatters.get(key);
  // Each key is used with one kind alone.
  if (known) return known as Format;
  const made = make();
  formatters.set(key, made);
  return made;
}

/** Shape: instant, now (ms), locale → `3 minutes ago`, `tomorrow`, or the date when a week or more away. */
export function relativeText(instant: number, now: number, { locale, timezone }: Locale): string {
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return 'just now';
  const words = kept(
    `words ${locale}`,
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  );
  if (size < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute');
  if (size < DAY) return words.format(Math.trunc(distance / HOUR), 'hour');
  if (size < 7 * DAY) return words.format(Math.trunc(distance / DAY), 'day');
  return kept(
    `day ${locale} ${timezone}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }),
  ).format(instant);
}

/** Shape: instant (ms), locale → date and time in full. */
export function exactText(instant: number, { locale, timezone }: Locale): string {
  return kept(
    `exact ${locale} ${timezone}`,
    () =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: timezone,
      }),
  ).format(instant);
}

// One clock for every time on the screen.
const listeners = new Set<() => void>();
let now = Date.now();
let clock: ReturnType<typeof setInterval> | undefined;

function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => {
    now = Date.now();
    for (const told of listeners) told();
  }, MINUTE / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/** Shape: an ISO instant. */
export interface RelativeTimeProps {
  readonly value: string;
}

/** A time in words, with the exact one on hover. */
export function RelativeTime({ value }: RelativeTimeProps): ReactElement {
  const locale = useLocale();
  const minute = useSyncExternalStore(
    onMinute,
    () => now,
    () => now,
  );
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return <span>{value}</span>;
  // A row that was saved after the last tick of the clock is not in the future.
  const at = Math.max(minute, Math.min(Date.now(), instant));
  return (
    <Tooltip label={exactText(instant, locale)}>
      <time dateTime={value} className="at-time">
        {relativeText(instant, at, locale)}
      </time>
    </Tooltip>
  );
}
