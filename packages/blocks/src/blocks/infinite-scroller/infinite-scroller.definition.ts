import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define-block.ts';
import { imageItemShape, MAX_IMAGES, startingImages } from '../../image-item.ts';

export const SCROLL_DIRECTIONS = ['left', 'right'] as const;
/** From the slowest to the fastest. */
export const SCROLL_SPEEDS = ['evenslower', 'veryslow', 'slow', 'medium', 'fast'] as const;

const shape = object({
  images: array(imageItemShape.required()).max(MAX_IMAGES).required(),
  /** Where the pictures go. */
  direction: string().oneOf(SCROLL_DIRECTIONS).required(),
  speed: string().oneOf(SCROLL_SPEEDS).required(),
  /** Whether they fade away at both ends. */
  showMask: boolean().required(),
  /** px */
  imageWidth: number().min(20).max(1000).required(),
  /** px */
  imageHeight: number().min(20).max(1000).required(),
});
export type InfiniteScrollerProps = InferType<typeof shape>;

/** A row of pictures that moves on and on. Source: BLK-SCROLLER-01. */
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
