import { cleanMarkup } from '@org/content';
import { PRODUCT_PATH } from '@org/schema';
import type { ProductUpdate } from '@org/schema/entities';
import { AppError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ProductRecord } from '../../../kernel/database/records.ts';
import type { Columns } from '../../../kernel/entities/entity-definition.ts';
import { givenColumns } from '../../../kernel/entities/entity-stamps.ts';
import { recordSlugs } from '../../../kernel/entities/record-slugs.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type ProductBody, productProblems } from './check-products.ts';

/** Slugs of products. */
export const productSlugs = recordSlugs({
  table: 'products',
  path: PRODUCT_PATH,
  word: 'product',
  // Paths of the shop next to those of its products.
  reserved: ['categories', 'suggest'],
  owner: (id) => ({ product_id: id }),
});

/** Columns of fields with another name. */
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

/** Returns the given fields under the names of their columns. */
function renamed(fields: object, names: Readonly<Record<string, string>>): Columns {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, column]) => {
      const value: unknown = Reflect.get(fields, field);
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

/** Returns the columns of a product's own row in a body, except for the slug. */
function ownColumns(fields: ProductUpdate): Columns {
  const {
    category_ids: _categories,
    variants: _variants,
    stock: _stock,
    onHand: _onHand,
    slug: _slug,
    images,
    attributes,
    description,
    dimensions,
    imported_id,
    ...plain
  } = fields;
  const own = Object.entries(givenColumns(plain)).filter(([name]) => !(name in CALLED));
  return {
    ...Object.fromEntries(own),
    ...renamed(plain, CALLED),
    ...renamed(dimensions ?? {}, DIMENSIONS),
    ...(imported_id !== undefined && { imported_id: imported_id || null }),
    ...(images && { images: JSON.stringify(images) }),
    ...(attributes && { attributes: JSON.stringify(attributes) }),
    ...(description !== undefined && { description: cleanMarkup(description) }),
  };
}

/** Returns the totals of a new product without variants, which saves a second update. */
function firstSums({ unitPrice = 0, salePrice, onHand, stock, variants }: ProductUpdate): Columns {
  if (variants && variants.length > 0) return {};
  const price = salePrice ?? unitPrice;
  return { min_price: price, max_price: price, stock: Math.max(0, onHand || stock || 0) };
}

/**
 * Returns the columns of products' own rows.
 * @returns for each, its columns or its error: `validation_failed`, `slug_taken`
 */
export async function manyProductColumns(
  write: TenantWrite,
  bodies: readonly ProductBody[],
): Promise<(Columns | AppError)[]> {
  const problems = await productProblems(write.tx, bodies);
  const addresses = await productSlugs.slugsFor(
    write,
    bodies.map(({ fields, current }, at) => ({
      // A rejected body must not reserve a slug.
      asked: problems[at] ? {} : { slug: fields.slug, title: fields.name },
      current: current && { id: current.id, slug: current.slug, title: current.name },
    })),
  );
  return bodies.map(({ fields, current }, at) => {
    const problem = problems[at];
    if (problem) return problem;
    const slug = addresses[at];
    if (slug !== undefined && typeof slug !== 'string') return slug;
    return {
      ...ownColumns(fields),
      ...(current === undefined && firstSums(fields)),
      ...(slug !== undefined && { slug }),
    };
  });
}

/**
 * Returns the columns of a single product.
 * @throws `validation_failed`, `slug_taken`
 */
export async function productColumns(
  write: TenantWrite,
  fields: ProductUpdate,
  current: ProductRecord | undefined,
): Promise<Columns> {
  const [columns] = await manyProductColumns(write, [{ fields, current }]);
  if (columns instanceof AppError) throw columns;
  return columns ?? {};
}

/** Assigns new SKUs to restored products and variants whose SKU is used by now. */
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
