import { THEME_COLORS } from '@org/schema';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { imageItemShape, MAX_IMAGES, startingImages } from '../../images/image-item.ts';
import { TRANSITIONS } from './carousel-look.ts';

export const CAROUSEL_BORDERS = ['solid', 'dashed', 'dotted'] as const;

const shape = object({
  images: array(imageItemShape.required()).max(MAX_IMAGES).required(),
  /** px; at most the available width. */
  width: number().min(50).max(2000).required(),
  /** px */
  height: number().min(50).max(2000).required(),
  /** px */
  borderWidth: number().min(0).max(40).required(),
  borderColor: string().oneOf(THEME_COLORS).required(),
  borderStyle: string().oneOf(CAROUSEL_BORDERS).required(),
  /** px */
  borderRadius: number().min(0).max(400).required(),
  /** True for dots, false for bars. */
  showDots: boolean().required(),
  /** Autoplay interval in ms; 0 disables autoplay. */
  interval: number().min(0).max(600_000).required(),
  transitionStyle: string().oneOf(TRANSITIONS).required(),
  /** True shows an indicator for each image. */
  showIndicators: boolean().required(),
  /** True shows arrows. */
  showControls: boolean().required(),
  darkMode: boolean().required(),
});
export type ImageCarouselProps = InferType<typeof shape>;

/** Images that are shown one at a time. */
export const imageCarouselDefinition = defineBlock({
  type: 'ImageCarousel',
  label: 'Image carousel',
  description: 'Pictures shown one after the other, by hand or automatically.',
  category: 'media',
  icon: 'carousel-horizontal',
  shape,
  defaults: {
    images: startingImages(4),
    width: 300,
    height: 300,
    borderWidth: 0,
    borderColor: 'dark',
    borderStyle: 'solid',
    borderRadius: 12,
    showDots: true,
    interval: 5000,
    transitionStyle: 'slide',
    showIndicators: true,
    showControls: true,
    darkMode: false,
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'spacing'],
});
