import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** A full-width line of a navigation bar: opening hours, a telephone number, an announcement. */
export const navInfoSectionDefinition = defineBlock({
  type: 'NavInfoSection',
  label: 'Info section',
  description:
    'A line of text in a navigation bar, such as opening hours, a phone number or an announcement.',
  category: 'navigation',
  icon: 'info-circle',
  shape: object({}),
  defaults: {},
  canvas: true,
  rules: { parents: ['NavigationBar'], children: ['Text', 'Icons', 'Button'], max: 12 },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [
    { type: 'Text', props: { text: 'Open Monday to Friday, nine to five', fontSize: 0.75 } },
    { type: 'Text', props: { text: 'Free parking behind the house', fontSize: 0.75 } },
  ],
  partOf: 'NavigationBar',
});
