import { type EmailProduct, toEmailProduct } from '@org/blocks/email';
import type { PublicProduct, Settings } from '@org/schema/entities';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { readMimeTypes } from '../../content/index.ts';

/** Returns the products of a tenant's shop that visitors see, of some ids. */
export type ProductSource = (tx: TenantTx, ids: readonly number[]) => Promise<PublicProduct[]>;

/** Sources of the products that emails show. */
export const PRODUCT_SOURCES = defineExtensionPoint<ProductSource>('products of emails');

/** Dependencies of reading products. */
export type ProductTools = Pick<Kernel, 'extensions'>;

/** Returns products as emails show them, with the prices of now. */
export async function readEmailProducts(
  { extensions }: ProductTools,
  tx: TenantTx,
  ids: readonly number[],
  site: Pick<Settings, 'locale' | 'currency'>,
): Promise<EmailProduct[]> {
  const found: PublicProduct[] = [];
  for (const read of extensions(PRODUCT_SOURCES)) found.push(...(await read(tx, ids)));
  const pictures = found.flatMap(({ images: [first] }) => (first ? [first.file] : []));
  const types = await readMimeTypes(tx, pictures);
  return found.map((product) => {
    const [first] = product.images;
    return toEmailProduct(product, site, first && types.get(first.file));
  });
}
