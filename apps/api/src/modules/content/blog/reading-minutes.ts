/** Words read per minute. */
const PACE = 220;

/** Returns the reading time of plain text in whole minutes, at least 1; 0 for an empty text. */
export function readingMinutes(text: string): number {
  return text ? Math.ceil(text.split(' ').length / PACE) : 0;
}
