import { LINK_TARGETS } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';

export const OBJECT_FITS = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const;
export const IMAGE_UNITS = ['px', '%'] as const;

/** Size on one device; a height of 0 keeps the image's aspect ratio. */
const size = () =>
  object({
    width: number().min(0).max(5000).required(),
    widthUnit: string().oneOf(IMAGE_UNITS).required(),
    height: number().min(0).max(5000).required(),
    heightUnit: string().oneOf(IMAGE_UNITS).required(),
  });
const ownSize = () => size().default(undefined).optional();

/** Position of the picture in its frame, % from the left and from the top; the picture is cropped around it. */
const focus = () =>
  object({
    x: number().min(0).max(100).required(),
    y: number().min(0).max(100).required(),
  })
    .default(undefined)
    .optional();

const shape = object({
  src: string().max(20_000).defined(),
  altText: string().max(500).defined(),
  /** Natural size of the image in px, 0 when unknown; reserves its space while it loads. */
  naturalWidth: number().integer().min(0).required(),
  naturalHeight: number().integer().min(0).required(),
  /** Desktop is the base; other devices only store differences. */
  sizes: object({
    desktop: size().required(),
    tablet: ownSize(),
    mobile: ownSize(),
    email: ownSize(),
  }).required(),
  /** Focus per device. Narrow devices have that of desktop, and desktop that of the media library. */
  focus: object({ desktop: focus(), tablet: focus(), mobile: focus() }).required(),
  objectFit: string().oneOf(OBJECT_FITS).required(),
  /** Degrees. */
  rotate: number().min(-360).max(360).required(),
  url: string().max(2000).defined(),
  urlTarget: string().oneOf(LINK_TARGETS).required(),
});
/** Props of the block "Image". */
export type ImageProps = InferType<typeof shape>;

/** An image with an optional link. */
export const imageDefinition = defineBlock({
  type: 'Image',
  label: 'Image',
  description: 'A picture, with an optional link.',
  category: 'media',
  icon: 'photo',
  shape,
  defaults: {
    src: DEFAULT_PICTURE,
    altText: 'Hills at sunrise',
    naturalWidth: 960,
    naturalHeight: 540,
    sizes: { desktop: { width: 100, widthUnit: '%', height: 250, heightUnit: 'px' } },
    focus: {},
    objectFit: 'cover',
    rotate: 0,
    url: '',
    urlTarget: '_self',
  },
  canvas: false,
  rules: {
    parents: ['Column', 'Container', 'CardHeader', 'Slide', 'CollectionItem'],
    children: [],
  },
  groups: ['alignment', 'border', 'spacing'],
  bindings: { src: 'picture', altText: 'text', url: 'link' },
  aliases: ['SingleImage'],
});
