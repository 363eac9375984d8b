import { defineExamples } from '../../define/define-examples.ts';
import type { ImageProps } from './image.definition.ts';

const size = (width: number, widthUnit: 'px' | '%', height: number) => ({
  width,
  widthUnit,
  height,
  heightUnit: 'px' as const,
});

/** Examples of images. */
export const imageExamples = defineExamples<ImageProps>({
  minimal: {},
  typical: {
    props: {
      url: '/visit',
      altText: 'The hills behind the workshop',
      sizes: {
        desktop: size(100, '%', 420),
        tablet: size(100, '%', 320),
        mobile: size(100, '%', 220),
      },
      settings: { desktop: { border: { borderRadius: 16 } } },
    },
  },
  longText: {
    props: {
      altText: 'A picture that is described at length. '.repeat(12),
      rotate: -3,
      objectFit: 'contain',
      sizes: { desktop: size(60, '%', 300) },
    },
  },
  empty: { props: { src: '' } },
  rtl: {
    dir: 'rtl',
    props: { altText: 'تلال عند شروق الشمس', sizes: { desktop: size(320, 'px', 200) } },
  },
});
