type NumberFormat = (value: number, decimals: number) => string;

/** Returns minutes as a short text such as `2.5 h`, and less than an hour as `45 min`. */
export function formatMinutes(minutes: number, number: NumberFormat): string {
  if (minutes > 0 && minutes < 60) return `${number(minutes, 0)} min`;
  return `${number(minutes / 60, 1)} h`;
}

/** Returns tracked beside estimated minutes as a short text such as `1.5 / 4 h`. */
export function formatProgress(tracked: number, estimate: number, number: NumberFormat): string {
  if (tracked < 60 && estimate < 60) return `${number(tracked, 0)} / ${number(estimate, 0)} min`;
  return `${number(tracked / 60, 1)} / ${number(estimate / 60, 1)} h`;
}
