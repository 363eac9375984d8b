import type { Import } from '@org/schema/contract';

/** Returns a count with thousands separated: `1,910`. */
export const digits = (count: number): string => count.toLocaleString('en');

/** Returns a count with the word for one or several. */
export const countWord = (
  count: number,
  [one, many]: readonly [one: string, many: string],
): string => `${digits(count)} ${count === 1 ? one : many}`;

type Counts = Pick<Import, 'created' | 'updated' | 'skipped' | 'failed'>;

/** Returns what an import did: `1,910 created, 10 updated, 80 failed`. */
export function countsText({ created, updated, skipped, failed }: Counts): string {
  return [
    `${digits(created)} created`,
    `${digits(updated)} updated`,
    ...(skipped ? [`${digits(skipped)} skipped`] : []),
    ...(failed ? [`${digits(failed)} failed`] : []),
  ].join(', ');
}

/** Separates the problems of one row. */
export const PROBLEM_SEPARATOR = '\n';
