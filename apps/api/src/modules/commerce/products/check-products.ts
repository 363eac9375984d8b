import type { ProductUpdate, ProductVariant } from '@org/schema/entities';
import { type AppError, appError } from '@org/schema/errors';
import { sql } from 'kysely';
import type { ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { RecordBody } from '../../../kernel/entities/entity-definition.ts';
import { type FormErrors, strayVariants, variantProblems } from './check-variants.ts';
import { getVariants } from './variants.repository.ts';

/** Request body of a product, and the product that it changes. */
export type ProductBody = RecordBody<ProductRecord, ProductUpdate>;

/** Ids of the products that use each unique text: existing products, and earlier bodies of the request. */
type Owners = Map<string, Set<number>>;

const NOBODY: ReadonlySet<number> = new Set();

function owns(owners: Owners, key: string, id: number): void {
  owners.set(key, (owners.get(key) ?? new Set()).add(id));
}

const isOthers = (owners: Owners, key: string, id: number): boolean =>
  [...(owners.get(key) ?? NOBODY)].some((owner) => owner !== id);

const getSkus = ({ sku, variants = [] }: ProductUpdate): string[] =>
  [...(sku === undefined ? [] : [sku]), ...variants.map((variant) => variant.sku)].map((one) =>
    one.toLowerCase(),
  );

/** Returns the products that use SKUs, themselves or in one of their variants. */
async function ownersOfSkus(tx: TenantTx, keys: readonly string[]): Promise<Owners> {
  const owners: Owners = new Map();
  if (keys.length === 0) return owners;
  const { rows } = await sql<{ sku_key: string; id: number }>`
    select sku_key, id from products where sku_key = any(${keys}::text[]) and deleted_at is null
    union
    select sku_key, product_id from product_variants where sku_key = any(${keys}::text[]) and is_live`.execute(
    tx,
  );
  for (const { sku_key, id } of rows) owns(owners, sku_key, Number(id));
  return owners;
}

/** Returns the products that were imported with ids of another shop. */
async function ownersOfImported(tx: TenantTx, ids: readonly string[]): Promise<Owners> {
  const owners: Owners = new Map();
  if (ids.length === 0) return owners;
  const { rows } = await sql<{ imported_id: string; id: number }>`
    select imported_id, id from products where imported_id = any(${ids}::text[]) and deleted_at is null`.execute(
    tx,
  );
  for (const { imported_id, id } of rows) owns(owners, imported_id, Number(id));
  return owners;
}

/** Existing unique texts, and the variants of products. */
interface Known {
  readonly skus: Owners;
  readonly imported: Owners;
  readonly variants: ReadonlyMap<number, readonly ProductVariant[]>;
}

/**
 * Returns the problems of one body by field.
 * @param id - id of its product or a number below 0
 * @param options - existing texts
 * @returns problems
 */
function getProblems(
  { fields, current }: ProductBody,
  id: number,
  { skus, imported, variants: known }: Known,
): FormErrors {
  const { sku, imported_id, variants, attributes } = fields;
  const problems: FormErrors = {};
  const taken = (one: string): boolean => isOthers(skus, one.toLowerCase(), id);
  if (sku !== undefined && taken(sku)) problems.sku = 'Another product has this SKU';
  if (imported_id && isOthers(imported, imported_id, id))
    problems.imported_id = 'Another product was already imported with this id';
  if (!(variants ?? attributes)) return problems;
  const there = known.get(id) ?? [];
  const own = variantProblems(variants ?? [], new Set(there.map((variant) => variant.id)));
  for (const [at, variant] of (variants ?? []).entries())
    if (taken(variant.sku)) own[`variants[${at}].sku`] ??= 'Another product has this SKU';
  const all = attributes ?? current?.attributes ?? [];
  const strays = Object.keys(own).length > 0 ? {} : strayVariants(variants ?? there, all);
  return { ...problems, ...own, ...strays };
}

/**
 * Returns problems of product bodies that need the database: SKUs and imported ids that another product or an earlier body
 * uses, and conflicting variants.
 * @returns for each, `validation_failed` or undefined
 */
export async function productProblems(
  tx: TenantTx,
  bodies: readonly ProductBody[],
): Promise<(AppError | undefined)[]> {
  const asked = bodies.map(({ fields }) => fields);
  const withVariants = bodies.filter(({ fields }) => fields.variants ?? fields.attributes);
  const known: Known = {
    skus: await ownersOfSkus(tx, [...new Set(asked.flatMap(getSkus))]),
    imported: await ownersOfImported(
      tx,
      asked.flatMap(({ imported_id }) => imported_id || []),
    ),
    variants: await getVariants(
      tx,
      withVariants.flatMap(({ current }) => (current ? [current.id] : [])),
    ),
  };
  return bodies.map((body, at) => {
    const id = body.current?.id ?? -1 - at;
    const formErrors = getProblems(body, id, known);
    if (Object.keys(formErrors).length > 0) return appError('validation_failed', { formErrors });
    for (const sku of getSkus(body.fields)) owns(known.skus, sku, id);
    if (body.fields.imported_id) owns(known.imported, body.fields.imported_id, id);
    return undefined;
  });
}
