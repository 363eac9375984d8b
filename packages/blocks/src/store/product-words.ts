import { formatHexColor, needsDarkText, parseHexColor } from '@org/schema/color';
import type { PublicProduct, PublicSettings } from '@org/schema/entities';

/** Currency and locale of prices. */
export interface PricedSite {
  readonly site: Pick<PublicSettings, 'locale' | 'currency'>;
}

/**
 * Formats an amount in the shop's currency and locale. Never throws.
 * @returns text
 */
export function money(amount: number, { site }: PricedSite): string {
  try {
    return new Intl.NumberFormat(site.locale, {
      style: 'currency',
      currency: site.currency,
    }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${site.currency}`;
  }
}

/** Formatted price of a product, and its price before the sale. */
export interface ProductPrice {
  readonly now: string;
  /** '' without a sale price. */
  readonly before: string;
}

/** Returns the price of a product: the range of its variants, or its sale price beside its regular price. */
export function productPrice(
  { unitPrice, salePrice, priceRange, numberOfVariants }: PublicProduct,
  context: PricedSite,
): ProductPrice {
  const { min, max } = priceRange;
  if (numberOfVariants > 1 && min !== max)
    return { now: `${money(min, context)} – ${money(max, context)}`, before: '' };
  if (numberOfVariants > 1) return { now: money(min, context), before: '' };
  return salePrice === null
    ? { now: money(unitPrice, context), before: '' }
    : { now: money(salePrice, context), before: money(unitPrice, context) };
}

/**
 * Returns the color of a badge and a readable text color.
 * @param stored - stored color
 * @returns both; undefined for the theme's default
 */
export function badgeColors(
  stored: string,
): { readonly ground: string; readonly ink: string } | undefined {
  const color = parseHexColor(stored);
  if (!color || color.alpha < 1) return undefined;
  return { ground: formatHexColor(color), ink: needsDarkText(color) ? '#000000' : '#ffffff' };
}
