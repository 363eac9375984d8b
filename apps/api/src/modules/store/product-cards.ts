import type { Product, PublicProduct } from '@org/schema';
import type { ProductRecord } from '../../database/shop-tables.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { productEntity } from '../products/product.entity.ts';
import { getVariants } from '../products/variants.repository.ts';

/** Stock as visitors get it: units that are owed to earlier customers are nobody else's business. */
const publicStock = (stock: number): number => Math.max(0, stock);

/** A product as visitors get it: what is for staff alone is left out. */
function toPublic(product: Product): PublicProduct {
  const {
    stockStatusSet: _set,
    taxClass: _tax,
    tags: _tags,
    user: _user,
    version: _version,
    created_at: _created,
    updated_at: _updated,
    deleted_at: _deleted,
    variants: _variants,
    description: _description,
    onHand: _onHand,
    reserved: _reserved,
    elsewhere: _elsewhere,
    ...shown
  } = product;
  return { ...shown, stock: publicStock(shown.stock) };
}

/** Products by their ids, as lists show them, in the order of the ids. */
export async function productCards(tx: TenantTx, ids: readonly number[]): Promise<PublicProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  const sorted = rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return (await productEntity.toRecords(tx, sorted, () => [])).map(toPublic);
}

/** One product with all that its page shows. */
export async function productInFull(tx: TenantTx, row: ProductRecord): Promise<PublicProduct> {
  const [product] = await productEntity.toRecords(tx, [row], () => []);
  if (!product) throw new Error('a row has a record');
  const variants = (await getVariants(tx, [row.id])).get(row.id) ?? [];
  return {
    ...toPublic(product),
    description: row.description,
    variants: variants.map(
      ({
        barcode: _barcode,
        onHand: _onHand,
        reserved: _reserved,
        elsewhere: _elsewhere,
        ...variant
      }) => ({ ...variant, stock: publicStock(variant.stock) }),
    ),
  };
}
