import { safeMediaUrl } from '@org/device-settings';
import type { CartSettings, PublicProduct } from '@org/schema/entities';
import type { BuyVariant } from './buy-state.ts';

/** Returns true when more of a product can be ordered than is in stock. */
export function sellsUnlimited(
  { trackInventory, allowBackorder }: Pick<PublicProduct, 'trackInventory' | 'allowBackorder'>,
  settings: CartSettings,
): boolean {
  return settings.add_out_of_stock_product_to_cart || !trackInventory || allowBackorder;
}

/** Returns variants with the indexes of their values; one with a value that no attribute has cannot be chosen. */
export function variantRows({ attributes, variants = [] }: PublicProduct): BuyVariant[] {
  return variants.flatMap((variant): BuyVariant[] => {
    const values = attributes.map(({ name, values: known }) => {
      const own = variant.attributes.find(({ attribute_name }) => attribute_name === name);
      return own ? known.indexOf(own.attribute_value) : -1;
    });
    const { id, sku, price, salePrice, stock, image } = variant;
    const shown = safeMediaUrl(image) ?? '';
    return values.includes(-1) ? [] : [[id, sku, price, salePrice, stock, shown, values]];
  });
}
