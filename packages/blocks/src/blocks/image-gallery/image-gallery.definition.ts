import { array, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { imageItemShape, MAX_IMAGES, NEW_IMAGE, startingImages } from '../../images/image-item.ts';

/** An image of a gallery. */
const item = imageItemShape.shape({
  /** Such as `image/jpeg`; '' when unknown. */
  mime_type: string().max(100).defined(),
  /** KB; 0 when unknown. */
  filesize: number().min(0).required(),
});
export type GalleryItem = InferType<typeof item>;

const shape = object({
  images: array(item.required()).max(MAX_IMAGES).required(),
});
export type ImageGalleryProps = InferType<typeof shape>;

/** Default values of a new image, without its id. */
export const NEW_GALLERY_IMAGE = { ...NEW_IMAGE, mime_type: '', filesize: 0 } as const;

/**
 * Returns the images of a new gallery.
 * @param count - number
 */
export function startingGallery(count: number): GalleryItem[] {
  return startingImages(count).map((image) => ({
    ...image,
    mime_type: 'image/svg+xml',
    filesize: 1,
  }));
}

/** Images in a grid, each of which opens in a lightbox. */
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
