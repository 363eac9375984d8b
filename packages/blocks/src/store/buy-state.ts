/** State that the add-to-cart button depends on. */
export interface BuyFacts {
  /** False while an attribute has no value, or the values do not match a variant. */
  readonly isChosen: boolean;
  /** Available quantity. */
  readonly stock: number;
  /** True when more than the stock can be ordered. */
  readonly isUnlimited: boolean;
  /** Maximum quantity of a line item. */
  readonly most: number;
  readonly quantity: number;
}

/** Label of the button, as a key of its text. */
export type BuyLabel = 'selectOptions' | 'outOfStock' | 'addToCart';

/** Returns the maximum quantity: the shop's limit, or the stock when it is lower and overselling is off. */
export function mostPieces({
  stock,
  isUnlimited,
  most,
}: Pick<BuyFacts, 'stock' | 'isUnlimited' | 'most'>): number {
  return isUnlimited ? most : Math.max(0, Math.min(most, stock));
}

/** Returns the label of the button, and whether it is enabled. */
export function buyState({ isChosen, stock, isUnlimited, most, quantity }: BuyFacts): {
  readonly label: BuyLabel;
  readonly isDisabled: boolean;
} {
  const exceedsStock = !isUnlimited && quantity > stock;
  const label = exceedsStock ? 'outOfStock' : 'addToCart';
  return {
    label: isChosen ? label : 'selectOptions',
    isDisabled: !isChosen || exceedsStock || quantity > most,
  };
}

/**
 * Returns the quantity after an input: an integer from 1 to the maximum; larger ones become the maximum, and anything else keeps
 * the previous quantity.
 */
export function acceptedQuantity(typed: string, most: number, stood: number): number {
  const wanted = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(wanted) || wanted < 1) return stood;
  return Math.max(1, Math.min(wanted, most));
}

/**
 * Returns the limit to report after a quantity was attempted; undefined for none. The cart's limit is reported when it is
 * exceeded, the stock when it is reached.
 */
export function toldLimit(
  facts: Pick<BuyFacts, 'isChosen' | 'stock' | 'isUnlimited' | 'most'>,
  attempted: number,
): number | undefined {
  const limit = mostPieces(facts);
  if (!facts.isChosen || limit < 1) return undefined;
  const isStock = !facts.isUnlimited && facts.stock <= facts.most;
  return attempted > limit || (isStock && attempted === limit) ? limit : undefined;
}

/** A variant for the button's script: id, SKU, price, sale price, stock, image, and the index of each attribute's value. */
export type BuyVariant = readonly [
  id: number,
  sku: string,
  price: number,
  salePrice: number | null,
  stock: number,
  image: string,
  values: readonly number[],
];

/** Returns the variant with all of these values; undefined while one is missing, which is -1. */
export function chosenVariant(
  variants: readonly BuyVariant[],
  chosen: readonly number[],
): BuyVariant | undefined {
  return variants.find(([, , , , , , values]) => values.every((value, at) => value === chosen[at]));
}

/** Returns true when a value of an attribute is available in combination with the other chosen values. */
export function isOffered(
  variants: readonly BuyVariant[],
  chosen: readonly number[],
  { at, value, isUnlimited }: { at: number; value: number; isUnlimited: boolean },
): boolean {
  return variants.some(
    ([, , , , stock, , values]) =>
      (isUnlimited || stock > 0) &&
      values[at] === value &&
      values.every(
        (own, place) => place === at || (chosen[place] ?? -1) < 0 || own === chosen[place],
      ),
  );
}
