import type { FormValues } from '../storage/form-draft.ts';

/** A field in which two versions of a record differ. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Suggested side: the one that changed the field; mine when both did. */
  readonly suggested: Side;
}

export type Side = 'mine' | 'theirs';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares two versions of a record, and what each side changed since their common base.
 * @returns the differing fields, in the order of mine
 */
export function findDifferences(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  return Object.keys(mine)
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      suggested: same(mine[field], base[field]) ? 'theirs' : 'mine',
    }));
}

/**
 * Merges edits made during a save into the saved values; undefined when there are none.
 * @param saved - saved values
 * @param sent - values as sent
 * @param now - current values
 */
export function withLater<Values extends FormValues>(
  saved: Values,
  sent: Values,
  now: Values,
): Values | undefined {
  const later = findDifferences(sent, now, sent).map(({ field }) => [field, 'mine'] as const);
  return later.length > 0 ? mergeChoice(saved, now, Object.fromEntries(later)) : undefined;
}

/** Returns their version with my values in the chosen fields. */
export function mergeChoice<Values extends FormValues>(
  theirs: Values,
  mine: Values,
  choice: Readonly<Record<string, Side>>,
): Values {
  const kept = Object.entries(choice).filter(([, side]) => side === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(([field]) => [field, mine[field]])) };
}
