import { FONT_WEIGHTS } from '@org/schema';
import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import { EMAIL_HEADING_LEVELS, type EmailHeadingProps } from './email-heading.definition.ts';

/** Settings of an email heading. */
export const emailHeadingSettings = defineSettings<EmailHeadingProps>([
  { kind: 'text', prop: 'text', label: 'Text' },
  {
    kind: 'select',
    prop: 'level',
    label: 'Level',
    options: EMAIL_HEADING_LEVELS.map((level) => ({ value: level, label: `Heading ${level}` })),
    help: 'Screen readers use the levels as an outline.',
  },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 14, max: 60, step: 1, unit: 'px' },
  {
    kind: 'select',
    prop: 'fontWeight',
    label: 'Weight',
    options: FONT_WEIGHTS.map((weight) => ({ value: weight, label: String(weight) })),
  },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
