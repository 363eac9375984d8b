/** Tonnes of CO₂ per million ton-distance, by shipping method. */
export const CARBON_FACTORS = { expedited: 161.8, ltl: 162, truckload: 170 } as const;
export type CarbonMethod = keyof typeof CARBON_FACTORS;

/** Divisor that converts emissions to their offset. */
export const OFFSET_DIVISOR = 34.99871;

/** Emissions of a shipment, and their offset. */
export interface CarbonResult {
  /** Tonnes of CO₂. */
  readonly emissions: number;
  readonly offset: number;
}

/** Validation problems by field. */
export type CarbonProblems = Partial<Record<'method' | 'weight' | 'distance', string>>;

const numeric = (text: string): number =>
  /^\d{0,12}(?:[.,]\d{1,6})?$/.test(text.trim()) && text.trim() !== ''
    ? Number(text.trim().replace(',', '.'))
    : Number.NaN;

/**
 * Computes the emissions of a shipment.
 * @param typed - form input
 * @returns result, or problems by field
 */
export function carbonResult(typed: {
  readonly method: string;
  readonly weight: string;
  readonly distance: string;
}): CarbonResult | CarbonProblems {
  const weight = numeric(typed.weight);
  const distance = numeric(typed.distance);
  const factor = Object.hasOwn(CARBON_FACTORS, typed.method)
    ? CARBON_FACTORS[typed.method as CarbonMethod]
    : undefined;
  if (factor !== undefined && weight > 0 && distance >= 0) {
    const emissions = (weight * distance * factor) / 1_000_000;
    return { emissions, offset: emissions / OFFSET_DIVISOR };
  }
  return {
    ...(factor === undefined ? { method: 'Please choose a method' } : {}),
    ...(weight > 0
      ? {}
      : {
          weight:
            typed.weight.trim() === ''
              ? 'Please enter the shipment weight'
              : 'The weight must be a number greater than 0',
        }),
    ...(distance >= 0
      ? {}
      : {
          distance:
            typed.distance.trim() === ''
              ? 'Please enter a distance'
              : 'The distance must be a number',
        }),
  };
}
