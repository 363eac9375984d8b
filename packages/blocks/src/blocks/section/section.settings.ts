import { defineSettings } from '../../define/define-settings.ts';
import type { SectionProps } from './section.definition.ts';

/** Settings of a section. */
export const sectionSettings = defineSettings<SectionProps>([
  {
    kind: 'text',
    prop: 'anchor',
    label: 'Anchor',
    placeholder: 'opening-hours',
    help: 'For example: links to #opening-hours jump here.',
  },
]);
