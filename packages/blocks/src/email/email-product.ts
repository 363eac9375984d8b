/** A product of the shop in an email. */
export interface EmailProduct {
  readonly id: number;
  readonly name: string;
  /** Path of its page. */
  readonly href: string;
  /** Its first picture; undefined for none. */
  readonly picture?:
    | { readonly src: string; readonly alt: string; readonly mimeType: string }
    | undefined;
  /** Formatted price. */
  readonly price: string;
  /** Formatted price before the sale; '' without one. */
  readonly before: string;
}
