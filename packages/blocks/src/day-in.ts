/** The day at a moment in a time zone. Shape: IANA name, moment → `2026-03-01`; that of the machine where there is no such zone. */
export function dayIn(timeZone: string, now: Date = new Date()): string {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...day, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-CA', day).format(now);
  }
}

/** The year of that day. */
export function yearIn(timeZone: string, now: Date = new Date()): number {
  return Number(dayIn(timeZone, now).slice(0, 4));
}
