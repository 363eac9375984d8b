import type { ProductUpdate } from '@org/schema';
import type { TenantWrite } from '../../events/record-change.ts';
import type { ImportRow } from '../../imports/import-target.ts';
import { takenSkus, variantProblems } from './variants.repository.ts';

type Fields = Pick<ProductUpdate, 'sku' | 'variants'>;

const trace = (sku: string): string => `sku ${sku.toLowerCase()}`;

/** SKUs that a row would take, for rows after it. */
export function skusOf({ body }: ImportRow): string[] {
  const { sku, variants = [] } = body as Fields;
  return [...(sku ? [sku] : []), ...variants.map((variant) => variant.sku)].map(trace);
}

/**
 * Why the variants of a row cannot be taken, for a trial.
 * Shape: row, id of the product it would change, SKUs that rows before it would take → a sentence, or undefined.
 */
export async function refuseVariants(
  write: TenantWrite,
  row: ImportRow,
  id: number | undefined,
  made: ReadonlySet<string>,
): Promise<string | undefined> {
  const { sku, variants = [] } = row.body as Fields;
  const say = (path: string, problem: string): string =>
    `${row.where?.(path) ?? 'SKU'}: ${problem}`;
  const isNew = id === undefined;
  if (isNew && sku && made.has(trace(sku)))
    return say('sku', `another row of the file has the SKU ${sku}`);
  if (variants.length === 0) return undefined;
  const [problem] = Object.entries(variantProblems(variants, new Set()));
  if (problem) return say(problem[0], problem[1]);
  const taken = await takenSkus(write.tx, id ?? 0, variants);
  const at = variants.findIndex(
    (one) => taken.has(one.sku.toLowerCase()) || (isNew && made.has(trace(one.sku))),
  );
  return at < 0 ? undefined : say(`variants[${at}].sku`, 'Another product has this SKU');
}
