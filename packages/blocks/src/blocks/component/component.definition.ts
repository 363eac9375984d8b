import { COMPONENT_PART } from '../../define/component-props.ts';
import { defineBlock } from '../../define/define-block.ts';

/** Shows a component of the site in a column. Before a page is rendered, the blocks of the component replace it. */
export const componentDefinition = defineBlock({
  ...COMPONENT_PART,
  type: 'Component',
  label: 'Component',
  icon: 'components',
  description: 'Blocks that are the same on every page that shows them.',
  rules: { parents: ['Column', 'Container'], children: [] },
});
