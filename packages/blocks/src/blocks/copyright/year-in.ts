/**
 * Returns the year in a time zone.
 * @param timeZone - IANA name
 * @param now - instant
 * @returns year; the machine's time zone for an unknown name
 */
export function yearIn(timeZone: string, now: Date = new Date()): number {
  try {
    return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now));
  } catch {
    return now.getFullYear();
  }
}
