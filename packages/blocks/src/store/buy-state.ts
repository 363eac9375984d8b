/** What the button that puts a product into the cart goes by. */
export interface BuyFacts {
  /** False while an attribute has no value yet, or the values together are no variant. */
  readonly isChosen: boolean;
  /** Pieces that can be sold now. */
  readonly stock: number;
  /** True where more may be taken than there is. */
  readonly isUnlimited: boolean;
  /** Most pieces of one thing in a cart. */
  readonly most: number;
  readonly quantity: number;
}

/** What the button says, by the name of its text. */
export type BuyLabel = 'selectOptions' | 'outOfStock' | 'addToCart';

/** Most pieces that can be asked for: the shop's most, or the stock where that is less and binds. Source: CART-015. */
export function mostPieces({
  stock,
  isUnlimited,
  most,
}: Pick<BuyFacts, 'stock' | 'isUnlimited' | 'most'>): number {
  return isUnlimited ? most : Math.max(0, Math.min(most, stock));
}

/** What the button says, and whether it can be pressed. Source: CART-010 to CART-013. */
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
 * The quantity that stands after something was typed: whole numbers from 1 up to the most; for more than that the most, for what
 * is no such number the quantity that stood. Source: CART-016, CART-017.
 */
export function acceptedQuantity(typed: string, most: number, stood: number): number {
  const wanted = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(wanted) || wanted < 1) return stood;
  return Math.max(1, Math.min(wanted, most));
}

/**
 * The limit that is told after a quantity was attempted; undefined where none is. That of the cart is told when it is exceeded,
 * that of the stock when it is reached. Source: CART-017, CART-018.
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

/** A variant as the button's script gets it: id, SKU, price, sale price, stock, picture, and the place of each attribute's value. */
export type BuyVariant = readonly [
  id: number,
  sku: string,
  price: number,
  salePrice: number | null,
  stock: number,
  image: string,
  values: readonly number[],
];

/** The variant that has all of these values; undefined while one is missing, which is -1. */
export function chosenVariant(
  variants: readonly BuyVariant[],
  chosen: readonly number[],
): BuyVariant | undefined {
  return variants.find(([, , , , , , values]) => values.every((value, at) => value === chosen[at]));
}

/** True where a value of an attribute can be had together with what is chosen of the others. */
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
