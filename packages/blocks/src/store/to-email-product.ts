import { PRODUCT_PATH } from '@org/schema';
import type { PublicProduct } from '@org/schema/entities';
import type { EmailProduct } from '../email/email-product.ts';
import { type PricedSite, productPrice } from './product-words.ts';

/**
 * Returns a product as an email shows it, with prices in the shop's currency and locale.
 * @param mimeType - media type of its first picture
 */
export function toEmailProduct(
  product: PublicProduct,
  site: PricedSite['site'],
  mimeType = '',
): EmailProduct {
  const { now, before } = productPrice(product, { site });
  const [first] = product.images;
  return {
    id: product.id,
    name: product.name,
    href: `/${PRODUCT_PATH}${product.slug}`,
    picture: first && { src: first.file, alt: first.alt || product.name, mimeType },
    price: now,
    before,
  };
}
