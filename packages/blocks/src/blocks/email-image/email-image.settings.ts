import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { EMAIL_WIDTH } from '../../email/email-layout.ts';
import type { EmailImageProps } from './email-image.definition.ts';

/** Settings of an email image. */
export const emailImageSettings = defineSettings<EmailImageProps>([
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
    help: 'Many readers see the description first, or never load the picture.',
  },
  {
    kind: 'number',
    prop: 'width',
    label: 'Width',
    min: 0,
    max: EMAIL_WIDTH,
    step: 10,
    unit: 'px',
    help: '0 is as wide as the picture or its container.',
  },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'borderRadius', label: 'Corners', min: 0, max: 60, step: 1, unit: 'px' },
  { kind: 'link', prop: 'href', label: 'Link' },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
