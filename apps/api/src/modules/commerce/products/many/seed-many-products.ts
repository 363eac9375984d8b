import { MAIN_DEMO_TENANT } from '@org/starter-kits';
import { sql } from 'kysely';
import { actorInBackground } from '../../../../kernel/access/background-actor.ts';
import type { Actor } from '../../../../kernel/access/call.ts';
import { discardPlans } from '../../../../kernel/database/discard-plans.ts';
import { indexTerms, searchTerms } from '../../../../kernel/database/search-terms.ts';
import type { TenantDatabase, TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { countBy, getCount } from '../../../../kernel/entities/entity-rows.repository.ts';
import { makeTag } from '../../../../kernel/entities/tags.repository.ts';
import { createCategory } from '../../../content/index.ts';
import { setOnHand } from '../../stock/change-stock.ts';
import { refreshProducts } from '../refresh-products.ts';
import { MANY_CATEGORIES, MANY_TAGS, type ManyProduct, manyProduct } from './many-products.ts';

/** Products of one transaction. */
const CHUNK = 2000;

/** Tenant to fill, with the number of products. */
export interface ManyProducts {
  readonly db: TenantDatabase;
  readonly tenantId: number;
  readonly actor: Actor;
  readonly count: number;
  /** Products and their categories. @default generated ones */
  readonly source?: {
    readonly categories: readonly string[];
    readonly product: (n: number, newest: Date) => ManyProduct;
  };
  /** When the newest of them was made. @default now */
  readonly newest?: Date;
  /** Told after each part. */
  readonly onProgress?: (done: number) => void;
}

const MADE_UP = { categories: MANY_CATEGORIES, product: manyProduct };

/**
 * Returns a tenant by its slug, and one of its administrators.
 * @throws one sentence when there is no such tenant, or no administrator
 */
export async function getShop(
  db: TenantDatabase,
  slug: string,
): Promise<Pick<ManyProducts, 'tenantId' | 'actor'>> {
  const found = await db.asPlatform('seed', (tx) =>
    tx
      .selectFrom('tenants')
      .innerJoin('memberships', 'memberships.tenant_id', 'tenants.id')
      .select(['tenants.id', 'memberships.user_id'])
      .where('tenants.slug', '=', slug)
      .where('memberships.role_id', '=', '3')
      .orderBy('memberships.user_id')
      .executeTakeFirst(),
  );
  const actor = found && (await actorInBackground(db, found.id, found.user_id, 'many products'));
  if (!found || !actor) throw new Error(`There is no tenant ${slug} with an administrator`);
  return { tenantId: found.id, actor };
}

/** Ids of the categories and tags that the products stand in; made where they are missing. */
async function places({ db, tenantId, actor, source = MADE_UP }: ManyProducts) {
  return db.asTenant(tenantId, async (tx) => {
    const categories = new Map<string, number>();
    for (const category of source.categories) {
      const known = await tx
        .selectFrom('categories')
        .select('id')
        .where('kind', '=', 'products')
        .where('category', '=', category)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const { id } =
        known ?? (await createCategory({ tx, tenantId, actor }, 'products', { category }));
      categories.set(category, Number(id));
    }
    const tags = new Map<string, number>();
    for (const name of MANY_TAGS) tags.set(name, await makeTag(tx, tenantId, 'product', { name }));
    return { categories, tags };
  });
}

/**
 * Inserts products together.
 * @returns ids in their order; products whose number is taken are left out
 */
async function insertProducts(
  tx: TenantTx,
  tenantId: number,
  products: readonly ManyProduct[],
): Promise<{ readonly id: number; readonly product: ManyProduct }[]> {
  const rows = products.map(({ name, sku, slug, excerpt, brand, price, ...rest }) => ({
    name,
    sku,
    slug,
    excerpt,
    brand,
    unit_price: price,
    sale_price: rest.salePrice ?? null,
    sales: rest.sales,
    created_at: rest.createdAt,
  }));
  const { rows: made } = await sql<{ id: string; sku: string }>`
    insert into products (tenant_id, name, sku, slug, status, excerpt, brand, unit_price, sale_price, sales, created_at, updated_at)
    select ${tenantId}::bigint, name, sku, slug, 'published', excerpt, brand, unit_price, sale_price, sales, created_at, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (name text, sku text, slug text, excerpt text, brand text,
      unit_price numeric, sale_price numeric, sales bigint, created_at timestamptz)
    on conflict do nothing returning id, sku`.execute(tx);
  const ids = new Map(made.map(({ id, sku }) => [sku, Number(id)]));
  return products.flatMap((product) => {
    const id = ids.get(product.sku);
    return id === undefined ? [] : [{ id, product }];
  });
}

/**
 * Fills a shop with made-up products, through what keeps lists, counts, words and stock for every product: such a shop is as one
 * that has grown. Those that are there already stay, so that it can be called again for more.
 */
export async function seedManyProducts(given: ManyProducts): Promise<void> {
  const { db, tenantId, actor, count, newest = new Date(), source = MADE_UP, onProgress } = given;
  const { categories, tags } = await places(given);
  for (let from = 0; from < count; from += CHUNK) {
    const products = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) =>
      source.product(from + at, newest),
    );
    await db.asTenant(tenantId, async (tx) => {
      // Nobody waits for it, and a busy disk is no reason to stop in the middle.
      await sql`set local statement_timeout = '5min'`.execute(tx);
      await discardPlans(tx);
      const made = await insertProducts(tx, tenantId, products);
      const ids = made.map(({ id }) => id);
      await sql`
        insert into product_categories (tenant_id, product_id, category_id)
        select ${tenantId}::bigint, * from unnest(${ids}::bigint[], ${made.map(({ product }) => categories.get(product.category) ?? 0)}::bigint[])`.execute(
        tx,
      );
      const tagged = made.flatMap(({ id, product: { tag } }) => (tag ? [{ id, tag }] : []));
      await sql`
        insert into taggings (tenant_id, entity, entity_id, tag_id)
        select ${tenantId}::bigint, 'product', * from unnest(${tagged.map(({ id }) => id)}::bigint[], ${tagged.map(({ tag }) => tags.get(tag) ?? 0)}::bigint[])`.execute(
        tx,
      );
      await refreshProducts(tx, tenantId, ids);
      const { rows: variants } = await sql<{ id: string; product_id: string }>`
        select id, product_id from product_variants where product_id = any(${ids}::bigint[])`.execute(
        tx,
      );
      const pieces = new Map(made.map(({ id, product }) => [id, product.stock]));
      await setOnHand(
        { tx, tenantId, actor },
        variants.map(({ id, product_id }) => ({
          variantId: Number(id),
          onHand: pieces.get(Number(product_id)) ?? 0,
        })),
        'count',
      );
      await indexTerms(
        tx,
        tenantId,
        'product',
        made.map(({ id, product: { name, sku, brand, category, excerpt } }) => ({
          id,
          words: searchTerms([name, sku, brand, category, excerpt]),
        })),
      );
      await countBy(tx, tenantId, { entity: 'product' }, ids.length);
    });
    onProgress?.(Math.min(count, from + CHUNK));
  }
}

/** Products of the demo's large form. */
const LARGE = 100_000;

/** Gives the demo's shop its large form; a shop that has it keeps it. */
export async function seedLargeShop(
  db: TenantDatabase,
  tell: (line: string) => void,
): Promise<void> {
  const shop = await getShop(db, MAIN_DEMO_TENANT);
  const count = await db.asTenant(shop.tenantId, (tx) => getCount(tx, { entity: 'product' }));
  if (count >= LARGE) return;
  tell(`The shop of the demo is filled with ${LARGE} products, which takes some minutes …`);
  await seedManyProducts({
    db,
    ...shop,
    count: LARGE,
    onProgress: (done) => {
      if (done % 10_000 === 0) tell(`${done} of ${LARGE} products`);
    },
  });
}
