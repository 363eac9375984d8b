import type { MediaRecord, StoredVariant } from '../../database/tables.ts';
import { encodeAvif } from './encode-image.ts';
import { addVariants } from './media.repository.ts';
import { inTurn, MASTER_FILE, type UploadTarget } from './media.service.ts';

/** True for an image of pixels whose AVIF files were left for later. */
export function awaitsAvif({ variants, original }: MediaRecord): boolean {
  const has = (format: string): boolean => variants.some((variant) => variant.format === format);
  return original === null && has('webp') && !has('avif');
}

/**
 * Makes the AVIF files that were left for later, where they are smaller than WebP. A page that asks for WebP is given them from then on.
 * Shape: target, image → how many there are now; 0 as well when the image was changed or deleted meanwhile.
 */
export async function addAvif(
  { store, run, tenant }: Pick<UploadTarget, 'store' | 'run' | 'tenant'>,
  image: MediaRecord,
): Promise<number> {
  const { guid, revision } = image;
  const place = { tenantGuid: tenant.guid, guid, revision };
  const master = await store.read(place, MASTER_FILE);
  if (!master) return 0;
  const added: StoredVariant[] = [];
  for (const { w, file, format } of image.variants) {
    const webp = format === 'webp' ? await store.read(place, file) : undefined;
    if (!webp) continue;
    const avif = await inTurn(() => encodeAvif(master, { width: w, length: webp.length }));
    const name = file.replace(/webp$/, 'avif');
    if (!avif) continue;
    if (!(await store.add(place, { name, bytes: avif.bytes }))) return 0;
    added.push({ w, file: name, format: 'avif' });
  }
  return (await run((tx) => addVariants(tx, image, added))) ? added.length : 0;
}
