import type { ProductUpdate } from '@org/schema/entities';
import type { ImportRow } from '../../../kernel/imports/import-target.ts';

type Fields = Pick<ProductUpdate, 'sku' | 'variants'>;

const trace = (sku: string): string => `sku ${sku.toLowerCase()}`;

/** Returns the SKUs of a row, to compare with later rows. */
export function getSkus({ body }: Pick<ImportRow, 'body'>): string[] {
  const { sku, variants = [] } = body as Fields;
  return [...(sku ? [sku] : []), ...variants.map((variant) => variant.sku)].map(trace);
}

/**
 * Returns why a row cannot create a new product after earlier rows.
 * @param made - SKUs of earlier rows
 * @returns a sentence, or undefined
 */
export function refuseSkus(row: ImportRow, made: ReadonlySet<string>): string | undefined {
  const { sku, variants = [] } = row.body as Fields;
  const say = (path: string, problem: string): string =>
    `${row.where?.(path) ?? 'SKU'}: ${problem}`;
  if (sku && made.has(trace(sku))) return say('sku', `another row of the file has the SKU ${sku}`);
  const at = variants.findIndex((one) => made.has(trace(one.sku)));
  return at < 0 ? undefined : say(`variants[${at}].sku`, 'Another product has this SKU');
}
