import type { Crop, Media } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { MediaRecord } from '../../../kernel/database/records.ts';
import type { StoredVariant } from '../../../kernel/database/stored-values.ts';
import { recordChange } from '../../../kernel/events/record-change.ts';
import type { MediaStore, PicturePlace } from '../../../kernel/files/media-store.ts';
import { cropImage, type EncodedPicture, encodeImage } from './encode-image.ts';
import { pixelType, refuseImage } from './image-type.ts';
import { findMedia, lockMedia, type MediaPicture, updatePicture } from './media.repository.ts';
import {
  checkUploads,
  getVariants,
  inTurn,
  MASTER_FILE,
  storePicture,
  toMedia,
  type Upload,
  type UploadTarget,
} from './media.service.ts';
import { newRevision } from './media-address.ts';
import { countUsages } from './media-usages.repository.ts';
import { checkRoom, reserveStorage } from './storage-quota.ts';

/** Id of an image, and the version that the change is based on. */
export interface ChangedImage {
  readonly id: number;
  readonly version?: number | undefined;
}

async function readCurrent(
  { run, tenant }: UploadTarget,
  { id, version }: ChangedImage,
): Promise<MediaRecord> {
  const current = await run((tx) => findMedia(tx, id));
  if (!current) throw appError('not_found');
  if (version !== undefined && version !== current.version)
    throw appError('conflict', { current: toMedia(current, tenant.guid) });
  return current;
}

/** Updates the picture of an image, unless the image changed while the picture was encoded. */
function writeDown(
  { run, tenant, actor }: UploadTarget,
  { id, version }: MediaRecord,
  picture: MediaPicture,
): Promise<Media> {
  return run(async (tx) => {
    const [current] = await lockMedia(tx, [id]);
    if (!current) throw appError('not_found');
    if (current.version !== version)
      throw appError('conflict', { current: toMedia(current, tenant.guid) });
    if (picture.upload) await reserveStorage(tx, tenant, picture.upload.bytes - current.bytes);
    const record = await updatePicture(tx, current, picture);
    await recordChange(
      { tx, tenantId: tenant.id, actor },
      { entity: 'media', id, action: 'updated', version: record.version },
    );
    return toMedia(record, tenant.guid, (await countUsages(tx, [id])).get(id));
  });
}

/**
 * Makes an image show a stored picture and removes unused files: those of the old picture, or the new ones when the update fails.
 */
async function show(
  target: UploadTarget,
  before: MediaRecord,
  picture: MediaPicture,
): Promise<Media> {
  const { store, tenant } = target;
  const kept = [before.revision, before.original?.revision];
  const needed = [picture.revision, picture.original?.revision];
  const removeAll = async (
    revisions: (string | undefined)[],
    but: (string | undefined)[],
  ): Promise<void> => {
    for (const revision of new Set(revisions))
      if (revision !== undefined && !but.includes(revision))
        await store.removePicture({ tenantGuid: tenant.guid, guid: before.guid, revision });
  };
  let media: Media;
  try {
    media = await writeDown(target, before, picture);
  } catch (error) {
    await removeAll(needed, kept);
    throw error;
  }
  await removeAll(kept, needed);
  return media;
}

/** Stores a new picture of an image and makes the image show it. */
async function storeAndShow(
  target: UploadTarget,
  before: MediaRecord,
  picture: EncodedPicture,
  rest: Pick<MediaPicture, 'crop' | 'original' | 'upload'>,
): Promise<Media> {
  const { guid, name } = before;
  const revision = newRevision();
  await storePicture(
    target.store,
    { tenantGuid: target.tenant.guid, guid, revision },
    name,
    picture,
  );
  const { width, height } = picture;
  return show(target, before, {
    revision,
    width,
    height,
    variants: getVariants(name, picture),
    ...rest,
  });
}

/** Returns the source of crops: the master, or the largest file of a picture from before masters existed. */
async function readMaster(
  store: MediaStore,
  place: PicturePlace,
  { variants }: { readonly variants: readonly StoredVariant[] },
): Promise<Buffer | undefined> {
  const largest = variants
    .toSorted((one, other) => other.w - one.w)
    .find(({ format }) => format !== 'avif');
  return (
    (await store.read(place, MASTER_FILE)) ?? (largest && (await store.read(place, largest.file)))
  );
}

/**
 * Crops an image, or removes the crop. The original is retained, and every crop is cut from it.
 * @param crop - area or null
 * @returns image
 * @throws `not_found`; `conflict`; `image_invalid` for an SVG or when the original is missing
 */
export async function cropMedia(
  target: UploadTarget,
  which: ChangedImage,
  crop: Crop | null,
): Promise<Media> {
  const { store, tenant } = target;
  const before = await readCurrent(target, which);
  const type = pixelType(before.mime_type);
  if (!type) throw refuseImage(before.filename, 'a drawing cannot be cropped');
  const { revision, width, height, variants } = before.original ?? before;
  const original = { revision, width, height, variants };
  const isWhole = crop === null || (crop.width === 1 && crop.height === 1);
  if (isWhole) return show(target, before, { ...original, crop: null, original: null });

  const master = await readMaster(
    store,
    { tenantGuid: tenant.guid, guid: before.guid, revision },
    original,
  );
  if (!master) throw refuseImage(before.filename, 'its original is not there any more');
  const picture = await inTurn(() => cropImage(master, type, crop));
  return storeAndShow(target, before, picture, { crop, original });
}

/** Returns the image's name with the file extension of its new picture. */
function renamed(filename: string, uploaded: string): string {
  const ending = /\.[^.]*$/.exec(uploaded)?.[0] ?? '';
  return `${filename.replace(/\.[^.]*$/, '')}${ending}`;
}

/**
 * Replaces the picture of an image; name, texts, folder and URL stay the same.
 * @throws `not_found`; `conflict`; `validation_failed` without exactly one file; `too_large`; `image_invalid`; `storage_full`
 */
export async function replaceMedia(
  target: UploadTarget,
  which: ChangedImage,
  uploads: readonly Upload[],
): Promise<Media> {
  checkUploads(uploads);
  const [upload, ...more] = uploads;
  if (!upload || more.length > 0)
    throw appError('validation_failed', { formErrors: { 'files[]': 'Choose one image' } });
  const before = await readCurrent(target, which);
  const { run, tenant } = target;
  await run((tx) => checkRoom(tx, tenant, upload.bytes.byteLength - before.bytes));
  const image = await inTurn(() => encodeImage(upload.bytes, upload.filename, upload.type));
  return storeAndShow(target, before, image, {
    crop: null,
    original: null,
    upload: {
      filename: renamed(before.filename, upload.filename),
      mime_type: image.mimeType,
      bytes: upload.bytes.byteLength,
    },
  });
}
