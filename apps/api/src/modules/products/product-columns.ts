import { cleanMarkup } from '@org/content';
import { appError, PRODUCT_PATH, type ProductUpdate } from '@org/schema';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/data-door.ts';
import type { ProductRecord } from '../../database/shop-tables.ts';
import type { Columns } from '../../entities/entity-kind.ts';
import { givenColumns } from '../../entities/entity-stamps.ts';
import { recordSlugs } from '../../entities/record-slugs.ts';
import type { TenantWrite } from '../../events/record-change.ts';

/** The addresses of products. Source: ROUTE-SITE-05. */
export const productSlugs = recordSlugs({
  table: 'products',
  path: PRODUCT_PATH,
  word: 'product',
  // Calls of the shop that stand beside those of its products.
  reserved: ['categories', 'suggest'],
  owner: (id) => ({ product_id: id }),
});

/** Fields of a body whose columns are called otherwise. */
const CALLED = {
  unitPrice: 'unit_price',
  salePrice: 'sale_price',
  badgeText: 'badge_text',
  badgeColor: 'badge_color',
  stockStatusSet: 'stock_status_set',
  trackInventory: 'track_inventory',
  allowBackorder: 'allow_backorder',
  taxClass: 'tax_class',
} as const;

const DIMENSIONS = {
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  weightUnit: 'weight_unit',
  lengthUnit: 'length_unit',
} as const;

/** The given fields under the names of their columns. */
function renamed(fields: object, names: Readonly<Record<string, string>>): Columns {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, column]) => {
      const value: unknown = Reflect.get(fields, field);
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

/** No two products, and no two variants, have one SKU. Errors: `validation_failed` on the field. */
async function checkSku(tx: TenantTx, sku: string | undefined, productId: number): Promise<void> {
  if (sku === undefined) return;
  const { rows } = await sql`
    select 1 from products where sku_key = lower(${sku}) and id <> ${productId} and deleted_at is null
    union all
    select 1 from product_variants where sku_key = lower(${sku}) and product_id <> ${productId} and is_live
    limit 1`.execute(tx);
  if (rows.length > 0)
    throw appError('validation_failed', { formErrors: { sku: 'Another product has this SKU' } });
}

/** An id of another shop is one product's alone. Errors: `validation_failed`. */
async function checkImportedId(
  tx: TenantTx,
  importedId: string | null | undefined,
  productId: number,
): Promise<void> {
  if (!importedId) return;
  const other = await tx
    .selectFrom('products')
    .select('id')
    .where('imported_id', '=', importedId)
    .where('id', '!=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (other)
    throw appError('validation_failed', {
      formErrors: { imported_id: 'Another product was imported by this id' },
    });
}

/** The columns of a product's own row that a body names. Errors: `validation_failed`, `slug_taken`. Source: PROD-001. */
export async function productColumns(
  write: TenantWrite,
  fields: ProductUpdate,
  current: ProductRecord | undefined,
): Promise<Columns> {
  const {
    category_ids: _categories,
    variants: _variants,
    stock: _stock,
    onHand: _onHand,
    slug,
    images,
    attributes,
    description,
    dimensions,
    imported_id,
    ...plain
  } = fields;
  await checkSku(write.tx, fields.sku, current?.id ?? 0);
  await checkImportedId(write.tx, imported_id, current?.id ?? 0);
  const address = await productSlugs.slugFor(
    write,
    { slug, title: fields.name },
    current && { id: current.id, slug: current.slug, title: current.name },
  );
  const own = Object.entries(givenColumns(plain)).filter(([name]) => !(name in CALLED));
  return {
    ...Object.fromEntries(own),
    ...renamed(plain, CALLED),
    ...renamed(dimensions ?? {}, DIMENSIONS),
    ...(imported_id !== undefined && { imported_id: imported_id || null }),
    ...(images && { images: JSON.stringify(images) }),
    ...(attributes && { attributes: JSON.stringify(attributes) }),
    ...(description !== undefined && { description: cleanMarkup(description) }),
    ...(address !== undefined && { slug: address }),
  };
}

/** Gives products that come out of the trash, and their variants, another SKU where theirs is taken by now. */
export async function freeSkus({ tx }: TenantWrite, ids: readonly number[]): Promise<void> {
  const others = (own: string) => sql`(
    exists (select 1 from products o where o.tenant_id = x.tenant_id and o.sku_key = x.sku_key and o.deleted_at is null and o.id <> ${sql.ref(own)})
    or exists (select 1 from product_variants o where o.tenant_id = x.tenant_id and o.sku_key = x.sku_key and o.is_live and o.product_id <> ${sql.ref(own)}))`;
  await sql`
    update products x set sku = x.sku || '-' || x.id
    where x.id = any(${ids}::bigint[]) and x.deleted_at is not null and ${others('x.id')}`.execute(
    tx,
  );
  await sql`
    update product_variants x set sku = x.sku || '-' || x.id
    where x.product_id = any(${ids}::bigint[]) and not x.is_own and ${others('x.product_id')}`.execute(
    tx,
  );
}
