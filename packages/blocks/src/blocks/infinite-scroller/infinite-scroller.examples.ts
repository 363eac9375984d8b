import { defineExamples } from '../../define/define-examples.ts';
import { startingImages } from '../../images/image-item.ts';
import type { InfiniteScrollerProps } from './infinite-scroller.definition.ts';

/** Examples of infinite image scrollers. */
export const infiniteScrollerExamples = defineExamples<InfiniteScrollerProps>({
  minimal: { props: { images: startingImages(2), showMask: false } },
  typical: { props: { imageWidth: 240, imageHeight: 160 } },
  longText: {
    props: {
      images: Array.from({ length: 4 }, () => startingImages(6))
        .flat()
        .map((image, at) => ({ ...image, id: `image-${at}`, altText: image.altText.repeat(15) })),
      speed: 'fast',
      direction: 'right',
      imageWidth: 96,
      imageHeight: 96,
    },
  },
  empty: { props: { images: [] }, context: { editing: true } },
  rtl: { dir: 'rtl', props: { speed: 'veryslow' } },
});
