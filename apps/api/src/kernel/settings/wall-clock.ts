/** Formats of time zones: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timezone, format);
  return format;
}

/** Returns a moment of UTC with the same date and time as a moment has in a time zone, in which rules are expanded. */
export function toWallClock(at: Date, timezone: string): Date {
  const parts = getFormat(timezone).formatToParts(at);
  const value = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return new Date(
    Date.UTC(
      value('year'),
      value('month') - 1,
      value('day'),
      value('hour'),
      value('minute'),
      value('second'),
    ),
  );
}

/** Returns the moment at which clocks of a time zone show a date and time. A time that a change of clocks skips is the one after it. */
export function fromWallClock(wall: Date, timezone: string): Date {
  const offset = (at: Date): number => toWallClock(at, timezone).getTime() - at.getTime();
  const first = new Date(wall.getTime() - offset(wall));
  const second = new Date(wall.getTime() - offset(first));
  if (toWallClock(second, timezone).getTime() === wall.getTime()) return second;
  return first > second ? first : second;
}
