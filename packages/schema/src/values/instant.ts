const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses an instant.
 * @example `2026-03-01`, `2026-03-01 09:30`, with seconds, with `T`, with `Z` or an offset; UTC by default → instant; undefined
 * for any other text and for dates that do not exist
 */
export function readInstant(text: string): Date | undefined {
  const [, day, time = '00:00', seconds = '00', fraction = '', zone = 'Z'] = FORM.exec(text) ?? [];
  if (day === undefined || day < '0001') return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day)
    return undefined;
  const instant = new Date(`${day}T${time}:${seconds}${fraction.slice(0, 4)}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
