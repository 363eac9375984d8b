import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** The logo in a navigation bar, which links to the home page. */
export const navLogoSectionDefinition = defineBlock({
  type: 'NavLogoSection',
  label: 'Logo section',
  description: 'The logo in a navigation bar, linked to the home page.',
  category: 'navigation',
  icon: 'home',
  shape: object({}),
  defaults: {},
  canvas: false,
  rules: { parents: ['NavigationBar'], children: [] },
  groups: ['spacing'],
  partOf: 'NavigationBar',
});
