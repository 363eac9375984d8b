import { slugFrom } from '@org/schema';
import { MAX_OF_PRODUCT, type ProductAttribute, type ProductVariant } from '@org/schema/entities';

type Chosen = ProductVariant['attributes'];
type HasChosen = { readonly attributes: Chosen };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the attributes with a name and values. */
function wholeAttributes(attributes: readonly ProductAttribute[]): ProductAttribute[] {
  return attributes
    .map(({ name, values }) => ({ name: name.trim(), values }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
}

/** Returns the number of combinations of the attributes; 0 for none. */
export function countCombinations(attributes: readonly ProductAttribute[]): number {
  const whole = wholeAttributes(attributes);
  return whole.length === 0 ? 0 : whole.reduce((count, { values }) => count * values.length, 1);
}

/** Returns every combination of values, the last attribute changing fastest. */
export function getCombinations(attributes: readonly ProductAttribute[]): Chosen[] {
  const whole = wholeAttributes(attributes);
  if (whole.length === 0) return [];
  return whole.reduce<Chosen[]>(
    (made, { name, values }) =>
      made.flatMap((chosen) =>
        values.map((value) => [...chosen, { attribute_name: name, attribute_value: value }]),
      ),
    [[]],
  );
}

/** Returns the options of a variant as a key, independent of order and case. */
function choiceKey({ attributes }: HasChosen): string {
  return JSON.stringify(
    attributes
      .map(({ attribute_name, attribute_value }) =>
        [attribute_name, attribute_value].map((word) => word.toLowerCase()),
      )
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}

/** Returns the name of a variant: `18 cm / White`. */
export function variantName({ attributes }: HasChosen): string {
  return attributes.map(({ attribute_value }) => attribute_value).join(' / ');
}

function fits({ attributes: chosen }: HasChosen, whole: readonly ProductAttribute[]): boolean {
  return (
    whole.length > 0 &&
    chosen.length === whole.length &&
    whole.every(({ name, values }) =>
      chosen.some(
        ({ attribute_name, attribute_value }) =>
          same(attribute_name, name) && values.some((value) => same(value, attribute_value)),
      ),
    )
  );
}

/** Returns the indexes of variants that do not match the current attributes, in order. */
export function strayVariants(
  attributes: readonly ProductAttribute[],
  variants: readonly HasChosen[],
): number[] {
  const whole = wholeAttributes(attributes);
  return variants.flatMap((variant, at) => (fits(variant, whole) ? [] : [at]));
}

/**
 * Creates the SKU of a new variant.
 * @param base - SKU of the product
 * @param chosen - options of the variant
 * @param taken - existing SKUs
 * @returns unique SKU
 */
export function variantSku(base: string, chosen: Chosen, taken: ReadonlySet<string>): string {
  const parts = chosen.map(({ attribute_value }) => slugFrom(attribute_value).toUpperCase());
  const first = [base.trim(), ...parts].filter(Boolean).join('-').slice(0, 90);
  let sku = first;
  for (let no = 2; taken.has(sku.toLowerCase()); no++) sku = `${first}-${no}`;
  return sku;
}

/** Adapts a variant to the attributes: removed ones are dropped, a new one gets its first value. */
function fitted<V extends HasChosen>(variant: V, whole: readonly ProductAttribute[]): V {
  const attributes = whole.map(({ name, values }) => {
    const own = variant.attributes.find(({ attribute_name }) => same(attribute_name, name));
    const value = own?.attribute_value ?? values[0] ?? '';
    return {
      attribute_name: name,
      attribute_value: values.find((known) => same(known, value)) ?? value,
    };
  });
  return { ...variant, attributes };
}

/** Planned variants of a product, or their number when it exceeds the maximum. */
export type VariantPlan<V> =
  | { readonly ok: true; readonly variants: V[]; readonly added: number }
  | { readonly ok: false; readonly count: number };

/**
 * Completes the matrix of variants: existing ones are kept, missing ones are created, in the order of the values.
 * @param make - factory of a missing one
 * @returns plan
 */
export function planVariants<V extends HasChosen>(
  attributes: readonly ProductAttribute[],
  variants: readonly V[],
  make: (chosen: Chosen) => V,
): VariantPlan<V> {
  const count = countCombinations(attributes);
  if (count > MAX_OF_PRODUCT.variants) return { ok: false, count };
  const whole = wholeAttributes(attributes);
  const left = variants.map((variant) => fitted(variant, whole));
  const known = new Map<string, V>();
  for (const variant of left) {
    const key = choiceKey(variant);
    if (!known.has(key)) known.set(key, variant);
  }
  const planned: V[] = [];
  let added = 0;
  for (const chosen of getCombinations(attributes)) {
    const there = known.get(choiceKey({ attributes: chosen }));
    if (!there) added += 1;
    planned.push(there ?? make(chosen));
  }
  const used = new Set(planned);
  const others = left.filter((variant) => !used.has(variant));
  if (planned.length + others.length > MAX_OF_PRODUCT.variants)
    return { ok: false, count: planned.length + others.length };
  return { ok: true, variants: [...planned, ...others], added };
}

/** Consistency of variants with the attributes. */
export interface MatrixState {
  /** Number of combinations without a variant. */
  readonly missing: number;
  /** Indexes of variants that match after adding the first value of a new attribute, or dropping a removed one. */
  readonly loose: readonly number[];
  /** Indexes of variants that cannot match: their values were removed, or another one has them. */
  readonly lost: readonly number[];
}

/** Checks the consistency of variants with the attributes. */
export function matrixState(
  attributes: readonly ProductAttribute[],
  variants: readonly HasChosen[],
): MatrixState {
  const whole = wholeAttributes(attributes);
  const there = new Set<string>();
  const loose: number[] = [];
  const lost: number[] = [];
  for (const [at, variant] of variants.entries()) {
    const next = fitted(variant, whole);
    const key = choiceKey(next);
    if (!fits(next, whole) || there.has(key)) {
      lost.push(at);
      continue;
    }
    there.add(key);
    if (!fits(variant, whole)) loose.push(at);
  }
  return { missing: Math.max(0, countCombinations(attributes) - there.size), loose, lost };
}
