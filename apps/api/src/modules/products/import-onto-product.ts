import type { ProductAttribute, ProductUpdate, ProductVariant, VariantWrite } from '@org/schema';
import type { ProductRecord } from '../../database/shop-tables.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import type { ImportRow } from '../../imports/import-target.ts';
import { choiceKey } from './check-variants.ts';
import { getVariants } from './variants.repository.ts';

/** Values that are there, then those that the file brings. */
function joined(
  there: readonly ProductAttribute[],
  brought: readonly ProductAttribute[],
): ProductAttribute[] {
  const byName = new Map(there.map((one) => [one.name.toLowerCase(), one]));
  for (const { name, values } of brought) {
    const key = name.toLowerCase();
    const known = byName.get(key) ?? { name, values: [] };
    const has = new Set(known.values.map((value) => value.toLowerCase()));
    const more = values.filter((value) => !has.has(value.toLowerCase()));
    byName.set(key, { name: known.name, values: [...known.values, ...more] });
  }
  return [...byName.values()];
}

/** Variants that are there, changed by those of the file that are the same; then the others of the file. */
function together(
  there: readonly ProductVariant[],
  brought: readonly VariantWrite[],
): VariantWrite[] {
  const left = new Set(brought);
  const changed = there.map((own): VariantWrite => {
    const same =
      brought.find((one) => choiceKey(one) === choiceKey(own)) ??
      brought.find(({ sku }) => sku.toLowerCase() === own.sku.toLowerCase());
    if (!same || !left.delete(same)) return own;
    // What the file does not say stays; pieces are counted anew only where it says how many there are.
    const said = Object.entries(same).filter(([, value]) => value !== undefined && value !== '');
    return { ...own, ...Object.fromEntries(said), id: own.id };
  });
  return [...changed, ...left];
}

/**
 * A product of a file as a change of the one that is there: variants and values that the file does not name stay.
 * Shape: ids of products that are there → product, row → fields of a change.
 */
export async function ontoProducts(
  { tx }: TenantWrite,
  ids: readonly number[],
): Promise<
  (
    current: Pick<ProductRecord, 'id' | 'attributes'>,
    row: Pick<ImportRow, 'body'>,
  ) => Readonly<Record<string, unknown>>
> {
  const variantsById = await getVariants(tx, ids);
  return (current, { body }) => {
    const { variants, attributes, ...fields } = body as ProductUpdate;
    // A price without one that was before it is no sale any more.
    const prices = fields.unitPrice === undefined ? {} : { salePrice: fields.salePrice ?? null };
    const rest = { ...fields, ...prices };
    if (!variants) return { ...rest, ...(attributes && { attributes }) };
    const there = variantsById.get(current.id) ?? [];
    return {
      ...rest,
      attributes: joined(there.length > 0 ? current.attributes : [], attributes ?? []),
      variants: together(there, variants),
    };
  };
}
