import { defineExamples } from '../../define/define-examples.ts';
import { type ImageGalleryProps, startingGallery } from './image-gallery.definition.ts';

/** Examples of image galleries. */
export const imageGalleryExamples = defineExamples<ImageGalleryProps>({
  minimal: { props: { images: startingGallery(1) } },
  typical: {},
  longText: {
    props: {
      images: [...startingGallery(6), ...startingGallery(5).toReversed()].map((image, at) => ({
        ...image,
        id: `image-${at}`,
        altText: `${image.altText}, seen from the terrace. `.repeat(8),
      })),
    },
  },
  empty: { props: { images: [] } },
  rtl: {
    dir: 'rtl',
    props: { images: startingGallery(5).map((image) => ({ ...image, altText: 'منظر طبيعي' })) },
  },
});
