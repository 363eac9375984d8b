import type { ProductStatus, ProductUpdate } from '@org/schema';

/** A product of the demo, with its categories and tags by name, and `art:` in the place of a picture's address. */
export interface DemoProduct {
  readonly name: string;
  readonly sku: string;
  readonly excerpt: string;
  readonly description: string;
  /** Name of a drawing, and what it shows. */
  readonly art: readonly [name: string, alt: string];
  readonly categories: readonly string[];
  readonly tags?: readonly string[];
  readonly unitPrice: number;
  readonly salePrice?: number;
  /** Pieces of one without variants. @default not counted */
  readonly stock?: number;
  readonly status?: ProductStatus;
  readonly more?: Partial<ProductUpdate>;
  /** Attributes that customers choose from. */
  readonly attributes?: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Its variants: values in the order of the attributes, SKU, price, pieces, sale price. */
  readonly variants?: readonly (readonly [
    values: readonly string[],
    sku: string,
    price: number,
    pieces: number,
    salePrice?: number,
  ])[];
  /** Drawings of variants by the value that they show, in the place of `art`, which is the first of them. */
  readonly looks?: Readonly<Record<string, readonly [name: string, alt: string]>>;
}

/** The drawings of a product, each once, the one that stands for it first. */
export const getPictures = ({ art, looks }: DemoProduct): DemoProduct['art'][] =>
  looks ? Object.values(looks) : [art];

/** Paragraphs of a description. */
export const p = (...lines: readonly string[]): string =>
  lines.map((line) => `<p>${line}</p>`).join('');

/** A list in a description. */
export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
