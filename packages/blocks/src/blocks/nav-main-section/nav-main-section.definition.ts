import { object } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** The menu in a navigation bar: the tenant's items, cart and the visitor's own menu. */
export const navMainSectionDefinition = defineBlock({
  type: 'NavMainSection',
  label: 'Menu section',
  description: "The menu in a navigation bar: the site's items, its cart, and who is signed in.",
  category: 'navigation',
  icon: 'menu-2',
  shape: object({}),
  defaults: {},
  canvas: false,
  rules: { parents: ['NavigationBar'], children: [] },
  groups: ['spacing'],
  partOf: 'NavigationBar',
  hasItems: true,
  usesStylesOf: ['Button'],
});
