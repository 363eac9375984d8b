import { appError } from '@org/schema';

/** Pieces as a body names them. */
interface Quantities {
  /** Pieces that can be sold. */
  readonly stock?: number | undefined;
  /** Pieces at the usual place, those that are held with them. */
  readonly onHand?: number | undefined;
}

/** Pieces as they are; what is left out is 0. */
export interface CountedNow extends Quantities {
  /** Pieces that are held for somebody, over all places. */
  readonly reserved?: number | undefined;
  /** Pieces at other places than the usual one. */
  readonly elsewhere?: number | undefined;
}

/** Which field of a body says how many pieces there are to be; undefined where all stay. */
function countingField(given: Quantities, now: Quantities): keyof Quantities | undefined {
  const isNew = (field: keyof Quantities): boolean =>
    given[field] !== undefined && given[field] !== (now[field] ?? 0);
  return (['onHand', 'stock'] as const).find(isNew);
}

/**
 * How many pieces are to lie at the usual place. Shape: body, what there is, name of its place in the body → pieces with the
 * field that names them; undefined where all stay. Errors: `validation_failed` for fewer than none, and where more lie elsewhere
 * than are to be sold.
 */
export function countedPieces(
  given: Quantities,
  now: CountedNow,
  at = '',
): { readonly onHand: number; readonly field: string } | undefined {
  const { reserved = 0, elsewhere = 0 } = now;
  const name = countingField(given, now);
  if (name === undefined) return undefined;
  const field = `${at}${name}`;
  const pieces = given[name] ?? 0;
  if (pieces < 0) throw appError('validation_failed', { formErrors: { [field]: 'Use 0 or more' } });
  if (name === 'onHand') return { onHand: pieces, field };
  // What can be sold is what lies anywhere and is not held.
  const onHand = pieces + reserved - elsewhere;
  if (onHand >= 0) return { onHand, field };
  throw appError('validation_failed', {
    formErrors: { [field]: `${elsewhere} are at other locations: change them there` },
  });
}
