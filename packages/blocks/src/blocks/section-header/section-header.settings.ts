import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
import type { SectionHeaderProps } from './section-header.definition.ts';

/** Settings of a section's header. */
export const sectionHeaderSettings = defineSettings<SectionHeaderProps>([
  { kind: 'text', prop: 'title', label: 'Title' },
  { kind: 'textarea', prop: 'subtitle', label: 'Subtitle' },
  {
    kind: 'segments',
    prop: 'alignment',
    label: 'Align',
    options: ALIGN_OPTIONS,
  },
]);
