import { array, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define-block.ts';
import { imageItemShape, MAX_IMAGES, NEW_IMAGE, startingImages } from '../../image-item.ts';

/** A picture of a gallery. Source: BLK-GALLERY-01. */
const item = imageItemShape.shape({
  /** Such as `image/jpeg`; '' where it is not known. */
  mime_type: string().max(100).defined(),
  /** KB; 0 where it is not known. */
  filesize: number().min(0).required(),
});
export type GalleryItem = InferType<typeof item>;

const shape = object({
  images: array(item.required()).max(MAX_IMAGES).required(),
});
export type ImageGalleryProps = InferType<typeof shape>;

/** A new picture of a gallery, without its id. */
export const NEW_GALLERY_IMAGE = { ...NEW_IMAGE, mime_type: '', filesize: 0 } as const;

/** Pictures that a gallery starts with. Shape: how many → items. */
export function startingGallery(count: number): GalleryItem[] {
  return startingImages(count).map((image) => ({
    ...image,
    mime_type: 'image/svg+xml',
    filesize: 1,
  }));
}

/** Pictures in a grid, each of which opens large. Source: BLK-GALLERY-01, BLK-GALLERY-02. */
export const imageGalleryDefinition = defineBlock({
  type: 'ImageGallery',
  label: 'Image gallery',
  description: 'Pictures in a grid. Each one opens in a lightbox.',
  category: 'media',
  icon: 'library-photo',
  shape,
  defaults: { images: startingGallery(6) },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
});
