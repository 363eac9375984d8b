import { MAX_OF_PRODUCT } from '@org/schema/entities';
import { sql } from 'kysely';
import type { ImportPictureRecord, ProductRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { updateRows } from '../../../kernel/entities/entity-rows.repository.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';
import { mediaGuidsIn } from '../../content/index.ts';
import { productEntity } from './product.entity.ts';
import { savePictures } from './save-product-relations.ts';

type Images = ProductRecord['images'];

const getGuid = (file: string): string => [...mediaGuidsIn(file)][0] ?? file;

/**
 * Returns the positions of other pictures that the same import added to the product.
 * @returns position by GUID of a picture
 */
async function placedBefore(
  tx: TenantTx,
  { import_id, product_id }: ImportPictureRecord,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ guid: string; place: number }>`
    select m.guid, p.place from import_pictures p
    join fetched_pictures f on f.tenant_id = p.tenant_id and f.id = p.fetched_id
    join media m on m.tenant_id = f.tenant_id and m.id = f.media_id
    where p.import_id = ${import_id} and p.product_id = ${product_id} and p.is_placed and p.place is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ guid, place }) => [guid, place]));
}

/**
 * Returns the images with a picture inserted. Downloads finish in any order, so each picture goes after those that precede it in
 * the file, even if users changed the others since.
 */
async function withPicture(
  tx: TenantTx,
  images: Images,
  picture: ImportPictureRecord,
  file: string,
): Promise<Images> {
  const { place, alt } = picture;
  if (place === null || images.some((one) => getGuid(one.file) === getGuid(file))) return images;
  const before = await placedBefore(tx, picture);
  const isBefore =
    (at: number) =>
    ({ file: other }: Images[number]) =>
      (before.get(getGuid(other)) ?? -1) >= 0 &&
      at * ((before.get(getGuid(other)) ?? 0) - place) > 0;
  const last = images.findLastIndex(isBefore(-1));
  const next = images.findIndex(isBefore(1));
  const at = last >= 0 ? last + 1 : next >= 0 ? next : images.length;
  return images.toSpliced(at, 0, { file, alt });
}

async function showInVariants(
  tx: TenantTx,
  { product_id, skus }: ImportPictureRecord,
  file: string,
): Promise<number> {
  if (skus.length === 0) return 0;
  const keys = skus.map((sku) => sku.toLowerCase());
  const { rows } = await sql`
    update product_variants set image = ${file}
    where product_id = ${product_id} and not is_own and sku_key = any(${keys}::text[]) and image <> ${file} returning 1`.execute(
    tx,
  );
  return rows.length;
}

/** Updates the product version in the row of the import, so that a late picture does not count as a change by a user. */
async function handOver(
  tx: TenantTx,
  { import_id, row_no, product_id }: ImportPictureRecord,
  version: number,
): Promise<void> {
  const rows = tx
    .updateTable('import_rows')
    .set({ entity_version: version })
    .where('import_id', '=', import_id)
    .where('entity_id', '=', product_id)
    .where('entity_version', '=', version - 1);
  const { numUpdatedRows } = await rows.where('row_no', '=', row_no).executeTakeFirstOrThrow();
  // A later row of the file has changed the product again.
  if (numUpdatedRows === 0n) await rows.execute();
}

async function close(
  tx: TenantTx,
  { id }: ImportPictureRecord,
  became: { readonly is_placed: true } | { readonly error: string },
): Promise<void> {
  await tx.updateTable('import_pictures').set(became).where('id', '=', id).execute();
}

/**
 * Adds a downloaded picture to its product and variants.
 * @param file - URL of the picture in the library
 */
export async function placePicture(
  write: TenantWrite,
  picture: ImportPictureRecord,
  file: string,
): Promise<void> {
  const { tx } = write;
  const { product_id: id } = picture;
  const run = await tx
    .selectFrom('imports')
    .select('status')
    .where('id', '=', picture.import_id)
    .forShare()
    .executeTakeFirst();
  // An undone import gets no more pictures.
  if (!run || run.status === 'undoing' || run.status === 'undone') return;
  const product = await tx
    .selectFrom('products')
    .select(['id', 'images', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!product) return close(tx, picture, { error: 'This product no longer exists' });
  const images = await withPicture(tx, product.images, picture, file);
  if (images.length > MAX_OF_PRODUCT.images)
    return close(tx, picture, { error: `A product has up to ${MAX_OF_PRODUCT.images} images` });
  const shown = await showInVariants(tx, picture, file);
  await close(tx, picture, { is_placed: true });
  if (shown === 0 && images === product.images) return;
  const [next] = await updateRows(tx, productEntity, [id], { images: JSON.stringify(images) });
  const version = next?.version ?? product.version;
  await savePictures(write, [id]);
  await recordChange(write, { entity: 'product', id, action: 'updated', version });
  await handOver(tx, picture, version);
}
