import { yupResolver } from '@hookform/resolvers/yup';
import { EMPTY_SEO, type SeoFormValues, toNumber } from '@org/admin-kit';
import {
  type Product,
  type ProductAttribute,
  type ProductImage,
  type ProductStatus,
  type ProductVariant,
  productCreateSchema,
} from '@org/schema/entities';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { variantText } from './messages.ts';
import { strayVariants } from './variant-matrix.ts';

/** Fields of a variant that its row does not show, but a save must keep. */
type KeptOfVariant = Pick<
  ProductVariant,
  'imported_variant_id' | 'barcode' | 'image' | 'weight' | 'length' | 'width' | 'height'
>;

/** A variant in the form; a new one has no id. Numbers are as they were typed. */
export type VariantValues = {
  id?: number;
  sku: string;
  price: string;
  salePrice: string;
  onHand: string;
  attributes: ProductVariant['attributes'];
  kept?: KeptOfVariant;
};

type Dimensions = Product['dimensions'];

/** Form values of a product. Numbers are as they were typed. */
export type ProductFormValues = SeoFormValues & {
  name: string;
  slug: string;
  sku: string;
  brand: string;
  barcode: string;
  excerpt: string;
  /** Sanitized HTML. */
  description: string;
  images: ProductImage[];
  unitPrice: string;
  salePrice: string;
  status: ProductStatus;
  category_ids: number[];
  badgeText: string;
  badgeColor: string;
  attributes: ProductAttribute[];
  variants: VariantValues[];
  /** '' for a product whose stock is tracked by variant. */
  onHand: string;
  trackInventory: boolean;
  allowBackorder: boolean;
  stockStatusSet: string;
  dimensions: Record<'weight' | 'length' | 'width' | 'height', string> &
    Pick<Dimensions, 'weightUnit' | 'lengthUnit'>;
};

/** Returns the form values of a new product. */
export const emptyProductForm = (): ProductFormValues => ({
  name: '',
  slug: '',
  sku: '',
  brand: '',
  barcode: '',
  excerpt: '',
  description: '',
  images: [],
  unitPrice: '',
  salePrice: '',
  status: 'draft',
  category_ids: [],
  badgeText: '',
  badgeColor: '',
  attributes: [],
  variants: [],
  onHand: '',
  trackInventory: true,
  allowBackorder: false,
  stockStatusSet: '',
  dimensions: { weight: '', length: '', width: '', height: '', weightUnit: 'kg', lengthUnit: 'cm' },
  ...EMPTY_SEO,
});

const typed = (value: number | null): string => (value === null ? '' : String(value));

function variantToForm(variant: ProductVariant): VariantValues {
  const { id, sku, price, salePrice, stock, onHand, reserved, elsewhere, attributes, ...kept } =
    variant;
  return {
    id,
    sku,
    price: String(price),
    salePrice: typed(salePrice),
    // A form shows the quantity on hand, not the available one.
    onHand: String(onHand ?? stock),
    attributes,
    kept,
  };
}

/** Returns the form values of a stored product. */
export function productToForm(product: Product): ProductFormValues {
  const { name, slug, sku, brand, barcode, excerpt, images, status, badgeText, badgeColor } =
    product;
  const { attributes, trackInventory, allowBackorder, stockStatusSet, dimensions } = product;
  const variants = product.variants ?? [];
  return {
    name,
    slug,
    sku,
    brand,
    barcode,
    excerpt,
    description: product.description ?? '',
    images,
    unitPrice: String(product.unitPrice),
    salePrice: typed(product.salePrice),
    status,
    category_ids: product.categories.map(({ id }) => id).toSorted((one, other) => one - other),
    badgeText,
    badgeColor,
    attributes,
    variants: variants.map(variantToForm),
    onHand: variants.length > 0 ? '' : String(product.onHand ?? product.stock),
    trackInventory,
    allowBackorder,
    stockStatusSet,
    dimensions: {
      weight: typed(dimensions.weight),
      length: typed(dimensions.length),
      width: typed(dimensions.width),
      height: typed(dimensions.height),
      weightUnit: dimensions.weightUnit,
      lengthUnit: dimensions.lengthUnit,
    },
    canonical_url: product.canonical_url ?? '',
    meta_title: product.meta_title ?? '',
    meta_keywords: product.meta_keywords ?? '',
    meta_description: product.meta_description ?? '',
    focus_keyphrase: product.focus_keyphrase ?? '',
    og_image: product.og_image,
    noindex: product.noindex,
  };
}

/**
 * Returns a changed quantity; an unchanged one is not sent, since stock may have been sold in the meantime.
 * @param before - initial value
 * @returns field of the body
 */
function getCount(now: string, before: string | undefined): { onHand?: number | string } {
  if (now === (before ?? '')) return {};
  return { onHand: toNumber(now) ?? 0 };
}

/**
 * Returns the body that creates or updates a product.
 * @param base - initial values of a stored one
 */
export function toProductBody(
  values: ProductFormValues,
  _zone?: string,
  base?: ProductFormValues,
): Record<string, unknown> {
  const { slug, onHand, variants, unitPrice, salePrice, dimensions, ...plain } = values;
  const before = new Map(base?.variants.map((variant) => [variant.id, variant.onHand]));
  const { weight, length, width, height, ...units } = dimensions;
  return {
    ...plain,
    ...(slug && { slug }),
    unitPrice: toNumber(unitPrice) ?? 0,
    salePrice: toNumber(salePrice),
    variants: variants.map(({ kept, ...variant }) => ({
      ...kept,
      ...(variant.id !== undefined && { id: variant.id }),
      sku: variant.sku,
      attributes: variant.attributes,
      price: toNumber(variant.price),
      salePrice: toNumber(variant.salePrice),
      ...getCount(variant.onHand, variant.id === undefined ? '' : before.get(variant.id)),
    })),
    ...(variants.length === 0 && getCount(onHand, base?.onHand)),
    dimensions: {
      weight: toNumber(weight),
      length: toNumber(length),
      width: toNumber(width),
      height: toNumber(height),
      ...units,
    },
  };
}

/** Returns the mismatches between attributes and variants. */
function matrixErrors({ attributes, variants }: ProductFormValues): FieldErrors<ProductFormValues> {
  const errors: { attributes?: unknown[]; variants?: unknown[] } = {};
  const names = new Set<string>();
  for (const [at, { name }] of attributes.entries()) {
    const key = name.trim().toLowerCase();
    if (key && names.has(key)) {
      errors.attributes ??= [];
      errors.attributes[at] = { name: { type: 'twice', message: variantText.twice } };
    }
    names.add(key);
  }
  for (const at of strayVariants(attributes, variants)) {
    errors.variants ??= [];
    errors.variants[at] = { attributes: { type: 'stray', message: variantText.strayRow } };
  }
  return errors as FieldErrors<ProductFormValues>;
}

/** Merges the errors of two checks at any depth; those of the first win. */
function mergeErrors(first: unknown, second: unknown): unknown {
  if (typeof first !== 'object' || first === null || 'message' in first) return first ?? second;
  if (typeof second !== 'object' || second === null || 'message' in second) return first;
  const merged: object = Array.isArray(first) ? [] : {};
  for (const key of new Set([...Object.keys(first), ...Object.keys(second)]))
    Reflect.set(merged, key, mergeErrors(Reflect.get(first, key), Reflect.get(second, key)));
  return merged;
}

const check = yupResolver(productCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
export const productResolver: Resolver<ProductFormValues> = async (values, context, options) => {
  const { errors } = await check(toProductBody(values), context, options as never);
  const all = mergeErrors(errors, matrixErrors(values)) as FieldErrors<ProductFormValues>;
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
};
