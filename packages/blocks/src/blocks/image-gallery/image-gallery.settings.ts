import { defineSettings } from '../../define-settings.ts';
import { IMAGE_FIELDS } from '../../image-fields.ts';
import { MOST_IMAGES } from '../../image-item.ts';
import { type ImageGalleryProps, NEW_GALLERY_IMAGE } from './image-gallery.definition.ts';

/** Settings of an image gallery. */
export const imageGallerySettings = defineSettings<ImageGalleryProps>([
  {
    kind: 'list',
    prop: 'images',
    label: 'Pictures',
    itemLabel: 'Picture',
    newItem: { ...NEW_GALLERY_IMAGE },
    max: MOST_IMAGES,
    fields: IMAGE_FIELDS,
  },
]);
