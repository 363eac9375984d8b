import type { ProductUpdate } from '@org/schema/entities';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { ImportRow, RowOutcome } from '../../../kernel/imports/import-target.ts';
import type { NamedPicture } from './import-pictures.repository.ts';

type Fields = Pick<ProductUpdate, 'images' | 'variants'>;
type Picture = Omit<NamedPicture, 'rowNo' | 'productId'>;

const isElsewhere = (address: string | undefined): address is string =>
  /^https?:/i.test(address ?? '');

/** Returns the distinct external pictures of a row, with their positions and the variants that show them. */
function getPictures({ images = [], variants = [] }: Fields): Picture[] {
  const named = new Map<string, Picture>();
  for (const [place, { file: address, alt }] of images.entries())
    if (isElsewhere(address) && !named.has(address))
      named.set(address, { address, place, alt: alt ?? '', skus: [] });
  for (const { image: address, sku } of variants) {
    if (!isElsewhere(address)) continue;
    const known = named.get(address) ?? { address, place: null, alt: '', skus: [] };
    named.set(address, { ...known, skus: [...known.skus, sku] });
  }
  return [...named.values()];
}

/** Returns the row without external pictures, which are shown after their download. */
function withoutPictures(row: ImportRow): ImportRow {
  const { images, variants, ...body } = row.body as Fields;
  const here = images?.filter(({ file }) => !isElsewhere(file)) ?? [];
  return {
    ...row,
    body: {
      ...body,
      ...(here.length > 0 && { images: here }),
      ...(variants && {
        variants: variants.map(({ image, ...variant }) =>
          isElsewhere(image) ? variant : { ...variant, ...(image !== undefined && { image }) },
        ),
      }),
    },
  };
}

/** Separates rows from their external pictures. */
export function setAside(rows: readonly ImportRow[]): {
  readonly rows: readonly ImportRow[];
  /** Returns the pictures of saved rows. */
  picturesFor(outcomes: readonly Pick<RowOutcome, 'no' | 'id'>[]): NamedPicture[];
} {
  const byRow = new Map(rows.map((row) => [row.no, getPictures(row.body as Fields)]));
  return {
    rows: rows.map((row) => ((byRow.get(row.no)?.length ?? 0) > 0 ? withoutPictures(row) : row)),
    picturesFor: (outcomes) =>
      outcomes.flatMap(({ no: rowNo, id: productId }) =>
        productId === undefined
          ? []
          : (byRow.get(rowNo) ?? []).map((picture) => ({ ...picture, rowNo, productId })),
      ),
  };
}

/** Adds the earlier pictures to the outcomes of rows that will get new ones, so that undoing the import restores them. */
export async function withImagesBefore(
  { tx }: TenantWrite,
  outcomes: RowOutcome[],
  pictures: readonly NamedPicture[],
): Promise<RowOutcome[]> {
  const ids = new Set(pictures.map(({ productId }) => productId));
  if (ids.size === 0) return outcomes;
  const products = await tx
    .selectFrom('products')
    .select(['id', 'images'])
    .where('id', 'in', [...ids])
    .execute();
  const images = new Map(products.map((product) => [Number(product.id), product.images]));
  return outcomes.map((outcome) => {
    const { id, before } = outcome;
    if (!before || id === undefined || !ids.has(id)) return outcome;
    const columns = { images: images.get(id), ...(before.columns as object) };
    return { ...outcome, before: { ...before, columns } };
  });
}
