import type {
  ProductAttribute,
  ProductUpdate,
  ProductVariant,
  VariantWrite,
} from '@org/schema/entities';
import type { ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { ImportRow } from '../../../kernel/imports/import-target.ts';
import { choiceKey } from './check-variants.ts';
import { getVariants } from './variants.repository.ts';

/** Returns the existing attribute values followed by those of the file. */
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

/** Returns the existing variants with the changes of the file, followed by its new variants. */
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
    // Empty cells keep their value; quantities change only if the file has them.
    const said = Object.entries(same).filter(([, value]) => value !== undefined && value !== '');
    return { ...own, ...Object.fromEntries(said), id: own.id };
  });
  return [...changed, ...left];
}

/**
 * Returns the function that turns a row into an update of an existing product. Variants and values that the file does not name
 * are kept. Takes ids of existing products.
 * @returns product, row → fields of an update
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
    // A new price without an earlier price ends the sale.
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
