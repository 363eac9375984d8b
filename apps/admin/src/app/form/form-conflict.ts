/** A form's values, whatever its record. */
export type FormValues = Readonly<Record<string, unknown>>;

/** One field in which two people's versions of a record differ. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose is taken unless the person chooses: the side that changed the field; mine when both did. */
  readonly suggested: Side;
}

export type Side = 'mine' | 'theirs';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What two versions of a record disagree on, and what each side changed since the version they both began with.
 * Shape: the common beginning, mine, theirs → the differing fields, in the order of mine.
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
 * What is saved, with what was typed since it was sent; undefined where nothing was.
 * Shape: as it is saved, the fields as they were sent, and as they are now.
 */
export function withLater<Values extends FormValues>(
  saved: Values,
  sent: Values,
  now: Values,
): Values | undefined {
  const later = findDifferences(sent, now, sent).map(({ field }) => [field, 'mine'] as const);
  return later.length > 0 ? mergeChoice(saved, now, Object.fromEntries(later)) : undefined;
}

/** Theirs, with my value in each field where mine is chosen. */
export function mergeChoice<Values extends FormValues>(
  theirs: Values,
  mine: Values,
  choice: Readonly<Record<string, Side>>,
): Values {
  const kept = Object.entries(choice).filter(([, side]) => side === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map(([field]) => [field, mine[field]])) };
}
