import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Free space in a navigation bar beside its logo and its menu. */
export const navHeaderSectionDefinition = defineBlock({
  type: 'NavHeaderSection',
  label: 'Header section',
  description: 'Space in a navigation bar for a slogan, an icon or a button.',
  category: 'navigation',
  icon: 'layout-bottombar',
  shape: object({}),
  defaults: {},
  canvas: true,
  rules: { parents: ['NavigationBar'], children: ['Text', 'Icons', 'Button'], max: 12 },
  groups: ['alignment', 'background', 'border', 'spacing'],
  children: [{ type: 'Text', props: { text: 'Family-run since 1994' } }],
  partOf: 'NavigationBar',
});
