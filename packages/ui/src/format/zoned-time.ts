function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.trunc(instant / 1000) * 1000;
}

/** Shape: ISO instant, zone → `2026-03-10T08:00`, the local time in that zone; '' for no instant. */
export function toWallTime(iso: string, timezone: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  return new Date(instant + offsetAt(instant, timezone)).toISOString().slice(0, 16);
}

/**
 * Shape: `2026-03-10T08:00` in the zone → ISO instant in UTC; '' for no time. A time that daylight saving time skips uses the
 * offset before the change.
 */
export function fromWallTime(wall: string, timezone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return '';
  const guess = asUtc - offsetAt(asUtc, timezone);
  const instant = asUtc - offsetAt(guess, timezone);
  // Around the change the two offsets differ; the one that converts back to the same time is right.
  const back = instant + offsetAt(instant, timezone);
  return new Date(back === asUtc ? instant : guess).toISOString();
}
