/** Minutes of a day: no cell holds more. */
export const DAY_MINUTES = 1440;

/** Returns minutes as typed durations are shown. Shape: 90 → `1:30`; 0 → ''. */
export function showDuration(minutes: number): string {
  if (minutes === 0) return '';
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns seconds as a clock. Shape: 3725 → `1:02:05`. */
export function showClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}
