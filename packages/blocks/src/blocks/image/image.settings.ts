import { defineSettings, getOptions } from '../../define/define-settings.ts';
import { IMAGE_UNITS, type ImageProps, OBJECT_FITS } from './image.definition.ts';

/** Settings of an image. */
export const imageSettings = defineSettings<ImageProps>([
  {
    kind: 'image',
    prop: 'src',
    label: 'Picture',
    also: { alt: 'altText', width: 'naturalWidth', height: 'naturalHeight', focus: 'focus' },
  },
  {
    kind: 'sizes',
    prop: 'sizes',
    label: 'Size',
    units: IMAGE_UNITS,
    help: 'A height of 0 keeps the aspect ratio of the picture.',
  },
  { kind: 'select', prop: 'objectFit', label: 'Fit', options: getOptions(OBJECT_FITS) },
  { kind: 'number', prop: 'rotate', label: 'Rotate', min: -360, max: 360, step: 1, unit: '°' },
  { kind: 'link', prop: 'url', label: 'Link', also: { target: 'urlTarget' } },
]);
