import type { Product, PublicProduct } from '@org/schema/entities';
import type { ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { productEntity } from '../products/product.entity.ts';
import { getVariants } from '../products/variants.repository.ts';

/** Returns the public stock: backorders of earlier customers are private. */
const publicStock = (stock: number): number => Math.max(0, stock);

/** Returns a product for visitors, without staff-only fields. */
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

/** Returns products by id for lists, in the order of the ids. */
export async function productCards(tx: TenantTx, ids: readonly number[]): Promise<PublicProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  const sorted = rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return (await productEntity.toRecords(tx, sorted, () => [])).map(toPublic);
}

/** Returns the published products of some ids for lists, in the order of the ids. */
export async function publishedCards(
  tx: TenantTx,
  ids: readonly number[],
): Promise<PublicProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  const published = new Set(rows.map(({ id }) => id));
  return productCards(
    tx,
    ids.filter((id) => published.has(id)),
  );
}

/** Returns a product with everything that its page shows. */
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
