import type { PublicProduct } from '@org/schema/entities';
import type { RenderContext } from '../render/block-view.ts';

/** Formats an amount in the shop's currency and locale. Shape: amount → text. Never throws. */
export function money(amount: number, { site }: Pick<RenderContext, 'site'>): string {
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
  context: Pick<RenderContext, 'site'>,
): ProductPrice {
  const { min, max } = priceRange;
  if (numberOfVariants > 1 && min !== max)
    return { now: `${money(min, context)} – ${money(max, context)}`, before: '' };
  if (numberOfVariants > 1) return { now: money(min, context), before: '' };
  return salePrice === null
    ? { now: money(unitPrice, context), before: '' }
    : { now: money(salePrice, context), before: money(unitPrice, context) };
}

/** Returns the relative luminance of a color. Source: WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the color of a badge and a readable text color. Shape: stored color → both; undefined for the theme's default. */
export function badgeColors(
  stored: string,
): { readonly ground: string; readonly ink: string } | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(stored);
  const ground = short
    ? `#${short
        .slice(1)
        .map((part) => part + part)
        .join('')}`
    : stored;
  if (!/^#[0-9a-f]{6}$/i.test(ground)) return undefined;
  // At this luminance white and black text have the same contrast.
  return { ground, ink: luminance(ground) > 0.179 ? '#000000' : '#ffffff' };
}
