import { defineSettings } from '../../define/define-settings.ts';
import { MAX_IMAGES } from '../../images/image-item.ts';
import { type ImageGalleryProps, NEW_GALLERY_IMAGE } from './image-gallery.definition.ts';

/** Settings of an image gallery. */
export const imageGallerySettings = defineSettings<ImageGalleryProps>([
  {
    kind: 'list',
    prop: 'images',
    label: 'Pictures',
    itemLabel: 'Picture',
    newItem: { ...NEW_GALLERY_IMAGE },
    max: MAX_IMAGES,
    fields: [
      {
        kind: 'image',
        prop: 'file',
        label: 'Picture',
        also: {
          alt: 'altText',
          width: 'naturalWidth',
          height: 'naturalHeight',
          mimeType: 'mime_type',
          filesize: 'filesize',
        },
      },
    ],
  },
]);
