import { defineExamples } from '../../define/define-examples.ts';
import { startingImages } from '../../images/image-item.ts';
import type { ImageCarouselProps } from './image-carousel.definition.ts';

/** Examples of image carousels. */
export const imageCarouselExamples = defineExamples<ImageCarouselProps>({
  minimal: { props: { images: startingImages(1), interval: 0 } },
  typical: { props: { width: 860, height: 440, borderRadius: 16, interval: 0 } },
  longText: {
    props: {
      images: startingImages(6).map((image) => ({ ...image, altText: image.altText.repeat(16) })),
      transitionStyle: 'fade',
      showDots: false,
      darkMode: true,
      borderWidth: 8,
      borderColor: 'tertiary',
      width: 560,
      height: 340,
    },
  },
  empty: { props: { images: [] }, context: { editing: true } },
  rtl: {
    dir: 'rtl',
    props: { images: startingImages(5).toReversed(), width: 480, height: 320, interval: 0 },
  },
});
