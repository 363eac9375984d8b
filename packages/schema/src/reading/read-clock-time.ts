const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/**
 * Reads a time of day: `9:00`, `09:00:00`, `9.30` or `9:30 pm`; seconds are ignored.
 * @returns the time such as `09:30`; undefined for another text
 */
export function readClockTime(typed: string): string | undefined {
  const [, hours, minutes, half] = TIME.exec(typed.trim()) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
  const given = Number(hours);
  if (half !== undefined && (given < 1 || given > 12)) return undefined;
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
