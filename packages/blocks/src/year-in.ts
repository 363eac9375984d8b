/** The year at a moment in a time zone. Shape: IANA name, moment → year; that of the machine where there is no such zone. */
export function yearIn(timeZone: string, now: Date = new Date()): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now));
  } catch {
    return now.getFullYear();
  }
}
