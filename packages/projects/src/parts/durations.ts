import type { Formats } from '@org/ui';
import { text } from './messages.ts';

const HOUR = 60;

/** Returns a text such as `2 h 15 min`, `45 min` or `3 h`. */
export function formatMinutes(minutes: number, { number }: Pick<Formats, 'number'>): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    ...(hours > 0 ? [text.hours(number(hours))] : []),
    ...(rest > 0 || hours === 0 ? [text.minutes(number(rest))] : []),
  ];
  return parts.join(' ');
}
