import { TZDate } from '@date-fns/tz';

/**
 * Returns a text such as `2026-03-10T08:00`, the local time in that zone; '' for no instant.
 * @param iso - ISO instant
 * @param timezone - zone
 */
export function toWallTime(iso: string, timezone: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  return new TZDate(instant, timezone).toISOString().slice(0, 16);
}

/**
 * Returns the instant of a local time. A time that daylight saving time skips uses the offset before the change.
 * @param wall - local time such as `2026-03-10T08:00`
 * @param timezone - IANA name of the zone
 * @returns ISO instant in UTC; '' for no time
 */
export function fromWallTime(wall: string, timezone: string): string {
  const utc = new Date(`${wall}Z`);
  if (Number.isNaN(utc.getTime())) return '';
  const zoned = new TZDate(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
    timezone,
  );
  return new Date(zoned.getTime()).toISOString();
}
