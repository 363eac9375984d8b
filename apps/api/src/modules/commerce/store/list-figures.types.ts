/** Lowest and highest price in cents. */
export interface Span {
  readonly low: string | null;
  readonly high: string | null;
}

/** Number and prices of the products in a list of the shop. */
export interface ListFigures {
  /** Number of products in the whole list. */
  readonly all: number;
  /** Number of products in the requested price range; one more than `MAX_COUNTED` if there are more. */
  readonly n: number;
  /** Prices of the whole list. */
  readonly span: Span;
}
