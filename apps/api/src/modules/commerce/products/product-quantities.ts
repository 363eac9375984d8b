import { appError } from '@org/schema/errors';

/** Quantities of a request body. */
interface Quantities {
  /** Available quantity. */
  readonly stock?: number | undefined;
  /** Quantity on hand at the default location, including reserved stock. */
  readonly onHand?: number | undefined;
}

/** Current quantities; undefined means 0. */
export interface CountedNow extends Quantities {
  /** Reserved quantity over all locations. */
  readonly reserved?: number | undefined;
  /** Quantity at locations other than the default one. */
  readonly elsewhere?: number | undefined;
}

/** Returns the field of a body that changes the quantity; undefined when it stays the same. */
function countingField(given: Quantities, now: Quantities): keyof Quantities | undefined {
  const isNew = (field: keyof Quantities): boolean =>
    given[field] !== undefined && given[field] !== (now[field] ?? 0);
  return (['onHand', 'stock'] as const).find(isNew);
}

/**
 * Returns the new quantity on hand at the default location.
 * @param now - current quantities
 * @param at - path in the body
 * @returns quantity with the field that sets it; undefined when it stays the same
 * @throws `validation_failed` for a negative quantity, and when other locations have more than the total
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
  // Available is what all locations have less what is reserved.
  const onHand = pieces + reserved - elsewhere;
  if (onHand >= 0) return { onHand, field };
  throw appError('validation_failed', {
    formErrors: { [field]: `${elsewhere} are at other locations: change them there` },
  });
}
