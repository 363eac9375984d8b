import type { ProductAttribute, VariantWrite } from '@org/schema/entities';

/** Returns the attribute values of a variant as one text, independent of order and case. */
export function choiceKey({ attributes }: Pick<VariantWrite, 'attributes'>): string {
  const pairs = attributes.map(({ attribute_name, attribute_value }) => [
    attribute_name.toLowerCase(),
    attribute_value.toLowerCase(),
  ]);
  return JSON.stringify(pairs.sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1)));
}

/** Error messages by field. */
export type FormErrors = Record<string, string>;

/** Returns whether a variant has exactly one value of each attribute of its product. */
function fits({ attributes }: Pick<VariantWrite, 'attributes'>, of: readonly ProductAttribute[]) {
  const values = new Map(
    attributes.map(({ attribute_name, attribute_value }) => [
      attribute_name.toLowerCase(),
      attribute_value.toLowerCase(),
    ]),
  );
  return (
    attributes.length === of.length &&
    of.every(({ name, values: known }) => {
      const value = values.get(name.toLowerCase());
      return known.some((one) => one.toLowerCase() === value);
    })
  );
}

/** Returns the errors of variants that do not match the attributes of their product, by field. */
export function strayVariants(
  variants: readonly Pick<VariantWrite, 'attributes'>[],
  attributes: readonly ProductAttribute[],
): FormErrors {
  const message = 'This variant does not have one value of each attribute';
  const strays = variants.flatMap((variant, at) => (fits(variant, attributes) ? [] : [at]));
  return Object.fromEntries(strays.map((at) => [`variants[${at}].attributes`, message]));
}

/**
 * Returns the errors within the variants themselves, by field.
 * @param known - ids of the product's variants
 */
export function variantProblems(
  variants: readonly VariantWrite[],
  known: ReadonlySet<number>,
): FormErrors {
  const problems: FormErrors = {};
  const skus = new Set<string>();
  const choices = new Set<string>();
  for (const [at, variant] of variants.entries()) {
    const sku = variant.sku.toLowerCase();
    const choice = choiceKey(variant);
    if (variant.id !== undefined && !known.has(variant.id))
      problems[`variants[${at}].id`] = 'This variant does not exist';
    if (skus.has(sku)) problems[`variants[${at}].sku`] = 'Two variants have this SKU';
    if (variant.attributes.length === 0)
      problems[`variants[${at}].attributes`] = 'Please choose a value of each attribute';
    else if (choices.has(choice))
      problems[`variants[${at}].attributes`] = 'Two variants have these values';
    skus.add(sku);
    choices.add(choice);
  }
  return problems;
}
