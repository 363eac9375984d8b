import type { PublicProduct } from '@org/schema';
import type { RenderContext } from '../block-view.ts';

/** An amount in the shop's currency, as its locale writes it. Shape: amount → text. Never throws. */
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

/** What is to be paid for a product, and what it cost before; both as text. Source: PROD-009. */
export interface ProductPrice {
  readonly now: string;
  /** '' where it has no sale price. */
  readonly before: string;
}

/** The price of a product: from its lowest to its highest where variants differ, its sale price beside its price otherwise. Source: PROD-009. */
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

/** Share of light of a colour. Source: WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A badge's colour, and that of the words that are read on it. Shape: stored colour → both; undefined for the theme's own. Source: PROD-008. */
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
  // Where white and black are told apart from a colour equally well.
  return { ground, ink: luminance(ground) > 0.179 ? '#000000' : '#ffffff' };
}
