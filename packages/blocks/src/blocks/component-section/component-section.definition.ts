import { COMPONENT_PART } from '../../define/component-props.ts';
import { defineBlock } from '../../define/define-block.ts';

/** Shows a component of the site as a section of the page. Before a page is rendered, the component replaces it. */
export const componentSectionDefinition = defineBlock({
  ...COMPONENT_PART,
  type: 'ComponentSection',
  label: 'Component section',
  icon: 'layout-grid-add',
  description: 'A section that is the same on every page that shows it.',
  rules: { parents: ['Wrapper'], children: [] },
});
