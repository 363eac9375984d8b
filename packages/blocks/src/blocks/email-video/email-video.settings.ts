import { defineSettings } from '../../define/define-settings.ts';
import type { EmailVideoProps } from './email-video.definition.ts';

/** Settings of a video. */
export const emailVideoSettings = defineSettings<EmailVideoProps>([
  { kind: 'link', prop: 'href', label: 'Link to the video' },
  {
    kind: 'image',
    prop: 'src',
    label: 'Picture',
    also: {
      alt: 'altText',
      width: 'naturalWidth',
      height: 'naturalHeight',
      mimeType: 'mimeType',
    },
    help: 'Videos do not play in emails: the picture opens the video in a browser.',
  },
  { kind: 'text', prop: 'text', label: 'Text of the bar', placeholder: 'Watch the video' },
  { kind: 'color', prop: 'backgroundColor', label: 'Bar' },
  { kind: 'color', prop: 'textColor', label: 'Text color' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
