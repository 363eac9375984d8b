/**
 * Returns hours as a short text such as `2.5 h`, and less than an hour as `45 min`.
 * @param number - formatter of numbers with a maximum of decimals
 */
export function formatHours(
  hours: number,
  number: (value: number, decimals: number) => string,
): string {
  if (hours > 0 && hours < 1) return `${number(Math.round(hours * 60), 0)} min`;
  return `${number(hours, 1)} h`;
}
