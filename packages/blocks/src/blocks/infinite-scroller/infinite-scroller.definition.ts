import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { imageItemShape, MAX_IMAGES, startingImages } from '../../images/image-item.ts';

export const SCROLL_DIRECTIONS = ['left', 'right'] as const;
/** Speeds, slowest first. */
export const SCROLL_SPEEDS = ['evenslower', 'veryslow', 'slow', 'medium', 'fast'] as const;

const shape = object({
  images: array(imageItemShape.required()).max(MAX_IMAGES).required(),
  /** Direction of the movement. */
  direction: string().oneOf(SCROLL_DIRECTIONS).required(),
  speed: string().oneOf(SCROLL_SPEEDS).required(),
  /** True fades both ends. */
  showMask: boolean().required(),
  /** px */
  imageWidth: number().min(20).max(1000).required(),
  /** px */
  imageHeight: number().min(20).max(1000).required(),
});
export type InfiniteScrollerProps = InferType<typeof shape>;

/** An endlessly scrolling row of images. */
export const infiniteScrollerDefinition = defineBlock({
  type: 'InfiniteScroller',
  label: 'Infinite image scroller',
  description: 'An endlessly scrolling row of pictures, such as logos.',
  category: 'media',
  icon: 'infinity',
  shape,
  defaults: {
    images: startingImages(6),
    direction: 'left',
    speed: 'slow',
    showMask: true,
    imageWidth: 150,
    imageHeight: 150,
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  aliases: ['InfiniteImageScroller'],
});
