import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { EMAIL_WIDTH } from '../../email/email-layout.ts';
import type { EmailHeaderProps } from './email-header.definition.ts';

/** Settings of an email header. */
export const emailHeaderSettings = defineSettings<EmailHeaderProps>([
  {
    kind: 'image',
    prop: 'src',
    label: 'Logo',
    also: {
      alt: 'altText',
      width: 'naturalWidth',
      height: 'naturalHeight',
      mimeType: 'mimeType',
    },
  },
  {
    kind: 'slider',
    prop: 'width',
    label: 'Width',
    min: 20,
    max: EMAIL_WIDTH,
    step: 10,
    unit: 'px',
  },
  {
    kind: 'text',
    prop: 'name',
    label: 'Name',
    help: 'Shown without a logo. {{company_name}} is the name in your settings.',
    when: { prop: 'src', is: [''] },
  },
  {
    kind: 'slider',
    prop: 'fontSize',
    label: 'Size',
    min: 14,
    max: 40,
    step: 1,
    unit: 'px',
    when: { prop: 'src', is: [''] },
  },
  { kind: 'color', prop: 'color', label: 'Color', when: { prop: 'src', is: [''] } },
  { kind: 'link', prop: 'href', label: 'Link' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
